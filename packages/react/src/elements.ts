'use client'

export type { LatchkeyElement } from './elements/createElementClass'
export type { ElementAttributes, ElementProperties } from './elements/ElementAttributes'
export { createLatchkey } from './elements/createLatchkey'
export { defineElements } from './elements/defineElements'
