/** States and territories of the Ninth Circuit (28 U.S.C. 41), where two decisions on separation may be cited. */
const ninthCircuit = new Set(['AK', 'AZ', 'CA', 'GU', 'HI', 'ID', 'MP', 'MT', 'NV', 'OR', 'WA'])

/** True when the client record says that the applicant lives in the Ninth Circuit; unknown counts as no. */
export function isInNinthCircuit(state: string | undefined): boolean {
  return state !== undefined && ninthCircuit.has(state.toUpperCase())
}
