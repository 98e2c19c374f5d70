/**
 * React's development build draws tracks for the browser's performance panel, which nobody looks at here: with a debugger
 * attached, as it always is in tests, that costs more than the rendering. Runs before React is loaded.
 */
for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name)
