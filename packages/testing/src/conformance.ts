// The suites that every chain adapter, view and call must pass are exported from here.
export {}
