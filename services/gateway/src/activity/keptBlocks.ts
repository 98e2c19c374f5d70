/** How many blocks a reorganisation may go back before everything is read again. */
export const keptBlocks = 256
