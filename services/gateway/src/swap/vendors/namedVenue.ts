/** Returns a vendor's name of an exchange with only letters that can be shown anywhere. */
export function namedVenue(name: string): string {
  return (
    name
      .replace(/[^\w .+&-]/g, '')
      .slice(0, 60)
      .trim() || 'unknown'
  )
}
