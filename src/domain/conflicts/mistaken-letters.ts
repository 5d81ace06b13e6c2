/** What it costs to hear one sound for another; two sounds that are not here cost a whole one. */
const near: Readonly<Record<string, number>> = pairs([
  ['ae eI oU IE ei', 0.25],
  ['ou iI uU EI OU uO oO IY iY EY eY yY uW oW UW OW wW vW aA Ii', 0.08],
  ['iy Iy wv wu wo wU wO eE', 0.1],
  ['iE aO AO oö oA AE', 0.35],
  ['eA', 0.3],
  ['Ey', 0.1],
  ['bw', 0.3],
  ['yJ ck hk CX aE', 0.5],
  ['ao ey vu eö', 0.6],
  ['Ya', 0.35],
  ['ai iu io', 0.85],
  ['eu', 0.58],
  ['au eo uö', 0.8],
  ['dt gk bp sz sS bv', 0.22],
  ['Xh', 0.15],
  ['SC CJ SJ sc cC zJ zc Xk fv', 0.35],
  ['sC sJ', 0.45],
  ['rl', 0.55],
  ['gJ', 0.5],
  ['pf', 0.6],
  ['mn', 0.7],
])

function pairs(list: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(
    list.flatMap(([both, cost]) =>
      both.split(' ').flatMap((pair) => [
        [pair, cost],
        [`${pair[1]}${pair[0]}`, cost],
      ]),
    ),
  )
}

const vowel = /[aeiouAUIEOö*]/

/** How far two letters lie apart for who hears or misreads a name: 0 where they are the same, 1 where nobody mistakes them. */
export function mistaking(one: string, other: string): number {
  if (one === other) return 0
  if (one === '*' || other === '*') return vowel.test(one + other.replace('*', '')) || vowel.test(other) ? 0.1 : 1
  return near[one + other] ?? 1
}
