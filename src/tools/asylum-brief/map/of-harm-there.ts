/** Who harms whom there, why and with whose leave: what a country's workers earn and its schools teach says nothing of it. */
export const ofHarmThere = { apartFrom: { living: true } } as const
