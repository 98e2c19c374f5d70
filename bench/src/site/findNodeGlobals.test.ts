import { expect, it } from 'vitest'
import { findNodeGlobals } from './findNodeGlobals'

it.each([
  ['process.env.NODE_ENV', ['process']],
  ['const f=()=>typeof Buffer<"u"?Buffer.from(""):global', ['Buffer', 'global']],
  ['globalThis.process?.version;window["Buffer"]', ['Buffer', 'process']],
  ['const{process:p}=globalThis', []],
  ['const{process}=globalThis', ['process']],
  ['class Hash{process(e){return e.process(this.global)}}const o={Buffer:1,global(){}}', []],
  ['const a="process.env",b=`Buffer`,c=/global/', []],
  ['import{process as e}from"./a.js";export{e as Buffer}', []],
])('finds Node globals in %s', (code, names) => {
  expect(findNodeGlobals(code)).toEqual(names)
})
