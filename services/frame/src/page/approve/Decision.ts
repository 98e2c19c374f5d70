/** What the visitor decided. */
export type Decision = 'approved' | 'rejected'
