import { expect, test } from 'vitest'
import { recogniseCitations } from './recognise.ts'

/** Invented decisions in the reporters of states, regions and special courts; written before they were first read. */
const written = `
People v. Kelly, 47 Cal. 4th 1008 (2010)
Brown v. Davis, 12 Cal. App. 5th 344 (2017)
Doe v. Roe, 93 N.Y.2d 122 (1999)
Smith v. Jones, 215 A.D.3d 613 (2d Dep’t 2023)
Matter of Ruiz, 77 Misc. 3d 401 (N.Y. Sup. Ct. 2022)
People v. Peque, 22 N.Y.3d 168, 980 N.Y.S.2d 280, 3 N.E.3d 617 (2013)
Commonwealth v. Marinho, 464 Mass. 115 (2013)
Commonwealth v. Lys, 91 Mass. App. Ct. 718 (2017)
State v. Nunez-Valdez, 200 N.J. 129, 975 A.2d 418 (2009)
State v. Gaitan, 419 N.J. Super. 365 (App. Div. 2011)
Hernandez v. State, 124 So. 3d 757 (Fla. 2012)
Ex parte Torres, 483 S.W.3d 35 (Tex. Crim. App. 2016)
State v. Favela, 343 P.3d 178 (N.M. 2015)
State v. Favela, 2015-NMSC-005, 343 P.3d 178
People v. Guzman, 2015 IL 118749
In re Jane Doe, 2019 WI 12, 385 Wis. 2d 222
State v. Smith, 2014-Ohio-3330
Smith v. State, 2013 WY 15, 294 P.3d 875
State v. Ortiz, 163 N.H. 506 (2012)
Diaz v. State, 279 Ga. 807 (2005)
Smith v. State, 287 Ga. App. 391 (2007)
State v. Martinez, 253 P.3d 445 (Wash. Ct. App. 2011)
State v. Jagana, 170 Wn. App. 32 (2012)
Com. v. Padilla, 80 A.3d 1238 (Pa. Super. Ct. 2013)
Denisyuk v. State, 422 Md. 462, 30 A.3d 914 (2011)
Miller v. State, 207 Md. App. 453 (2012)
Chapa v. State, 407 S.W.3d 428 (Tex. App. 2013)
United States v. Briggs, 141 S. Ct. 467 (2020)
In re Smith, 512 B.R. 33 (Bankr. D. Mass. 2014)
Lopez v. Astrue, 2010 WL 1235678 (D. Ariz. Mar. 3, 2010)
Ramos v. Holder, 2012 U.S. Dist. LEXIS 44561 (N.D. Cal. 2012)
United States v. Cruz, 70 M.J. 77 (C.A.A.F. 2011)
Jones v. Commissioner, 138 T.C. 45 (2012)
Doe v. United States, 104 Fed. Cl. 12 (2012)
Patel v. INS, 811 F. App’x 77 (2d Cir. 2020)
Smith v. Brown, 24 Vet. App. 11 (2010)
Santos v. Junta, 188 D.P.R. 252 (2013)
Lee v. State, 98 Haw. 221 (2002)
State v. Ramirez, 324 Or. App. 120 (2023)
State v. Yanez, 716 N.W.2d 340 (Minn. 2006)
Rios v. State, 368 Ark. 12 (2006)
State v. Sosa, 199 Ariz. 2 (2000)
People v. Vargas, 302 Mich. App. 9 (2013)
Garcia v. People, 2022 CO 6
State v. Lopez, 143 Idaho 12 (2006)
Marroquin v. State, 301 Kan. 4 (2015)
State v. Reyes, 67 Conn. App. 1 (2001)
State v. Cabrera, 208 W. Va. 12 (2000)
State v. Paredes, 775 N.W.2d 556 (Iowa 2009)
Medina v. State, 2021 ND 14, 954 N.W.2d 1
State v. Romero, 156 Ohio St. 3d 468 (2019)
State v. Francis, 104 Ohio App. 3d 1 (1995)
People v. Pozo, 746 P.2d 523 (Colo. 1987)
State v. Creary, 82 Ohio App. 3d 1
Smith v. Jones, 12 Utah 2d 4 (1961)
State v. Cook, 33 Wash. 2d 12 (1949)
Doe v. Roe, 5 Mass. L. Rptr. 12 (1996)
In re Adler, 494 B.R. 43 (2013)
Hill v. State, 4 Tex. Crim. 12 (1878)
Doe v. State, 9 Neb. App. 12 (2000)
State v. Doe, 11 S.D. 4 (1898)
Roe v. Doe, 44 Okla. Crim. 12 (1929)
Doe v. Doe, 6 R.I. 12 (1859)
State v. Doe, 101 Vt. 12 (1928)
State v. Roe, 88 Me. 3 (1895)
Doe v. Roe, 3 N.C. App. 44 (1968)
Doe v. Roe, 301 N.C. 44 (1980)
State v. Roe, 244 S.C. 12 (1964)
Doe v. Com., 44 Va. App. 12 (2004)
Doe v. Com., 12 Ky. 4 (1822)
Doe v. State, 44 Tenn. 12 (1867)
Doe v. State, 7 Miss. 4 (1842)
Doe v. State, 12 Mont. 4 (1892)
Doe v. State, 55 Nev. 4 (1933)
Doe v. State, 131 Nev. Adv. Op. 4 (2015)
Doe v. State, 44 La. Ann. 12 (1892)
Doe v. State, 12 Ind. App. 4 (1895)
Doe v. State, 44 Mo. App. 2 (1891)
United States v. Doe, 44 C.M.R. 2 (1971)
Doe v. Roe, 123 N.Y.S.3d 44 (App. Div. 2020)
`

test('decisions in the reporters of states and special courts are recognised', () => {
  const all = written.trim().split('\n')
  const missed = all.filter((text) => !recogniseCitations(text).some(({ key }) => key !== undefined))
  console.info(`${all.length - missed.length} of ${all.length} recognised; not: ${missed.join(' | ')}`)
  expect(all.length).toBe(80)
  expect(missed).toEqual([])
})

test.each([
  ['a reporter behind supra names one citation', 'as explained in Kaiser Foundation, supra, 13 Cal.App.5th at 1146', 1],
  ['a street is no page', 'He lives at 111 S.W. 12th St.', 0],
  ['an early volume by its reporter', 'Marbury v. Madison, 5 U.S. (1 Cranch) 137, 177 (1803)', 1],
  ['a numbered opinion of the Tax Court', 'the 1 T.C. No. 233', 1],
  ['memoranda of the Tax Court', 'something like T.C. Memo. 2019-233', 1],
  ['county courts of Pennsylvania', 'Kern v. Taney, 11 Pa. D. & C.5th 558 (2010)', 1],
])('%s', (_, text, count) => {
  expect(recogniseCitations(text)).toHaveLength(count)
})
