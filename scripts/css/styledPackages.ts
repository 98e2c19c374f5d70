/** Where style sheets are written as `.module.css`. */
export const styledPackages = ['packages/ui/src', 'packages/react/src', 'services/frame/src'] as const
