import { osiLicences } from './osiLicences'

/**
 * Whether an SPDX expression allows use under OSI-approved terms:
 * one side of an OR is enough, both sides of an AND are needed, and an invalid expression is rejected.
 */
export function isOpenSource(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  const answer = readOr(tokens)
  return answer && tokens.length === 0
}

function readOr(tokens: string[]): boolean {
  let answer = readAnd(tokens)
  while (takes(tokens, 'OR')) {
    const right = readAnd(tokens)
    answer = answer || right
  }
  return answer
}

function readAnd(tokens: string[]): boolean {
  let answer = readOne(tokens)
  while (takes(tokens, 'AND')) {
    const right = readOne(tokens)
    answer = answer && right
  }
  return answer
}

function readOne(tokens: string[]): boolean {
  if (takes(tokens, '(')) {
    const answer = readOr(tokens)
    return takes(tokens, ')') && answer
  }
  const id = tokens.shift() ?? ''
  // An exception only adds permissions, so the license before WITH decides.
  if (takes(tokens, 'WITH')) tokens.shift()
  return osiLicences.has(id.replace(/\+$/, ''))
}

function takes(tokens: string[], word: string): boolean {
  if (tokens[0]?.toUpperCase() !== word) return false
  tokens.shift()
  return true
}
