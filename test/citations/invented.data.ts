/**
 * Invented decisions in the manner that courts have caught: real reporters and courts, likely names, one of them near a
 * real one. None exists, or none of that name stands at that place.
 */
export const inventedByHand: readonly string[] = `
Matter of R-L-M-T-, 26 I&N Dec. 417 (BIA 2014)
Matter of Adeyinka-Cole, 25 I&N Dec. 611 (BIA 2011)
Matter of S-K-P- & L-M-P-, 27 I&N Dec. 233 (BIA 2018)
Matter of Villanueva-Ortega, 24 I&N Dec. 318 (BIA 2007)
Matter of Castellanos-Rivas, 22 I&N Dec. 1144 (BIA 1999)
Matter of D-A-V-, 28 I&N Dec. 441 (BIA 2021)
Matter of Hernandez-Pineda, 21 I&N Dec. 902 (BIA 1997)
Matter of Okafor, 19 I&N Dec. 688 (BIA 1988)
Matter of G-T-R-, 23 I&N Dec. 771 (A.G. 2005)
In re Y-B-L-, 24 I&N Dec. 190 (BIA 2007)
Matter of Cervantes-Gomez, 22 I&N Dec. 612 (BIA 1999)
Matter of Pilchman, 21 I&N Dec. 640 (BIA 1996)
Matter of Mendez-Moral, 21 I&N Dec. 311 (BIA 1996)
Matter of M-E-V-Q-, 26 I&N Dec. 239 (BIA 2014)
Matter of Acosta-Mora, 19 I&N Dec. 231 (BIA 1985)
Matter of Dhanasarian, 26 I&N Dec. 890 (AAO 2016)
Alvarez-Mendieta v. Holder, 612 F.3d 884 (9th Cir. 2010)
Petrosyan-Hakobyan v. Gonzales, 447 F.3d 1123 (9th Cir. 2006)
Santos-Quiroz v. Lynch, 812 F.3d 417 (1st Cir. 2016)
Okeke-Brown v. Sessions, 881 F.3d 553 (6th Cir. 2018)
Diallo-Bah v. Ashcroft, 355 F.3d 902 (2d Cir. 2004)
Zhang-Liu v. Garland, 33 F.4th 717 (9th Cir. 2022)
Martinez-Arroyo v. Barr, 958 F.3d 1044 (10th Cir. 2020)
Hailemariam v. Mukasey, 530 F.3d 641 (8th Cir. 2008)
Gutierrez-Solano v. INS, 213 F.3d 1108 (9th Cir. 2000)
Ferreira da Silva v. Attorney General, 771 F.3d 215 (3d Cir. 2014)
Khachatryan-Simonyan v. Holder, 742 F.3d 990 (9th Cir. 2014)
Bello-Adeleke v. Garland, 57 F.4th 302 (4th Cir. 2023)
Rojas-Camacho v. Bondi, 128 F.4th 655 (5th Cir. 2025)
Nguyen-Tran v. Wilkinson, 989 F.3d 414 (5th Cir. 2021)
Cardenas-Vega v. Garland, 41 F.4th 1190 (9th Cir. 2022)
Mohamud-Ali v. Whitaker, 911 F.3d 887 (8th Cir. 2018)
Singh-Dhaliwal v. Holder, 656 F.3d 1151 (9th Cir. 2011)
Lopez-Galdamez v. Barr, 941 F.3d 663 (4th Cir. 2019)
Umana-Portillo v. Garland, 21 F.4th 855 (1st Cir. 2021)
Varghani v. China Eastern Airlines Co., 925 F.3d 1344 (11th Cir. 2019)
Shaboun v. EgyptAir, 2013 WL 3829266 (N.D. Ill. 2013)
Petersen-Kahl v. Iran Air, 905 F. Supp. 2d 121 (D.D.C. 2012)
Estate of Durdan v. KLM, 2017 WL 2418825 (Ga. Ct. App. 2017)
Delgado-Ruiz v. United States, 516 F. Supp. 3d 881 (D. Ariz. 2021)
Morales-Trejo v. USCIS, 588 F. Supp. 3d 1022 (N.D. Cal. 2022)
Kaur-Gill v. DHS, 430 F. Supp. 2d 1099 (E.D. Cal. 2006)
Haddad v. Director, USCIS, 701 F. Supp. 3d 455 (E.D. Va. 2023)
INS v. Hernandez-Fonseca, 480 U.S. 444 (1987)
INS v. Elias-Martinez, 502 U.S. 492 (1992)
Guerrero-Lasprilla v. Holder, 589 U.S. 240 (2020)
Pereida-Soto v. Wilkinson, 592 U.S. 244 (2021)
Nasrallah-Khan v. Barr, 590 U.S. 601 (2020)
Kucana-Berisha v. Holder, 558 U.S. 250 (2010)
Hassan v. Rosen, 985 F.3d 587, 592 (7th Cir. 2021)
Perez-Arceo v. Lynch, 821 F.3d 1190, 1194 (9th Cir. 2016)
Ordonez-Tevalan v. Gonzales, 423 F.3d 337 (3d Cir. 2005)
De Leon-Lemus v. Ashcroft, 382 F.3d 870 (9th Cir. 2004)
Matter of L-S-M-, 27 I&N Dec. 601 (BIA 2019)
Matter of T-R-C-, 28 I&N Dec. 266 (A.G. 2021)
Ramos-Pineda v. Garland, No. 21-60412 (5th Cir. June 3, 2022)
Tesfai v. Bondi, No. 24-1187 (4th Cir. Mar. 11, 2025)
Osei-Mensah v. Barr, 799 F. App'x 214 (6th Cir. 2020)
Correa-Duarte v. Lynch, 645 F. App'x 588 (9th Cir. 2016)
Boakye v. Holder, 570 F. App'x 301 (4th Cir. 2014)
`
  .trim()
  .split('\n')

const applicants =
  'Abdi-Warsame,Baptiste-Louis,Calderon-Mejia,Dos Santos-Pereira,Eze-Nwosu,Figueroa-Tello,Ghebremedhin,Huang-Chen,Ivanenko,Juarez-Tzoc,Kamara-Sesay,Lemus-Argueta,Mbeki-Tshombe,Navarrete-Cruz,Orellana-Funes,Palacios-Yanes,Quintanilla-Rauda,Rivas-Zepeda,Soriano-Cab,Tapia-Moncada'.split(
    ',',
  )
const places: readonly (readonly [string, string])[] = [
  ['Holder, 588 F.3d 1012', '(9th Cir. 2009)'],
  ['Lynch, 807 F.3d 303', '(7th Cir. 2015)'],
  ['Sessions, 866 F.3d 744', '(5th Cir. 2017)'],
  ['Barr, 926 F.3d 1155', '(11th Cir. 2019)'],
  ['Garland, 16 F.4th 488', '(6th Cir. 2021)'],
  ['Gonzales, 436 F.3d 655', '(8th Cir. 2006)'],
  ['Ashcroft, 371 F.3d 502', '(1st Cir. 2004)'],
  ['Bondi, 135 F.4th 217', '(2d Cir. 2025)'],
]

/** A hundred and sixty more, put together from likely names and places. */
export const inventedByPattern: readonly string[] = applicants.flatMap((name, at) =>
  places.map(([place, court], index) => {
    const page = Number(/\d+$/.exec(place)?.[0]) + at * 7 + index
    return `${name} v. ${place.replace(/\d+$/, String(page))} ${court}`
  }),
)
