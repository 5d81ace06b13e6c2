/**
 * What the languages of the Latin alphabet write in two ways: Dayana and Dallana, Jimena and Ximena, Walter and Gualter, Gamal and
 * Jamal, Michael and Mikael, Nidal and Nizal, Othman and Osman, Hasan and Gasan, Tsvetkova and Cvetkova.
 */
export const spelledTwice: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)x(?=[iu])/g, 'sh'],
  [/ll(?=[aeiou])/g, 'y'],
  [/g(?=[ei])/g, 'j'],
  [/^y(?=[aeiou])/g, 'j'],
  [/[iy]o(?=v)/g, 'e'],
  [/(?<=[ei]nd)er$/g, 'ra'],
  [/(?<=[aeiou])j$/g, 'dj'],
  [/^g(?=[aou])/g, 'j'],
  [/^x(?=[aeiou])/g, 'j'],
  [/^[gh]u(?=a)/g, 'w'],
  [/ch(?=[rl])|(?<=mi)ch(?=ae)/g, 'k'],
  [/dh/g, 'z'],
  [/th/g, 's'],
  [/^h(?=[aeiou])/g, 'g'],
  [/^c(?=[vyz])|(?<=[aeiou])c(?=[eiy])/g, 'ts'],
  [/qu(?=[ao])/g, 'k'],
  [/oi(?=n)/g, 'wa'],
  [/^j(?=[aeou])/g, 'h'],
  [/sy(?=[aiu])/g, 'sh'],
  [/sinh$/g, 'singh'],
]
