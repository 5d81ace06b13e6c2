/**
 * A reporter of decisions. The years and volumes are traps for invented citations, not proof of anything: they are wide
 * on purpose, and a citation that passes them is still unchecked. Figures are from background knowledge except where the
 * list of authorities confirms them.
 */
export type Reporter = {
  /** How the product writes it; part of a citation's key. */
  readonly name: string
  /** Other ways to write it. A full stop matches with or without a space after it; spaces are optional. */
  readonly variants: readonly string[]
  readonly from: number
  /** The last year; absent while it still appears. */
  readonly to?: number
  /** The last volume in `reportersAsOf`; a reporter that still appears may grow by `growth` volumes a year. */
  readonly lastVolume: number
  readonly growth?: number
  /** Which courts it prints, for the parenthesis: `agency` wants BIA, A.G. or AAO; `circuit` a federal circuit. */
  readonly prints: 'agency' | 'supreme' | 'circuit' | 'district' | 'other'
  /** Volumes and the years of their decisions, ascending; the last one is still open where the reporter goes on. */
  readonly volumes?: readonly (readonly [volume: number, from: number, to: number])[]
}

/** The year in which the last volumes below were right. */
export const reportersAsOf = 2026

export const reporters: readonly Reporter[] = [
  {
    name: 'I&N Dec.',
    variants: ['I. & N. Dec.', 'I & N Dec.', 'I.&N. Dec.', 'I. and N. Dec.', 'I&N', 'I&N Dec', 'I & N Dec', 'IN Dec.'],
    from: 1940,
    lastVolume: 29,
    growth: 1,
    prints: 'agency',
    volumes: [
      [1, 1940, 1944],
      [2, 1943, 1948],
      [3, 1946, 1951],
      [4, 1949, 1953],
      [5, 1951, 1955],
      [6, 1952, 1957],
      [7, 1954, 1959],
      [8, 1957, 1961],
      [9, 1959, 1964],
      [10, 1961, 1966],
      [11, 1964, 1968],
      [12, 1965, 1970],
      [13, 1966, 1973],
      [14, 1971, 1975],
      [15, 1973, 1977],
      [16, 1975, 1980],
      [17, 1977, 1982],
      [18, 1980, 1986],
      [19, 1982, 1990],
      [20, 1988, 1996],
      [21, 1994, 1999],
      [22, 1996, 2001],
      [23, 2000, 2008],
      [24, 2006, 2011],
      [25, 2008, 2013],
      [26, 2011, 2017],
      [27, 2016, 2020],
      [28, 2019, 2025],
      [29, 2024, 2027],
    ],
  },
  {
    name: 'U.S.',
    variants: ['U. S.', 'US'],
    from: 1790,
    lastVolume: 610,
    growth: 5,
    prints: 'supreme',
    volumes: [
      [300, 1936, 1938],
      [350, 1955, 1957],
      [400, 1969, 1972],
      [420, 1974, 1977],
      [440, 1978, 1980],
      [450, 1980, 1982],
      [467, 1983, 1985],
      [480, 1986, 1988],
      [490, 1988, 1990],
      [502, 1991, 1993],
      [520, 1996, 1998],
      [533, 2000, 2002],
      [545, 2004, 2006],
      [555, 2008, 2010],
      [570, 2012, 2015],
      [580, 2016, 2019],
      [593, 2020, 2022],
      [603, 2023, 2025],
    ],
  },
  { name: 'S. Ct.', variants: ['S.Ct.', 'Sup. Ct.'], from: 1882, lastVolume: 147, growth: 30, prints: 'supreme' },
  {
    name: 'L. Ed. 2d',
    variants: ['L.Ed.2d', 'L. Ed. (2d)'],
    from: 1956,
    lastVolume: 235,
    growth: 30,
    prints: 'supreme',
  },
  { name: 'L. Ed.', variants: ['L.Ed.'], from: 1790, to: 1956, lastVolume: 100, prints: 'supreme' },
  {
    name: 'F.4th',
    variants: ['F. 4th', 'F4th'],
    from: 2021,
    lastVolume: 170,
    growth: 40,
    prints: 'circuit',
    volumes: [
      [1, 2021, 2021],
      [20, 2021, 2022],
      [50, 2022, 2023],
      [90, 2023, 2024],
      [120, 2024, 2025],
      [150, 2025, 2026],
    ],
  },
  {
    name: 'F.3d',
    variants: ['F. 3d', 'F3d', 'F.3rd'],
    from: 1993,
    to: 2021,
    lastVolume: 999,
    prints: 'circuit',
    volumes: [
      [1, 1993, 1993],
      [100, 1996, 1997],
      [200, 1999, 2000],
      [300, 2002, 2003],
      [400, 2005, 2006],
      [500, 2007, 2008],
      [600, 2009, 2011],
      [700, 2012, 2013],
      [800, 2015, 2016],
      [900, 2018, 2019],
      [999, 2021, 2021],
    ],
  },
  {
    name: 'F.2d',
    variants: ['F. 2d', 'F2d'],
    from: 1924,
    to: 1993,
    lastVolume: 999,
    prints: 'circuit',
    volumes: [
      [400, 1968, 1969],
      [600, 1979, 1980],
      [700, 1983, 1984],
      [800, 1986, 1987],
      [900, 1990, 1991],
      [999, 1993, 1993],
    ],
  },
  { name: 'F.', variants: [], from: 1880, to: 1925, lastVolume: 300, prints: 'circuit' },
  {
    name: "F. App'x",
    variants: ['F. Appx', 'Fed. Appx.', "Fed. App'x"],
    from: 2001,
    to: 2021,
    lastVolume: 861,
    prints: 'circuit',
  },
  {
    name: 'F. Supp. 3d',
    variants: ['F.Supp.3d', 'F. Supp.3d', 'F.Supp. 3d'],
    from: 2014,
    lastVolume: 820,
    growth: 60,
    prints: 'district',
  },
  {
    name: 'F. Supp. 2d',
    variants: ['F.Supp.2d', 'F. Supp.2d', 'F.Supp. 2d'],
    from: 1998,
    to: 2014,
    lastVolume: 999,
    prints: 'district',
  },
  { name: 'F. Supp.', variants: ['F.Supp.'], from: 1932, to: 1998, lastVolume: 999, prints: 'district' },
  { name: 'F.R.D.', variants: ['F. R. D.'], from: 1938, lastVolume: 350, growth: 30, prints: 'district' },
  { name: 'B.R.', variants: ['B. R.'], from: 1979, lastVolume: 680, growth: 30, prints: 'other' },
  { name: 'Fed. Cl.', variants: ['Fed.Cl.'], from: 1992, lastVolume: 185, growth: 30, prints: 'other' },
  { name: 'Cal. 4th', variants: ['Cal.4th'], from: 1991, to: 2016, lastVolume: 63, prints: 'other' },
  { name: 'Cal. 5th', variants: ['Cal.5th'], from: 2016, lastVolume: 20, growth: 30, prints: 'other' },
  { name: 'Cal. App. 4th', variants: ['Cal.App.4th'], from: 1991, to: 2016, lastVolume: 248, prints: 'other' },
  { name: 'Cal. App. 5th', variants: ['Cal.App.5th'], from: 2016, lastVolume: 125, growth: 30, prints: 'other' },
  { name: 'N.Y.2d', variants: ['N.Y. 2d', 'NY2d'], from: 1956, to: 2003, lastVolume: 100, prints: 'other' },
  { name: 'N.Y.3d', variants: ['N.Y. 3d', 'NY3d'], from: 2003, lastVolume: 50, growth: 30, prints: 'other' },
  { name: 'A.D.3d', variants: ['A.D. 3d', 'AD3d'], from: 2003, lastVolume: 250, growth: 30, prints: 'other' },
  { name: 'A.2d', variants: ['A. 2d'], from: 1938, to: 2010, lastVolume: 999, prints: 'other' },
  { name: 'A.3d', variants: ['A. 3d'], from: 2010, lastVolume: 350, growth: 30, prints: 'other' },
  { name: 'N.E.2d', variants: ['N.E. 2d'], from: 1936, to: 2014, lastVolume: 999, prints: 'other' },
  { name: 'N.E.3d', variants: ['N.E. 3d'], from: 2014, lastVolume: 280, growth: 30, prints: 'other' },
  { name: 'N.W.2d', variants: ['N.W. 2d'], from: 1941, to: 2024, lastVolume: 999, prints: 'other' },
  { name: 'P.2d', variants: ['P. 2d'], from: 1931, to: 2000, lastVolume: 999, prints: 'other' },
  { name: 'P.3d', variants: ['P. 3d'], from: 2000, lastVolume: 590, growth: 30, prints: 'other' },
  { name: 'S.E.2d', variants: ['S.E. 2d'], from: 1939, lastVolume: 930, growth: 30, prints: 'other' },
  { name: 'So. 2d', variants: ['So.2d'], from: 1941, to: 2008, lastVolume: 999, prints: 'other' },
  { name: 'So. 3d', variants: ['So.3d'], from: 2008, lastVolume: 420, growth: 30, prints: 'other' },
  { name: 'S.W.2d', variants: ['S.W. 2d'], from: 1928, to: 1999, lastVolume: 999, prints: 'other' },
  { name: 'S.W.3d', variants: ['S.W. 3d'], from: 1999, lastVolume: 730, growth: 30, prints: 'other' },
]

/** The federal circuits as they stand in a parenthesis before `Cir.`; Bluebook and popular forms. */
export const circuits: Readonly<Record<string, string>> = {
  '1st': '1',
  '2d': '2',
  '2nd': '2',
  '3d': '3',
  '3rd': '3',
  '4th': '4',
  '5th': '5',
  '6th': '6',
  '7th': '7',
  '8th': '8',
  '9th': '9',
  '10th': '10',
  '11th': '11',
  'D.C.': 'DC',
  DC: 'DC',
  'Fed.': 'Fed',
}
