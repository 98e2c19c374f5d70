import * as oauth from 'openid-client'

/** Bounds how long a provider may take, and allows plain HTTP on this machine only: for development providers. */
export function tuneConfiguration(configuration: oauth.Configuration, issuer: string): oauth.Configuration {
  configuration.timeout = 10
  if (isLoopback(issuer)) oauth.allowInsecureRequests(configuration)
  return configuration
}

/** Whether an issuer is a development provider on this machine. */
export function isLoopback(issuer: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(issuer)
}
