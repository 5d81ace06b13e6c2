/**
 * The authorities that bear on a section besides those which its own text prints; each is offered only if the case
 * allows it (`authorities.ts`).
 */
export const sectionAuthorities: Readonly<Record<string, readonly string[]>> = {
  S20: ['ina208a1', 'ina208b1a', 'ina101a42', 'ina208b1bi', 'ina208b1bii', 'cfr13a', 'cfr13b1', 'cfr13b2'],
  S21: ['ina208a2b', 'ina208a2d', 'ina208a2e', 'cfr4a2', 'cfr4a4', 'cfr4a5', 'tmh', 'lozada', 'melgar'],
  S22: ['ina208b1bii', 'ina208b1biii', 'ina241b3c', 'ina240c4', 'jyc', 'smj', 'lac', 'mingdai', 'cfr13a'],
  S23: ['cfr13b1', 'dim'],
  S24r: ['elias', 'jbn', 'sp', 'ina208b1bi', 'ctl', 'barajas'],
  S24l: ['elias', 'jbn', 'sp', 'ina208b1bi', 'ctl', 'barajas'],
  S24n: ['elias', 'jbn', 'ina208b1bi', 'cfr13b2iii', 'ctl', 'barajas'],
  S24p: ['elias', 'jbn', 'sp', 'ina208b1bi', 'ctl', 'barajas'],
  S24s: ['elias', 'jbn', 'ina208b1bi', 'ctl', 'barajas'],
  S25: ['acosta', 'mevg', 'wgr', 'kesg', 'ssfm', 'ab1', 'rerm', 'lea2', 'oarg', 'lalt', 'eag', 'ca'],
  S26: ['acosta', 'ab1'],
  S27: ['cardoza', 'mogharrabi', 'cfr13b1', 'cfr13b2', 'cfr13b2iii'],
  S28: ['mzmr', 'cfr13b3', 'cfr16b'],
  S29: ['ina208b2a', 'ina208b2a6', 'cfr15', 'agg', 'ina241b3b', 'cfr16d2'],
  S30: ['cfr13b1iii', 'ls', 'chen', 'b21', 'sakhah', 'nma'],
  S31: ['pula'],
  S32: ['ina208b3', 'ina101b1'],
  S50: ['ina241b3a', 'ina241b3b', 'ina241b3c', 'cfr16b', 'cfr16d2', 'stevic', 'ctl', 'barajas'],
  S60: ['cfr16c2', 'cfr16c3', 'cfr18a1', 'je', 'raf', 'nnb', 'farra2242'],
  S61: ['cfr18a7', 'oarg', 'barajas'],
  S62: ['cfr16c4', 'cfr17a'],
}
