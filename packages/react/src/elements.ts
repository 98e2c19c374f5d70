'use client'

export type { LatchkeyElement } from './elements/createElementClass'
export { createLatchkey } from './elements/createLatchkey'
export { defineElements } from './elements/defineElements'
