/** The server that tests start: `npm test` names the one that it has built for production, as attorneys meet it. */
export const serverProgram = process.env.SERVER_PROGRAM ?? 'src/server/main.ts'
