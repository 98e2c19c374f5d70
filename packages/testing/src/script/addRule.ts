import type { Rule } from './Behaviour'

/** Adds a rule. A lasting one replaces what it covers, so the latest counts. */
export function addRule(rules: readonly Rule[], rule: Rule): readonly Rule[] {
  if (rule.once) return [...rules, rule]
  if (rule.method === undefined) return rule.behaviour.kind === 'approve' ? [] : [rule]
  const covered = new Set(methodsOf(rule))
  const isCovered = (older: Rule) =>
    older.method !== undefined && methodsOf(older).every((method) => covered.has(method))
  return [...rules.filter((older) => !isCovered(older)), rule]
}

function methodsOf({ method }: Rule): readonly string[] {
  if (method === undefined) return []
  return typeof method === 'string' ? [method] : method
}
