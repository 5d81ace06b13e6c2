/** How the product's own Word files are set: points, and the margin on all sides in inches. */
export const ownSetting = { size: 12, margin: 1 } as const
