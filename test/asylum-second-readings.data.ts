import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** A second round of fictional asylum cases: one prepared with care, one in haste with papers and notes in Spanish, one appeal. */
export const secondAsylum: readonly AsylumReading[] = [
  {
    id: 'V1',
    title: 'an Oromo schoolteacher from Ethiopia, two grounds, before the court in Seattle, six documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Chaltu',
      middle_name: '',
      last_name: 'Gemechu Bekele',
      client: {
        a_number: 'A 223-118-906',
        country_of_citizenship: 'Ethiopia',
        date_of_birth: '1991-09-24',
        gender: 'female',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Theodore Langley',
      city: 'Seattle',
      state: 'WA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-05-17',
      i589_filed_date: '2025-03-11',
      nta_date: '2024-05-19',
      next_hearing: 'April 20, 2027, 9:00 a.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Members of the regional special forces held her in a former coffee warehouse in Nekemte for eleven days, poured water over her face and hung her by the wrists. The zone administrator visited the warehouse and saw her there. Her colleague Lensa Abdi died in the same place.',
      procedural_history: 'yes',
      procedural_history_details:
        'The Notice to Appear is dated May 19, 2024. Pleadings were taken on October 22, 2024; she admitted the allegations and conceded the charge. Form I-589 was filed on March 11, 2025. The individual hearing is set for April 20, 2027.',
      country_resided: 'yes',
      benefits_details:
        'She stayed in Mexico for sixteen days in May 2024 on a transit permit. She was offered no status there.',
      applicant_basis: ['Race', 'Political Opinion'],
      race_details:
        'She is Oromo and taught in Afaan Oromoo at a public primary school. The men who held her called her by an insult for Oromos and said that her people had to be taught to obey.',
      political_opinion_details:
        'The special forces believed that she supported the Oromo Liberation Army, because pupils of her class had sung a song at the Irreechaa festival. She supports no armed group and belongs to no party. She spoke at a meeting of teachers on November 6, 2022 against the arrest of pupils.',
      country_persecution: 'Ethiopia',
      who: 'Members of the Oromia regional special forces under Captain Tesfaye Worku, with the knowledge of the zone administrator.',
      why: 'Captain Tesfaye told her that a teacher who lets children sing for the rebels is a rebel herself.',
      when: 'She spoke at the meeting on November 6, 2022. She was first arrested on December 14, 2022 and held for two days. She was arrested again on August 2, 2023 and held until August 13, 2023. She left Ethiopia on February 9, 2024.',
      what: 'In December 2022 she was slapped and made to kneel on gravel for five hours. In August 2023 she was hung by the wrists, water was poured over a cloth on her face, and she miscarried in the tenth week of her pregnancy. She was released when her brother gave the captain two oxen and 40,000 birr.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Her colleague Lensa Abdi was arrested on the same day and died in the warehouse on August 9, 2023. Her husband Dereje was shot in the thigh on September 30, 2023 when he asked for the name of the officer in charge.',
      client_reported: 'no',
      no_client_reported_details:
        'She did not report because the men who held her were the authority to which she would have had to report, and the zone administrator had seen her in the warehouse.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Chaltu Gemechu Bekele',
        text: `DECLARATION OF CHALTU GEMECHU BEKELE

I, Chaltu Gemechu Bekele, declare under penalty of perjury:

1. I was born on September 24, 1991 in Gimbi, Ethiopia. I am Oromo and a citizen of Ethiopia alone.

2. I taught the third grade at Burka Primary School in Nekemte from September 2014. I had fifty-two pupils in my last class.

3. On October 2, 2022 some of my pupils sang a song of the Irreechaa festival in the school yard. Four of them, aged nine and ten, were taken by the special forces the next morning.

4. On November 6, 2022 I stood up at the meeting of teachers and said that children must not be put in a truck for a song. The director wrote down my name.

5. On December 14, 2022 two men of the special forces fetched me from my classroom. I was slapped and made to kneel on gravel for five hours. They let me go after two days. I still have the marks on my left knee.

6. On August 2, 2023 they came at night. I was ten weeks pregnant. They took me and my colleague Lensa Abdi to the old coffee warehouse by the bus station.

7. Captain Tesfaye Worku said to me: "A teacher who lets children sing for the rebels is a rebel herself." He called me a word for Oromos that I do not wish to write.

8. On the third day they tied my wrists and hung me from a roof beam. I do not know for how long. On the fifth day they put a cloth on my face and poured water over it, three times.

9. On August 7, 2023 I began to bleed. Nobody brought a doctor. I lost the child on the floor of the warehouse.

10. Lensa stopped breathing in the night of August 9, 2023. They carried her out in a coffee sack.

11. The zone administrator, Ato Girma Fikadu, walked through the warehouse on August 10, 2023. He looked at me and said to the captain: "Finish this quietly."

12. My brother Tolera gave the captain two oxen and 40,000 birr, and on August 13, 2023 I was let go. I was told that the next time there would be no price.

13. On September 30, 2023 my husband Dereje went to the post to ask for the name of the officer. They shot him in the thigh. He walks with a stick.

14. In October 2023 we moved to my aunt in Addis Ababa. On January 18, 2024 two men with a photograph of me asked at her gate. The kebele had refused to register us because our cards were of Nekemte.

15. I left on February 9, 2024. I flew to Brazil and went by land to Mexico. I entered the United States on May 17, 2024 near San Ysidro and gave myself up.

16. At the border I was asked through a telephone interpreter in Amharic, which is not my language. I said that I was held for one week. I was ashamed and did not speak of the child.

17. In Seattle I clean a clinic at night and learn English at the community college. I was stopped once, on July 8, 2025, for driving without a license and paid a fine of $140.

18. My husband and our son Bontu, who is seven, are with my brother. Men come to my brother's house every few weeks and ask when the teacher will return. The last time was on September 12, 2026.

Executed on October 15, 2026 at Seattle, Washington.
Interpreted from Afaan Oromoo by Fatuma Hussen.`,
      },
      {
        id: 'med',
        title: 'Forensic medical evaluation by Dr. Helen Vartanian',
        text: `FORENSIC MEDICAL EVALUATION
Helen Vartanian, M.D., M.P.H.
Cascade Asylum Health Clinic
Date of examination: August 27, 2026

I examined Ms. Gemechu for three hours with an interpreter of Afaan Oromoo.

1. Both wrists show circumferential linear scars, 4 mm wide on the left and 3 mm on the right. They are highly consistent with suspension by a rope.

2. The left knee shows seven small depressed scars, consistent with prolonged kneeling on gravel.

3. She reports a miscarriage in August 2023. Ultrasound of August 27, 2026 shows intrauterine adhesions, which are typical of an untreated miscarriage with infection.

4. PHQ-9 score 19, moderately severe depression. PCL-5 score 58. I diagnose post-traumatic stress disorder and major depressive disorder.

5. I reviewed the record of the border interview. Persons who have lost a pregnancy in custody very often do not disclose it at a first interview. I see no sign of exaggeration.

6. One scar on the right forearm is, by her own account, from a burn at the stove in childhood.`,
      },
      {
        id: 'border',
        title: 'Record of sworn statement, U.S. Customs and Border Protection',
        text: `RECORD OF SWORN STATEMENT
San Ysidro, California, May 18, 2024
Interpreter: telephone, Amharic

Q. Why did you leave your country?
A. The special forces arrested me. They say I am with the rebels.
Q. How long were you held?
A. One week.
Q. Were you harmed?
A. They hit me and tied me.
Q. Do you fear to return?
A. Yes, they will kill me.`,
      },
      {
        id: 'brother',
        title: 'Affidavit of Tolera Gemechu (translated)',
        text: `AFFIDAVIT OF TOLERA GEMECHU
(translated from Afaan Oromoo)

1. I am the elder brother of Chaltu. I farm near Gimbi.

2. On August 12, 2023 I brought two oxen and 40,000 birr to Captain Tesfaye. I had sold the harvest of that year. He said: "Take her far. I do not forget a face."

3. When she came out she could not lift her arms. Her dress was stiff with blood.

4. I carried Lensa's coffin. Her mother was not allowed to open it.

5. Men of the special forces came to me on March 3, 2025, on December 1, 2025 and on September 12, 2026. They asked when the teacher would return.`,
      },
      {
        id: 'hospital',
        title: 'Record of Nekemte Referral Hospital for Dereje Alemu',
        text: `NEKEMTE REFERRAL HOSPITAL
Discharge note
Patient: Dereje Alemu, male, 36
Admitted: 30 September 2023    Discharged: 14 October 2023

Gunshot wound of the right thigh with fracture of the femur. External fixation.
Patient states shot by member of security forces. Police report: none made.
Follow-up in six weeks.`,
      },
      {
        id: 'report',
        title: 'Oromia: detention without charge, report of April 2026',
        text: `OROMIA: DETENTION WITHOUT CHARGE
Rift Valley Human Rights Desk, April 2026

1. Between January 2023 and December 2025 the Desk recorded 2,316 persons held without charge in 41 unofficial places in Oromia, among them warehouses, schools and a cinema. In Nekemte it recorded three such places.

2. Of 388 released persons who were interviewed, 271 described suspension by the limbs or simulated drowning.

3. Teachers were the third largest group among the detained, after farmers and students. 94 teachers were detained in the zone of East Wollega in 2023 alone.

4. The Desk knows of no conviction of a member of the regional special forces for the ill-treatment of a detainee since 2019.

5. In April 2023 the government announced that the regional special forces would be integrated into the army and the police. In East Wollega the same units remained at their posts under other names.

6. Persons who moved to Addis Ababa without a letter of release from their kebele were refused registration; without it no house may be rented. The Desk recorded 63 persons who were returned from Addis Ababa to the zone from which they had fled.

7. The peace agreement of 2022 with forces in the north has reduced the fighting there.`,
      },
    ],
    expected,
    needed: [
      'September 24, 1991',
      'third grade',
      'fifty-two|52',
      'October 2, 2022',
      'nine and ten',
      'November 6, 2022',
      'truck for a song|put in a truck',
      'December 14, 2022',
      'five hours',
      'ten weeks pregnant|tenth week',
      'coffee warehouse',
      'is a rebel herself',
      'roof beam|beam',
      'cloth',
      'August 7, 2023',
      'coffee sack',
      'Finish this quietly',
      'two oxen + 40,000 birr',
      'no price',
      'thigh',
      'Addis Ababa',
      'photograph',
      'February 9, 2024',
      'May 17, 2024',
      'March 11, 2025',
      'one week',
      'Amharic',
      '$140',
      'September 12, 2026',
      'highly consistent',
      'seven small',
      'adhesions',
      '58',
      'do not disclose',
      'could not lift her arms',
      'I do not forget a face',
      'femur',
      '2,316',
      '271',
      '94 teachers',
      'no conviction',
      'under other names|same units',
      '63',
      'north',
      'sixteen days',
    ],
  },
  {
    id: 'V2',
    title: 'a community leader from Colombia, in haste and half in Spanish, USCIS, four papers',
    as_of: '2026-11-20',
    client: {
      first_name: 'Yurani',
      middle_name: 'del Carmen',
      last_name: 'Mosquera Palacios',
      client: { state: 'GA', country_of_citizenship: 'Colombia', date_of_birth: '1988-04-02', gender: 'female' },
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-02-03',
      i589_filed_date: '2025-12-15',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Keiner Andrés Mosquera, son, born 8/9/2012',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'pres. of junta de accion comunal barrio Las Brisas since 2019, afro-col. lider social. spoke against coca + minería at asamblea 3/16/24. "Yo dije que el río es de la gente y no de ellos"',
      social_group_details:
        'Afro-Colombian community leaders in Chocó. registered w/ ministry of interior, visible, everyone knows who is lider; cant undo being afro-col & past leadership',
      country_persecution: 'Colombia',
      who: 'ELN (frente occidental), cmdr alias Tigre; + AGC guys later',
      why: "told her 'por sapa y por lideresa'. they want junta to sign for the dredges. also asked $$ (vacuna)",
      when: 'threat call 3/20/24; pamphlet 4/2024; shots at house 6/11/24; Medellin july-dec 2024; found 12/5/24; left 2/2/25',
      what: 'pamphlet w/ her name + 5 others, 2 of them dead now. shot at house 9 holes, her son had glass in the eye, surgery. she was hit w/ rifle butt, jaw broken. moved to Medellín, msg on whatsapp w/ photo of the bldg there. no podía dormir ni comer',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Don Eulises (vice pres) killed 5/2/24. Nelly Rentería killed 8/30/24. cousin displaced to Quibdó',
      client_reported: 'yes',
      yes_client_reported_details:
        'denuncia fiscalía Istmina 6/13/24 (noticia criminal 2733), Defensoria early warning. UNP gave vest + phone 9/2024, no guards. la fiscalía archivó en noviembre',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Yurani Mosquera (English)',
        text: `Declaration of Yurani del Carmen Mosquera Palacios

My name is Yurani Mosquera. I am 38. I am from Istmina in the Chocó, Colombia, and I am Afro-Colombian.

In 2019 my neighbors elected me president of the community action board of Las Brisas. Nobody paid me. We got the school roof and the water tank.

In March 2024 men of the ELN wanted our board to sign a paper so that the dredges could work in the San Juan river. At the assembly on March 16, 2024 I said no, the river belongs to the people. About 140 neighbors heard me.

On March 20, 2024 a man who called himself Tigre telephoned. He said: "Lideresa, you have eight days to sign or to leave."

In April they left a pamphlet on the church door. It had six names. Mine was the third. Don Eulises Córdoba was the first and he was killed on May 2, 2024 in front of his wife.

On June 11, 2024 at about nine at night they came to my house. They shot at the front. I counted nine holes. My son Keiner was doing homework at the window and the glass went into his left eye. When I opened the door one of them hit me in the face with the butt of the rifle. My jaw was broken in two places.

On June 13 I made a report to the prosecutor in Istmina. The protection unit gave me a vest and a telephone in September. They did not give me guards. I asked three times.

In July we went to Medellín, to the district of Belén. I worked in a laundry. On December 5, 2024 I got a photograph of our building on my phone. Under it was written: "The river has long arms."

We flew on February 2, 2025 and came in at Atlanta on February 3, 2025 with my visa.

Keiner has lost most of the sight of that eye. He sits on the floor when a motorcycle goes by.

I have never been in the armed groups and I never paid the vacuna. I was never arrested.

Signed October 2, 2026`,
      },
      {
        id: 'd2',
        title: 'Denuncia ante la Fiscalía, 13 de junio de 2024',
        text: `FISCALÍA GENERAL DE LA NACIÓN
NOTICIA CRIMINAL 2733
Istmina, 13 de junio de 2024

Denunciante: Yurani del Carmen Mosquera Palacios, presidenta de la JAC del barrio Las Brisas.

Manifiesta la denunciante que el 11 de junio de 2024, a eso de las 9 de la noche, hombres armados dispararon contra su vivienda. Que su hijo menor resultó herido en el ojo izquierdo. Que los hombres se identificaron como del ELN.

(Translation by E. Duarte) The complainant states that on June 11, 2024, at about 9 at night, armed men fired at her home; that her minor son was wounded in the left eye; that the men identified themselves as of the ELN.`,
      },
      {
        id: 'd3',
        title: 'Hospital San Roque, historia clínica de Keiner Mosquera (translated)',
        text: `HOSPITAL SAN ROQUE, CLINICAL HISTORY (certified translation)

Patient: Keiner Andrés Mosquera, 11 years
Date: 06/12/2024

Penetrating wound of the left eyeball by glass. Two fragments removed under general anesthesia. Visual acuity after surgery: counts fingers at one meter.
Mother present with displaced mandibular fracture, referred to Quibdó for fixation.`,
      },
      {
        id: 'd4',
        title: 'Early Warning 019 of the Ombudsman (excerpt, translated)',
        text: `OMBUDSMAN'S OFFICE
EARLY WARNING 019 of 2024 (excerpt, translated)

The Ombudsman warns of an imminent risk to the leaders of the community action boards of Istmina, Condoto and Nóvita. Between January and May 2024 seven leaders of boards were killed in the three municipalities.

The armed groups treat a leader's refusal to endorse mining as a declaration of hostility.

The Ombudsman found that the protective measures granted consisted of vests and cell phones and were insufficient in areas without a signal.

In the capital cities of the departments risk persists: 22 displaced leaders were located and threatened in Medellín and Cali during 2024.

The Government reports that 1,100 additional soldiers were sent to the San Juan.`,
      },
    ],
    expected,
    needed: [
      'Istmina',
      'Afro-Colombian',
      '2019',
      'president',
      'March 16, 2024',
      'river belongs to the people',
      '140',
      'March 20, 2024',
      'eight days to sign',
      'pamphlet',
      'six names|five others',
      'May 2, 2024',
      'June 11, 2024',
      'nine holes|nine',
      'left eye',
      'jaw',
      'June 13, 2024',
      '2733',
      'vest',
      'guards',
      'Medellín',
      'December 5, 2024',
      'The river has long arms',
      'February 3, 2025',
      'December 15, 2025',
      'Nelly Rentería',
      'August 30, 2024',
      'counts fingers',
      'mandibular',
      'seven leaders',
      'declaration of hostility',
      'insufficient',
      '22 displaced leaders|22',
      '1,100',
      'never paid|vacuna|extort',
    ],
  },
  {
    id: 'V3',
    title: 'an appeal to the Board by a respondent of El Salvador: credibility, family, government; three documents',
    as_of: '2026-11-20',
    client: {
      first_name: 'Mauricio',
      middle_name: 'Antonio',
      last_name: 'Guardado Lemus',
      client: {
        a_number: 'A 218-664-203',
        country_of_citizenship: 'El Salvador',
        date_of_birth: '1994-12-30',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'board of immigration',
      circuit: '4',
      appealing_party: 'respondent',
      ij_decision_date: '2026-07-14',
      appeal_filed_date: '2026-08-06',
      detained: 'yes',
      asylum_application_timing: 'yes',
      last_arrival_date: '2023-09-02',
      i589_filed_date: '2024-06-20',
      nta_date: '2023-09-04',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'He fears that police under the state of exception would take him to Mariona prison, where his brother Nelson was beaten with rods and died on April 22, 2024.',
      procedural_history: 'yes',
      procedural_history_details:
        'Notice to Appear dated September 4, 2023. Form I-589 filed June 20, 2024. Hearing on the merits May 28, 2026. On July 14, 2026 the Immigration Judge found him not credible because he gave two dates for the arrest of his brother, held that there was no nexus because the police acted to fight crime, found that the family is a cognizable group, and held that torture was not shown to be more likely than not. Notice of appeal filed August 6, 2026.',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details:
        'Immediate family of Nelson Guardado. The five members are bound by blood and known in the canton as the brothers of the prisoner.',
      country_persecution: 'El Salvador',
      who: 'Officers of the National Civil Police post of San Pedro Perulapán, above all Sergeant Wilber Ayala.',
      why: 'Sergeant Ayala told him that all the Guardado would follow Nelson, because their mother had denounced the post on television.',
      when: 'Nelson was arrested on May 6, 2022. Mother spoke on television on February 13, 2023. He was beaten at the post on March 2, 2023 and threatened on July 19, 2023. He left on August 1, 2023.',
      what: 'Officers stopped him at the bus terminal, took him to the post, beat him with rods on the back and legs for most of a night and broke two ribs. On July 19, 2023 they came to his workshop and gave him until the end of the month.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His brother Nelson died in Mariona prison on April 22, 2024. His sister Ingrid was arrested on January 9, 2025 and is still held without trial.',
      client_reported: 'yes',
      yes_client_reported_details:
        'He complained to the office of the human rights ombudsman on March 6, 2023. The office wrote to the post; nothing followed but the visit of July 19, 2023.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'ij',
        title: 'Oral decision of the Immigration Judge, July 14, 2026',
        text: `ORAL DECISION OF THE IMMIGRATION JUDGE
July 14, 2026

The respondent is a native and citizen of El Salvador. He testified on May 28, 2026.

CREDIBILITY

The respondent wrote in his declaration that his brother was arrested on May 6, 2022. At the hearing he said May 9. Asked about it, he said that his brother was taken on Friday and that the family learned of it on Monday. The Court does not find this explanation persuasive. The Court finds the respondent not credible.

The Court did not find any other inconsistency.

NEXUS

Assuming credibility, the Court finds that the immediate family of Nelson Guardado is a cognizable particular social group. The police acted under the state of exception in order to fight crime. The remark of the sergeant shows at most personal anger at the mother. There is no nexus.

CONVENTION AGAINST TORTURE

The Court has considered the reports in the record. Conditions in the prisons are harsh. The Court finds that torture of this respondent is not more likely than not.

ORDER: The applications are denied.`,
      },
      {
        id: 'tr',
        title: 'Transcript of the hearing of May 28, 2026 (excerpt)',
        text: `TRANSCRIPT OF HEARING
May 28, 2026

Page 31
Q. When was Nelson arrested?
A. On the ninth of May. No, we knew on the ninth. They took him on the Friday, the sixth.

Page 44
Q. What did the sergeant say?
A. He said, "Your mother talks on television. All you Guardado will follow Nelson."

Page 47
Q. Were you ever charged with a crime?
A. Never. They wrote nothing down.

Page 52
Q. Could you live in another town?
A. The register of the police is for the whole country. My sister moved to Santa Ana and they found her there.`,
      },
      {
        id: 'death',
        title: 'Autopsy report on Nelson Guardado (translated)',
        text: `INSTITUTE OF LEGAL MEDICINE (translated)
Autopsy of April 24, 2024

Name: Nelson Ovidio Guardado Lemus, 33 years. Place of death: Mariona penitentiary.
Cause given by the facility: pulmonary edema.
Findings: linear bruises on back and thighs in parallel pairs, four fractured ribs, bleeding of the left kidney.`,
      },
    ],
    expected,
    needed: [
      'July 14, 2026',
      'August 6, 2026',
      'May 28, 2026',
      'May 6, 2022',
      'Friday',
      'May 9|ninth of May|Monday',
      'not find any other inconsistency|no other inconsistency',
      'cognizable',
      'fight crime',
      'personal anger',
      'follow Nelson',
      'television',
      'February 13, 2023',
      'March 2, 2023',
      'rods',
      'two ribs',
      'July 19, 2023',
      'August 1, 2023',
      'June 20, 2024',
      'April 22, 2024',
      'January 9, 2025',
      'March 6, 2023',
      'ombudsman|Ombudsman',
      'wrote nothing down|never charged|Never',
      'Santa Ana',
      'whole country',
      'parallel pairs',
      'four fractured ribs',
      'pulmonary edema',
      'harsh',
    ],
  },
]
