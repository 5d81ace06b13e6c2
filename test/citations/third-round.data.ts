/**
 * Sentences with citations, written whole before they were first read by the checks: true authorities in odd spellings,
 * decisions that do not exist or are altered, listed decisions for what they do not hold, and good paragraphs.
 */
export const oddSpellings: readonly { readonly text: string; readonly id: string }[] = [
  {
    id: 'acosta',
    text: 'Members cannot change the trait, or should not be required to. MATTER OF ACOSTA, 19 I. & N. DEC. 211, 233 (BIA 1985).',
  },
  {
    id: 'mevg',
    text: 'The group must be socially distinct in the society in question; see M-E-V-G-, 26 I & N Dec 227, 240 (B.I.A. 2014).',
  },
  {
    id: 'cardoza',
    text: 'A well-founded fear is less than more likely than not. I.N.S. v. Cardoza Fonseca, 480 US 421, 107 S.Ct. 1207, 94 L.Ed.2d 434 (1987).',
  },
  {
    id: 'crespin',
    text: 'Family members of witnesses who oppose the gang are a particular social group. Crespin–Valladares v. Holder, 632 F.3d 117, 125-26 (4th Cir.2011).',
  },
  {
    id: 'hernandezavalos',
    text: 'The family tie was why this mother and not another person was threatened. Hernandez-Avalos v. Lynch, 784 F. 3d 944, 949–50 (4 Cir. 2015).',
  },
  {
    id: 'cece',
    text: 'A group is not circular merely because its members share a risk. See Cece vs. Holder, 733 F3d 662, 671 (CA7 2013) (en banc).',
  },
  {
    id: 'portilloflores',
    text: 'Harm to a child is judged with the age of the child in mind. Portillo-Flores v. Garland, 3 F. 4th 615 (4th Cir. 2021) (en banc).',
  },
  {
    id: 'cfr13b1iii',
    text: 'Severity of the past harm can support a grant by itself under 8 Code of Federal Regulations Section 1208.13 (b) (1) (iii).',
  },
  {
    id: 'ina208a2d',
    text: 'Late filing is excused by extraordinary circumstances; Immigration & Nationality Act Sec. 208(a)(2)(D).',
  },
  {
    id: 'ina212a9bv',
    text: 'The waiver asks for extreme hardship to a citizen or resident spouse or parent. Title 8, United States Code, Sec. 1182(a)(9)(B)(v).',
  },
  {
    id: 'cfr212_7e3',
    text: 'Eligibility for the provisional waiver is set by 8 CFR Sec. 212.7 subsection (e)(3).',
  },
  {
    id: 'barajas',
    text: 'For withholding the ground need only be "a reason." Barajas-Romero v. Lynch (9th Cir. 2017) 846 F.3d 351, 360.',
  },
  {
    id: 'mzmr',
    text: 'The new area must be substantially better, and the move reasonable. In re M-Z-M-R-, 26 I&N Dec. 28, 33 (Bd. Imm. App. 2012).',
  },
  {
    id: 'je',
    text: 'Torture requires specific intent to inflict severe pain. In the Matter of J– E–, 23 I. & N. Dec. 291 (BIA 2002).',
  },
  {
    id: 'ndayshimiye',
    text: 'A ground may be central although it is subordinate to another. Ndayshimiye v. Attorney General, 557 F.3d 124, 129 (3d Cir. 2009).',
  },
  {
    id: 'desantamaria',
    text: 'Repeated threats, attacks and a kidnapping taken together are persecution. De Santamaria v. United States Attorney General, 525 F.3d 999, 1009 (11th Cir. 2008).',
  },
  {
    id: 'bringas',
    text: 'A child need not have reported the abuse. Bringas-Rodriguez v. Sessions, 850 F.3d 1051 (9th Cir. 2017)(en banc)(quoting the record).',
  },
  {
    id: 'herrerareyes',
    text: 'Threats may be persecution without physical harm where the aggregate put life in peril. Herrera-Reyes v. Att’y Gen. of the U.S., 952 F.3d 101, 107–09 (CA3 2020).',
  },
  {
    id: 'salcido',
    text: 'Separation from family may be the most important single factor. Salcido-Salcido v. Immigration and Naturalization Service, 138 F.3d 1292, 1293 (9th Cir. 1998) (per curiam).',
  },
]

/** None of them exists as it stands; not one may be verified. */
export const fabricated: readonly string[] = [
  'The Board has long held that widows are a group. Matter of Achterberg-Ruiz, 24 I&N Dec. 611 (BIA 2008).',
  'The Ninth Circuit agreed in Montoya-Salgado v. Garland, 41 F.4th 902, 911 (9th Cir. 2022).',
  'A family is a group. Crespin-Valladares v. Holder, 632 F.3d 171 (4th Cir. 2011).',
  'Young women who live alone are a group. Cece v. Holder, 733 F.3d 662 (6th Cir. 2013) (en banc).',
  'The trait is immutable. Matter of Acosta, 19 I&N Dec. 211 (BIA 1986).',
  'Particularity is required. Matter of M-E-V-G-, 26 I&N Dec. 208 (BIA 2014).',
  'The judge must shift the burden. Matter of D-I-N-, 24 I&N Dec. 448 (BIA 2008).',
  'The fear is well founded. INS v. Cardoza-Fonseca, 467 U.S. 407 (1984).',
  'The Third Circuit rejects that word. Ndayshimiye v. Att’y Gen., 577 F.3d 124 (3d Cir. 2009).',
  'Deportees are a group. Alvarado-Peña v. Whitaker, 912 F.3d 1187, 1190 (10th Cir. 2018).',
  'Extraordinary circumstances excuse the delay. 8 U.S.C. § 1158(a)(2)(G).',
  'The provisional waiver is renewed each year. 8 C.F.R. § 212.7(e)(31).',
  'A spouse derives. INA § 208(b)(9)(A).',
  'The aggregate must be weighed. Matter of O-J-O-, 21 I&N Dec. 318, 383 (BIA 1996).',
  'Preponderance is enough. Matter of Chawathe, 25 I&N Dec. 369 (BIA 2010).',
  'The rule was clarified by 93 Fed. Reg. 11452 (Feb. 30, 2028).',
  'Officials who look away acquiesce. Dutton Myrie v. Attorney General, 855 F.3d 509 (3d Cir. 2015).',
  'The harm is cumulative. Salguero Sosa v. Garland, 55 F.4th 1312 (9th Cir. 2022).',
  'Relocation is not reasonable. Matter of M-Z-M-R-, 26 I&N Dec. 28, 412 (BIA 2012).',
  'See also Perdomo-Castellanos v. Bondi, No. 25-9917, slip op. at 14 (U.S. June 3, 2026).',
]

/** A listed decision, true in every part, for what it does not hold, or adverse and cited as support: amber or red. */
export const wrongPropositions: readonly string[] = [
  'A motion to reopen may be filed at any time when country conditions change. INS v. Stevic, 467 U.S. 407 (1984).',
  'The filing fee may be waived for indigent applicants. Matter of Mogharrabi, 19 I&N Dec. 439 (BIA 1987).',
  'Marriage to a citizen cures unlawful entry. Matter of Kasinga, 21 I&N Dec. 357 (BIA 1996).',
  'The Board reviews credibility findings without deference. Henriquez-Rivas v. Holder, 707 F.3d 1081 (9th Cir. 2013) (en banc).',
  'An expert must be licensed in the state of the hearing. Matter of Pula, 19 I&N Dec. 467 (BIA 1987).',
  'Women as such are a particular social group. Matter of K-E-S-G-, 29 I&N Dec. 145 (BIA 2025).',
  'Former police officers form a protected group without more. Matter of O-A-R-G-, 29 I&N Dec. 30 (BIA 2025).',
  'Police inability to stop gangs is acquiescence in torture. Matter of M-S-I-, 29 I&N Dec. 61 (BIA 2025).',
  'Informants against a cartel are a cognizable group. Castillo-Arias v. U.S. Att’y Gen., 446 F.3d 1190 (11th Cir. 2006).',
  'Women who cannot leave a relationship qualify as a group. Gonzales-Veliz v. Barr, 938 F.3d 219 (5th Cir. 2019).',
  'Removal proceedings end when the Notice to Appear lacks a date. Nken v. Holder, 556 U.S. 418 (2009).',
  'Loss of income is extreme hardship. Matter of Pilch, 21 I&N Dec. 627 (BIA 1996).',
  'Ordinary separation of spouses satisfies the standard. Hassan v. INS, 927 F.2d 465 (9th Cir. 1991).',
  'Applicants need not file within one year when they are minors. Matter of A-G-G-, 25 I&N Dec. 486 (BIA 2011).',
  'A diagnosis of depression is a protected ground. Aldana-Ramos v. Holder, 757 F.3d 9 (1st Cir. 2014).',
  'Voluntary departure must be granted to first-time offenders. Matter of D-I-M-, 24 I&N Dec. 448 (BIA 2008).',
  'A credible witness never needs documents. Shrestha v. Holder, 590 F.3d 1034 (9th Cir. 2010).',
  'Tax returns prove continuous residence. Matter of Hwang, 10 I&N Dec. 448 (BIA 1964).',
  'Drug convictions may be set aside by the immigration court. Matter of W-G-R-, 26 I&N Dec. 208 (BIA 2014).',
]

/** Sound paragraphs as a careful attorney writes them: nothing of them is amber or red. */
export const goodParagraphs: readonly string[] = [
  'Past harm must be weighed as a whole. The Fourth Circuit judges harm to a child with the child’s age in mind, Portillo Flores v. Garland, 3 F.4th 615 (4th Cir. 2021) (en banc), and holds that family is one central reason where the relationship is why this person and not another was threatened. Hernandez-Avalos v. Lynch, 784 F.3d 944 (4th Cir. 2015). Relatives of those who agree to be prosecution witnesses against a gang are a particular social group. Crespin-Valladares v. Holder, 632 F.3d 117 (4th Cir. 2011). For the Convention, the risks of torture from every source are added together. Rodriguez-Arias v. Whitaker, 915 F.3d 968 (4th Cir. 2019). Other circuits agree that a nuclear family can be such a group. See Aldana-Ramos v. Holder, 757 F.3d 9 (1st Cir. 2014).',
  'In the Ninth Circuit the Board errs where it does not weigh past harms cumulatively. Salguero Sosa v. Garland, 55 F.4th 1213 (9th Cir. 2022). A victim who was a child need not have reported abuse where other evidence shows that the government could not control it. Bringas-Rodriguez v. Sessions, 850 F.3d 1051 (9th Cir. 2017) (en banc). People who testified in court against gang members may be a particular social group. Henriquez-Rivas v. Holder, 707 F.3d 1081 (9th Cir. 2013) (en banc). For withholding a protected ground need only be a reason. Barajas-Romero v. Lynch, 846 F.3d 351 (9th Cir. 2017). Acquiescence turns on ability, not only on willingness. Madrigal v. Holder, 716 F.3d 499 (9th Cir. 2013).',
  'Threats alone may be persecution where the aggregate put the applicant’s life in peril. Herrera-Reyes v. Att’y Gen., 952 F.3d 101 (3d Cir. 2020). A ground may be one central reason although it is subordinate to another. Ndayshimiye v. Att’y Gen., 557 F.3d 124 (3d Cir. 2009). Those who publicly help law enforcement against major gangs are a group. Guzman Orellana v. Att’y Gen., 956 F.3d 171 (3d Cir. 2020). Acquiescence includes willful blindness, which circumstantial evidence may prove. Dutton Myrie v. Att’y Gen., 855 F.3d 509 (3d Cir. 2017). The Eleventh Circuit, too, holds that a failed attempt on life with threats compels a finding of past persecution. Sanchez Jimenez v. U.S. Att’y Gen., 492 F.3d 1223 (11th Cir. 2007). The standard itself is set by Cardoza-Fonseca: a reasonable possibility suffices. INS v. Cardoza-Fonseca, 480 U.S. 421 (1987); 8 C.F.R. § 1208.13(b)(2)(i).',
  'Eligibility follows 8 C.F.R. § 212.7(e)(3); under (e)(4) no bar applies, and under (e)(12) the approval takes effect only after departure. Mr. Barton has lived in Tacoma since 2004, and his wife, Ms. Barton, is a citizen. Barton pays the mortgage. The factors are those of Matter of Cervantes-Gonzalez, 22 I&N Dec. 560, 565–66 (BIA 1999), weighed in the aggregate, Matter of O-J-O-, 21 I&N Dec. 381, 383 (BIA 1996).',
]

/** A short form with the first page, without a full citation before it: open, though the decision is listed. */
export const shortWithoutFull =
  'A willingness to investigate is not an ability to protect. Rosales Justo v Sessions, 895 F.3d at 154 (1st Cir. 2018).'
