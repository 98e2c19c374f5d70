/**
 * React's development build draws tracks for the browser's performance panel, which nobody looks at here. With a
 * debugger
 * attached, as always in tests, that costs more than rendering. Runs before React loads.
 */
for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name)
