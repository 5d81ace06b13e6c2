/** The server that tests start: from its sources, or what `SERVER_PROGRAM` names (`dist/server/main.js` starts in a third less). */
export const serverProgram = process.env.SERVER_PROGRAM ?? 'src/server/main.ts'
