/** How many blocks a reorganisation may go back without everything being read anew. */
export const keptBlocks = 256
