/** [HTTP-7] What every key in the browser's storage begins with. */
export const storagePrefix = '@latchkey/'
