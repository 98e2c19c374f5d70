/**
 * Whether this is a development build of the site. Bundlers replace `process.env.NODE_ENV`, written out like this. A
 * page without a bundler counts as production.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development'
  } catch {
    // Such a page has no `process`.
    return false
  }
}
