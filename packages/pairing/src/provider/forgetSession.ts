import type { ProviderContext } from './ProviderContext'

/** [WC-4] Forgets a session and clears the state of its families. */
export function forgetSession(context: ProviderContext, topic: string): void {
  const { topics, chains, left } = context.memory.read()
  const gone = Object.keys(topics).filter((namespace) => topics[namespace] === topic)
  if (gone.length === 0) return
  const leavers = Object.entries(left).filter(([, each]) => each !== topic)
  const without = (values: { readonly [namespace: string]: string }) =>
    Object.fromEntries(Object.entries(values).filter(([namespace]) => !gone.includes(namespace)))
  context.memory.update((state) => ({
    ...state,
    topics: without(topics),
    chains: without(chains),
    left: Object.fromEntries(leavers),
  }))
  for (const namespace of gone) context.preferred.delete(namespace)
}
