/** Whether the long form of a suite is wanted (`npm run test:long`, or LONG=1); `npm test` runs the short one. */
export const isLong = process.env.LONG === '1'
