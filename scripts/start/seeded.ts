/** Seeds a node, and stops it if that fails. */
export async function seeded<Node extends { stop(): Promise<void> }>(
  starting: Promise<Node>,
  seed: (node: Node) => Promise<void>,
): Promise<Node> {
  const node = await starting
  try {
    await seed(node)
    return node
  } catch (cause) {
    await node.stop()
    throw cause
  }
}
