'use client'

export type { LatchkeyElement } from './elements/createElementClass'
export { createLatchkey } from './elements/createLatchkey'
export { defineElements } from './elements/defineElements'
export type { ElementAttributes, ElementProperties } from './elements/ElementAttributes'
