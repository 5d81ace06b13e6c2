import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two fictional cases, written whole before the brief was first read: violence at home by a policeman, and a fear that began here. */
export const sixthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R24',
    title: 'a woman of Guatemala before the court in Hyattsville, her partner, two years late',
    as_of: '2026-11-23',
    client: {
      first_name: 'Marta',
      middle_name: 'Lucía',
      last_name: 'Ramírez Domingo',
      client: {
        a_number: 'A 220-118-905',
        country_of_citizenship: 'Guatemala',
        date_of_birth: '1994-08-22',
        gender: 'female',
      },
      children: [
        { name: 'Wendy Paola López Ramírez', date_of_birth: '2013-05-10', country_of_citizenship: 'Guatemala' },
      ],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Denise Okafor',
      city: 'Hyattsville',
      state: 'MD',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'PTSD and severe depression from arrival until spring 2024 (Dr. Anne Whitcomb), she did not leave the apartment; and the first "abogado", a notario in Langley Park (Servicios La Esperanza), took $2,300 in Oct 2022 and never filed anything. She learned it on 4/18/24 when CASA checked.',
      last_arrival_date: '2021-11-30',
      i589_filed_date: '2024-06-24',
      nta_date: '2021-12-02',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Wendy Paola López Ramírez',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Byron is a police agent (PNC, Huehuetenango). He used the handcuffs and the patrol car. The station chief sent her back to him twice.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA 12/2/2021, served by mail. Case first in Houston, venue changed to Hyattsville 5/17/2023. Pleadings by prior counsel? no - pro se master 9/12/2023; admitted and conceded 1/22/2025. I-589 6/24/2024. Merits 3/9/2027 1pm.',
      country_resided: 'yes',
      benefits_details: 'Mexico 19 days on the way (Tapachula, Reynosa). No status, did not apply.',
      applicant_basis: ['Particular social group', 'Political Opinion'],
      social_group_details:
        'Guatemalan women unable to leave a domestic relationship; Indigenous Mam women in Guatemala',
      political_opinion_details:
        'That a woman does not belong to a man. She said so to Byron and in the complaint to the prosecutor; he told her "here I am the law".',
      country_persecution: 'Guatemala',
      who: 'Byron Estuardo López Fuentes, father of Wendy, agent of the Policía Nacional Civil since 2014. His brother Edgar López also.',
      why: 'He says she is his. He insults her as "india" and because she denounced him, because she would not obey.',
      when: '2012 to 2021. 2012 (first), Feb 14 2015, Aug 2017, 3 May 2019, Jan 6 2020, Oct 2021',
      what: "Started living w/ him at 17. Hit weekly. 2/14/2015 broke her nose with the butt of his pistol. Aug 2017 raped her after a party, she lost a pregnancy of 3 months. 5/3/2019 handcuffed to the bed frame 2 days, no food. 1/6/2020 cut her corte (skirt) and burned it in the yard. She left 3 times: to Quetzaltenango (mother's cousin) he found her in 11 days; to Guatemala City, he found her by her cell phone in 2 months; returned with patrol car. Oct 10 2021 shot at the door of her sister.",
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Wendy saw it; he threw her against the wall in 2019 (she was 5, arm broken). Sister Juana: shots at her door 10/10/2021.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Reported 2/15/2015 at the PNC station San Ildefonso Ixtahuacán – the chief called Byron. Complaint at Ministerio Público Huehuetenango 1/8/2020, protective order for 6 months (juzgado de paz). Nobody served it, the agents said he is a colleague.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Marta Ramírez Domingo',
        text: `DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO

I, Marta Lucía Ramírez Domingo, declare under penalty of perjury:

1. I was born on August 22, 1994 in the village of La Cumbre Papal, San Ildefonso Ixtahuacán, Huehuetenango. I am Mam. Mam is my first language; I learned Spanish at school. I went to school for five years.

2. My father died when I was nine. My mother sold tortillas. When I was seventeen Byron López came to the market in his uniform of a guard. He was twenty-six. My mother said that a man with wages was better than none.

3. I went to live with him in March 2012. The first time he hit me was in the second month, because the beans were cold. He was sorry. After that he was not sorry.

4. In 2014 he became an agent of the Policía Nacional Civil. After that he would put his pistol on the table when he ate. He said, "Here I am the law, and you are my india."

5. On February 14, 2015 I came home late from my sister Juana. He hit me in the face with the butt of the pistol and broke my nose. The next morning I walked to the station in San Ildefonso. The chief, Inspector Mazariegos, gave me a chair and telephoned Byron. Byron came and took me home in the patrol car. He did not speak until we were inside.

6. In August 2017 after a christening he forced me. I was three months pregnant and I told him. I bled that night and lost the child. I was in the hospital of Huehuetenango for two days. I told the nurse that I fell, because he stood beside the bed.

7. On May 3, 2019 he found that I had kept money, 400 quetzales, for a bus. He put the handcuffs on me and closed them on the frame of the bed. I was there until the night of May 5. Wendy, who was five, brought me water in her toy cup. When he saw it he threw her against the wall. Her arm broke.

8. I left him three times. In June 2019 I went with Wendy to Quetzaltenango, to my mother's cousin Tomasa. He came after eleven days with another agent. In September 2019 I went to Guatemala City, zone 18, and cleaned houses. After two months he stood at the corner. He told me that a friend of his in the unit had found my telephone. He brought us back in a patrol car with the lights on.

9. On January 6, 2020 I told him that a woman is not the property of a man. He took my corte, the one that my grandmother wove, cut it with his knife and burned it in the yard, and said that he would burn me in the next one.

10. On January 8, 2020 I went to the Ministerio Público in Huehuetenango. The lady there wrote it all down and I got a paper of the justice of the peace, that he must not come near me for six months. The agents who were to bring it to him said, "He is a colleague, señora, settle it at home." Nobody brought it to him. I gave it to him myself, and he tore it.

11. The third time I left was July 2021. I went to Juana, who lives in Malacatancito now. On October 10, 2021 at night somebody shot at Juana's door, four shots. Edgar, his brother, sent a message to Juana: "The next ones are not for the door."

12. I left Guatemala with Wendy on November 8, 2021. On November 30, 2021 we crossed the river at Hidalgo and the officers took us.

13. I did not ask for asylum in the first year. I did not know that there was a year. I sat in my cousin's apartment with the curtains closed. When somebody knocked, I went into the bathtub with Wendy. In October 2022 my cousin took me to Servicios La Esperanza in Langley Park. Mr. Rolando took $2,300 and said that everything was sent. In April 2024 CASA looked and there was nothing.

14. Since I take the medicine I can go out. I clean offices at night. Wendy is in seventh grade and wants to be a nurse.

15. In May 2025 my mother died, and I did not go. Byron came to the funeral and asked Juana which state I am in. He is a subinspector now.

Signed in Hyattsville, Maryland, on September 30, 2026.
Marta Lucía Ramírez Domingo

CERTIFICATE OF TRANSLATION
I, Elena Paz, am competent in Spanish and English and read the above to the declarant through a Mam interpreter, Rigoberto Ordóñez.`,
      },
      {
        id: 'd2',
        title: 'Psychological evaluation, Anne Whitcomb, Ph.D.',
        text: `PSYCHOLOGICAL EVALUATION
Name: Marta Ramirez Domingo    DOB: 08/22/1994
Evaluator: Anne Whitcomb, Ph.D., licensed psychologist, Maryland (No. 04417)
Dates: February 20, 2024; March 5, 2024; August 27, 2026

Reason for referral. Ms. Ramirez was referred by CASA's health promoters after a pediatrician noticed that she did not come out of the apartment.

History. She describes nine years of violence by the father of her daughter, an agent of the national police. She gave the events without drama and with pauses of up to four minutes. Scars: a line of 2 cm across the bridge of the nose; circular scars around both wrists, more on the left.

Findings. PCL-5: 66 (February 2024), 41 (August 2026). PHQ-9: 23 (February 2024), 11 (August 2026). In February 2024 she met all criteria for Posttraumatic Stress Disorder, chronic, with dissociative symptoms, and Major Depressive Disorder, severe.

Opinion. It is my opinion to a reasonable degree of clinical certainty that from her arrival in late 2021 until at least April 2024 Ms. Ramirez's illness kept her from taking the steps that an application for asylum asks for: she could not tell the events, she avoided every office, and she did not leave the home alone. She is not malingering (M-FAST 2).

The scars at the wrists are consistent with prolonged restraint by handcuffs. Return to a place where the man can reach her would in my opinion lead to a relapse with a high risk of suicide.

Treatment. Sertraline 100 mg since March 2024 (Dr. Kim, Mary's Center), weekly therapy for eighteen months, now every second week.`,
      },
      {
        id: 'd3',
        title: 'Hospital Nacional de Huehuetenango, discharge note (translation)',
        text: `HOSPITAL NACIONAL DE HUEHUETENANGO "DR. JORGE VIDES MOLINA"
Gynecology and obstetrics
Patient: Marta Lucia Ramirez Domingo, 23 years. File 2017-11842.
Admitted: 20 August 2017, 02:40. Discharged: 22 August 2017.
Diagnosis: Incomplete abortion of 12 weeks. Multiple bruises on thighs and forearms of different age. Old fracture of the nasal bone.
Treatment: curettage, antibiotics.
Remark: The patient states that she fell on the stairs. The bruises do not agree with a fall. Partner (agent of PNC) present at all times; interview alone not possible. Social work informed.`,
      },
      {
        id: 'd4',
        title: 'Protective order, Juzgado de Paz, San Ildefonso Ixtahuacán (translation)',
        text: `JUSTICE OF THE PEACE COURT, SAN ILDEFONSO IXTAHUACÁN, DEPARTMENT OF HUEHUETENANGO
Case 13009-2020-00017, Of. 2
January 8, 2020
In view of the complaint made by MARTA LUCÍA RAMÍREZ DOMINGO against BYRON ESTUARDO LÓPEZ FUENTES, agent of the National Civil Police, for violence against the woman in its physical, psychological and economic form, THIS COURT ORDERS for SIX MONTHS:
a) that the respondent leave the common home;
b) that he not approach the victim or her daughter WENDY PAOLA LÓPEZ RAMÍREZ;
c) that his service weapon be held at the station of his duty.
Let it be served by the National Civil Police.
Note of the process server, February 3, 2020: Not carried out. The sub-station reports that the respondent "could not be located."`,
      },
      {
        id: 'd5',
        title: 'Report: Violence against Women in Guatemala, Observatorio de Mujeres, 2025',
        text: `Violence against Women in Guatemala: Annual Report 2025
Observatorio de Mujeres, March 2025

1. Figures. In 2024 the Public Ministry registered 56,214 complaints of violence against women. Of these 3,102 ended in a sentence. There were 503 violent deaths of women.

2. Indigenous women. In the departments of Huehuetenango, Quiché and San Marcos one in five complaints is taken in the language of the woman. Interpreters of Mam are present in two of thirty-four courts of peace in Huehuetenango. "The Mam woman who comes alone goes home alone," says a judge of Colotenango.

3. Police as aggressors. In 2024, 412 agents of the PNC were named in complaints for violence within the family. Eleven were suspended. Service weapons are rarely taken, since the order has to be carried out by the agent's own station.

4. Protective orders. Of the orders of 2024, 38 percent were never served.

5. Progress. Guatemala has a law against femicide since 2008 and specialized courts in 15 of 22 departments, Huehuetenango among them. A model of integrated care (MAIMI) is open 24 hours in the capital. Where the woman reaches these courts, sentences are given in a third of cases.`,
      },
    ],
    needed: [
      'broke her nose',
      'butt',
      'handcuff',
      'two days',
      'Inspector Mazariegos',
      'colleague',
      'Quetzaltenango',
      'eleven days',
      'Guatemala City',
      'patrol car',
      'corte',
      'four shots',
      'The next ones are not for the door',
      'subinspector',
      '$2,300',
      'La Esperanza',
      'PCL-5',
      '66',
      'consistent with prolonged restraint',
      'not agree with a fall',
      '12 weeks',
      '13009-2020-00017',
      'could not be located',
      '412 agents',
      'Eleven were suspended',
      '38 percent',
      'never served',
      '15 of 22',
      'Mam',
      'here I am the law',
      'November 30, 2021',
      'June 24, 2024',
      'arm',
      'Tomasa',
      'two of thirty-four',
    ],
  },
  {
    expected,
    id: 'R25',
    title: 'an Egyptian student who was baptized in Ohio, no harm yet, affirmative and late, four papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Mahmoud',
      middle_name: 'Tarek',
      last_name: 'El-Shazly',
      client: {
        a_number: 'A 240-661-087',
        country_of_citizenship: 'Egypt',
        date_of_birth: '2000-11-04',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      city: 'Columbus',
      state: 'OH',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'F-1 student since 8/15/2022 (Ohio State, MS in civil engineering), graduated May 10 2025, OPT until June 30, 2026. Baptized April 20, 2025. His brother found the video of the baptism on 2/3/2026.',
      last_arrival_date: '2022-08-15',
      i589_filed_date: '2026-05-29',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Religion', 'Particular social group'],
      religion_details:
        'Born Sunni Muslim, converted to Christianity (Evangelical). In Egypt one cannot change the religion on the ID card from Muslim to Christian.',
      social_group_details: 'Egyptian converts from Islam to Christianity',
      country_persecution: 'Egypt',
      who: 'His father Tarek El-Shazly (retired army brigadier), his brother Hossam, an officer of National Security (Amn al-Watani); the State.',
      why: 'Leaving Islam is for them the end of the family honor; for National Security contempt of religion (Art. 98(f)).',
      when: 'No harm before he left. Threats from 3 February 2026 on.',
      what: "No harm in Egypt. Since Feb 2026: messages by brother, father declared him dead, a summons came to the house on March 18, 2026, his fiancee's family broke off. His friend Andrew, who baptized another convert in Cairo, is in prison since January 2026.",
      past_harm_self: 'no',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Andrew Samir, friend, in prison since 1/11/2026 for "contempt of religion". Cousin Dina: when she refused the veil in 2019 the father broke her jaw.',
      client_reported: 'no',
      no_client_reported_details: 'The brother IS the security service.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Mahmoud El-Shazly',
        text: `DECLARATION OF MAHMOUD TAREK EL-SHAZLY

My name is Mahmoud Tarek El-Shazly. I was born in Tanta, Egypt on November 4, 2000. I make this declaration in support of my asylum application.

1. My father was a brigadier in the army and retired in 2018. My mother teaches Arabic. My brother Hossam is six years older than I am. He has been with National Security since 2017, in the office in Tanta. We prayed at home. My father taught us to recite before I could write.

2. When my cousin Dina took off her veil in 2019 my father went to her house, although he is only her uncle, and broke her jaw. He said that a family is one body. Nobody went to the police. I was eighteen and held the door open for him. I have told this to nobody before.

3. I came to Columbus on August 15, 2022 on a student visa. In the laboratory I worked beside Caleb Yoder, a Mennonite. He did not speak of God. He brought soup when I had the flu in January 2023. I asked him why, and he said that he would tell me if I asked again.

4. In the fall of 2023 I began to read the Gospel of Luke in Arabic, on my telephone, in the bathroom, because my roommate Karim was from Mansoura. I went to the Vineyard church for the first time on Christmas Eve 2023 and sat in the last row with my hood up.

5. From September 2024 I took the class for seekers, fourteen evenings, with Pastor Ruth Hollander. I asked her mostly about the Trinity and about my mother.

6. On Easter, April 20, 2025, I was baptized in the Olentangy river with six others. The church made a video. I asked that my face not be shown. For nine months it was not. In January 2026 somebody put the whole film on YouTube for the tenth anniversary of the church.

7. On February 3, 2026 Hossam wrote to me on WhatsApp: "Is this you in the water?" with a picture. I did not answer. He wrote, "Answer or I will know." On February 5 he wrote, "Father says he had two sons and one is dead. I say you are not dead yet." I have kept all of it.

8. On February 9 my mother telephoned from the house of a neighbor. She cried and told me to say that it was a joke. I could not say it. She said, "Then do not come. Hossam has put your name in." I have not heard her voice since.

9. My engagement to Yasmin was ended on February 20. Her father sent the ring to my father by a driver.

10. On March 18, 2026 two men of National Security brought a summons to the house in Tanta. My mother made a photograph and sent it from Yasmin's number. It says that I am to appear for questioning in case 2207 of 2026, State Security.

11. Andrew Samir, whom I know from the engineering faculty in Tanta, baptized a man in Cairo in December 2025. He was arrested on January 11, 2026 and is in Tora prison. The man whom he baptized appeared on television and said that he had been paid.

12. I filed my application on May 29, 2026, with the help of Catholic Charities, whom I first saw on March 26. Until February I did not think that anybody would know. I would have gone home after my OPT and gone on in the bathroom. Now I cannot.

13. On Sundays I set up the chairs. On Thursdays I teach the children's class with Mrs. Hollander. In April 2026 I spoke of my faith before the church. I cannot be a Christian only in the bathroom any more.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct. Executed in Columbus, Ohio on October 12, 2026.

/s/ Mahmoud El-Shazly`,
      },
      {
        id: 'd2',
        title: 'Letter of Pastor Ruth Hollander',
        text: `Vineyard Church of the Olentangy
Columbus, Ohio
September 28, 2026

To the Asylum Office:

I have been a pastor of this church for nineteen years. I have baptized some four hundred people, eleven of them from Muslim families.

Mahmoud came to the seekers' class in September 2024. He missed one of fourteen evenings. He is not an easy student: he argued with me for three weeks about the Trinity. I baptized him on April 20, 2025, after I had sent him away once, in December 2024, because I thought that he wanted to please his friend Caleb. He came back in February and said that Caleb did not know that he had asked.

He has attended nearly every Sunday since. He has taught the children with me since January 2026. On April 12, 2026 he gave his testimony in front of about two hundred and fifty people.

I know that people sometimes come to us for a letter. I have refused such letters four times. I do not refuse this one.

I am sorry for the video. Our media volunteer did not know of the agreement. We took it down on February 4, 2026, but it had been seen 1,140 times.

Sincerely,
Ruth Hollander, Pastor`,
      },
      {
        id: 'd3',
        title: 'Summons, State Security Prosecution (translation)',
        text: `ARAB REPUBLIC OF EGYPT
Ministry of the Interior, National Security Sector, Gharbia
Summons
To: MAHMOUD TAREK MOHAMED EL-SHAZLY, born 4/11/2000, Tanta
You are to appear at the Tanta office on 25 March 2026, 10:00, for questioning in case no. 2207 of 2026, Supreme State Security.
Subject: Article 98(f) of the Penal Code; Article 86 bis.
If you do not appear, the measures of the law will be taken.
Received by: the mother of the above. 18 March 2026.`,
      },
      {
        id: 'd4',
        title: 'Egypt: Freedom of Religion in Practice, Cairo Forum for Belief, 2026',
        text: `Egypt: Freedom of Religion in Practice
Cairo Forum for Belief, May 2026

1.1 The law. The constitution of 2014 calls freedom of belief absolute. There is no law that forbids a Muslim to leave Islam. Converts to Islam receive new papers within days. Of the 61 persons who asked a court since 2008 to enter "Christian" in place of "Muslim", 58 were born Christians who wanted to return. None of the three born Muslims succeeded.

1.2 Contempt of religion. Article 98(f) of the Penal Code punishes contempt of religions with six months to five years. In 2025, 44 persons were charged; 17 of them were converts or those who had baptized them. Courts convicted in 31 cases.

2.1 National Security. "The file of a convert is opened by the family," a former prosecutor told us. Converts who return from abroad are questioned at the airport. We recorded 23 returns in 2024 and 2025: nine were held for more than a month, four say that they were given electric shocks, and one, Ramy F., has not been seen since August 2025.

2.2 Families. In 12 of the 23 cases the first report came from a brother or the father. Killings by relatives are seldom called so; we know of three in 2025.

3.1 Where one can live. Egypt's 27 governorates share one register. An identity card is asked for at rent, work, bank and hospital. Converts who moved to Cairo or Sharm el-Sheikh were found by their families in 14 of 18 cases within a year.

4.1 Churches. The registered churches do not baptize born Muslims, for fear of the law. Some 2,000 churches have been registered since the law of 2016, and the President attends Christmas mass.`,
      },
    ],
    needed: [
      'April 20, 2025',
      'fourteen',
      'Hollander',
      'Is this you in the water',
      'not dead yet',
      'put your name in',
      'March 18, 2026',
      '2207',
      '98(f)',
      'Andrew Samir',
      'January 11, 2026',
      'broke her jaw|jaw',
      'March 26',
      'May 29, 2026',
      'YouTube',
      '1,140',
      'eleven',
      'None of the three born Muslims',
      '44 persons',
      '23 returns',
      'electric shocks',
      '14 of 18',
      'one register',
      '27 governorates',
      '250|two hundred and fifty',
      'only in the bathroom',
      'brigadier',
      'National Security',
      'June 30, 2026',
      'refused such letters',
      '2,000 churches',
    ],
  },
]
