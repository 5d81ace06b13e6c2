import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Three fictional cases, written whole before the brief was first read: a policeman at home, a fear that began here, a party and the police. */
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
  {
    expected,
    id: 'R26',
    title: 'a Sikh party worker of Punjab before the court in Sacramento, relocation denied by DHS, five papers',
    as_of: '2026-11-23',
    client: {
      first_name: 'Gurpreet',
      middle_name: '',
      last_name: 'Singh Dhaliwal',
      client: {
        a_number: 'A 244-019-552',
        country_of_citizenship: 'India',
        date_of_birth: '1997-01-15',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Laura Menendez',
      city: 'Sacramento',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-09-22',
      i589_filed_date: '2025-04-30',
      nta_date: '2024-09-23',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Police at Moga Sadar station tied his hands behind the back, rolled a wooden bar (ghotna) over his thighs and gave shocks to his ears. The same inspector is in post.',
      procedural_history: 'yes',
      procedural_history_details:
        'Entered near Jacumba 9/22/2024, NTA 9/23/2024 (212(a)(6)(A)(i)). Released on recognizance 10/1/2024. Master 3/18/2025, pleadings, charge conceded, India named by DHS, not designated by us. I-589 filed 4/30/2025. Individual hearing 1/27/2027, 8:30 am.',
      country_resided: 'yes',
      benefits_details:
        'Transit: Dubai 2 days, Brazil (Sao Paulo) 4 days, then Bolivia, Peru, Ecuador, Colombia, Panama, Mexico; 5 weeks altogether. No status.',
      applicant_basis: ['Political Opinion', 'Religion'],
      political_opinion_details:
        'Member of Shiromani Akali Dal (Amritsar), "Mann party". Wants Khalistan by peaceful means, a vote. Organised blood donation and put up posters.',
      religion_details: 'Amritdhari (baptized) Sikh since April 2021, keeps hair and the kirpan.',
      country_persecution: 'India',
      who: 'BJP workers of Moga led by Rakesh Sharma, and the Punjab police: Inspector Balwinder Kumar, SHO Moga Sadar.',
      why: 'They told him leave Mann party, join BJP, and sell their drugs. Police called him a Khalistani terrorist.',
      when: '18 Oct 2023; 2 Feb 2024; 11-14 April 2024; June 2024',
      what: 'Oct 18 2023: four BJP men with hockey sticks beat him when he put up posters. Went to the police, they refused. Feb 2 2024: 6 men, beaten w/ iron rod, left arm broken, left in a canal. April 11 - 14 2024 in police custody: tortured, released after the sarpanch paid 80,000 rupees; had to sign blank papers. Moved to Delhi in May 2024, Delhi police with tenant verification called Moga. June 9 2024 Punjab police came to Delhi.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Father Jasbir Singh slapped and his turban thrown by police 8/15/2024, asked where the son is. Fellow party member Harjit Singh missing since 2024.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Oct 19, 2023 Moga Sadar station: the officer said no report against BJP; threatened with a false case. Never again.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Gurpreet Singh',
        text: `DECLARATION OF GURPREET SINGH DHALIWAL

I, Gurpreet Singh Dhaliwal, hereby declare:

1. I am 29 years old, born on January 15, 1997 in village Daudhar, district Moga, Punjab, India. We farm nine acres of wheat and rice. I finished twelfth grade in 2015. I am not married.

2. I took Amrit on April 14, 2021 at Anandpur Sahib. I do not cut my hair and I carry the five articles.

3. My uncle was taken by police in 1991 and never returned. At home nobody spoke about him. I joined the Shiromani Akali Dal (Amritsar) on March 3, 2022, because it says what my grandmother did not dare to say. I want that the people of Punjab can vote about Khalistan. I am against violence.

4. For the party I put up posters, brought water and food to rallies and organised a blood donation camp on June 6, 2023 with 140 donors.

5. On October 18, 2023, about 9 pm, I was putting up posters at the bus stand of Daudhar with Harjit Singh. A white Scorpio car came. Four men with hockey sticks got out. I knew one, Rakesh Sharma, who is the BJP man in our block. He said, "Leave Mann, come to Modi, and sell our packets, you boys know everybody." I said no. They beat us about ten minutes until a milk truck came.

6. I was treated at Guru Nanak clinic for bruises, three days. On October 19 I went with my father to the Moga Sadar police station. The officer wrote nothing. He said that nobody makes a report against the party of the center, and that if we come again he will put a case of opium on us.

7. On February 2, 2024, I was riding home from the gurdwara on my motorcycle. Two cars stopped me on the canal road. Six men pulled me down. One had an iron rod. They broke my left arm and kicked me in the head. I heard Sharma say, "This is the last time with words." They threw me in the canal, which had little water. A shepherd found me. I was in Civil Hospital Moga for four days.

8. On April 11, 2024 at 5 in the morning the police came to our house. Inspector Balwinder Kumar, the SHO, said that weapons for Khalistan were hidden with us. They found nothing. At the station they tied my hands behind my back, laid me on the floor and two constables stood on a wooden roller on my thighs. They put wires on my ears. They asked for the names of party people in Canada. I fainted two times. On April 14 the sarpanch and forty people of the village came and paid 80,000 rupees. I had to put my thumb and signature on five blank papers and they took photos and finger prints. The inspector said, "Next time we will not need to give a body back. You must report here on the first of every month."

9. I was treated at home by Dr. Sukhdev Gill for seventeen days because I could not walk.

10. I did not report on May 1. On April 30 I went to Delhi, to Tilak Nagar, to the cousin of my mother. The landlord sent my papers for tenant verification. On June 9, 2024 two men in plain clothes with a Delhi constable came and asked for me by name and village. I was at the gurdwara. My aunt told them that I had gone. The same night I went to Lucknow, to a truck owner, and slept in trucks. I never showed my papers again.

11. My father paid an agent 38 lakh rupees. I flew from Delhi on August 13, 2024. The agent had arranged it with the man at the counter.

12. On August 15, 2024 the police came for my father. They slapped him in the yard and threw his turban on the ground. He is 61.

13. Harjit Singh left home on November 3, 2024 and has not come back. His motorcycle was found at the canal.

14. Since I am here I go to the gurdwara in West Sacramento. I voted in the Khalistan referendum in Sacramento on March 31, 2025 and carried a flag; there is a film of it with my face. In May 2025 the police read my name to my father from a list.

15. At the border I told the officer only that I was afraid of the police and the BJP. He asked if I was ever arrested and I said no, because there was never a case in court. The interpreter spoke Hindi and not Punjabi.

16. I drive a truck with a work permit, since October 2025. I have no ticket.

I declare under penalty of perjury that the foregoing is true and correct. October 29, 2026, Sacramento. Gurpreet Singh Dhaliwal`,
      },
      {
        id: 'd2',
        title: 'Affidavit of Sarpanch Nirmal Singh',
        text: `AFFIDAVIT
I, Nirmal Singh, aged 58, sarpanch of village Daudhar, district Moga, solemnly affirm:
1. That Gurpreet Singh s/o Jasbir Singh is known to me from birth. He is of good character.
2. That on 14.04.2024 I went with forty persons of the village to Police Station Moga Sadar. The boy could not stand. Two of us carried him to the car.
3. That the SHO received Rs. 80,000 from my hand and gave no receipt.
4. That the police have come to his father's house four times since, the last on 2.8.2026, and have asked me also where he is.
5. That his friend Harjit Singh has been missing since November 2024 and the police do not write the report.
Deponent. Verified at Moga on 10.09.2026.`,
      },
      {
        id: 'd3',
        title: 'Letter of Dr. Sukhdev Gill',
        text: `GILL CLINIC, Daudhar
Dr. Sukhdev Gill, M.B.B.S., Reg. 21877

To whom it may concern. Certified that Gurpreet Singh, 27 years, was under my treatment from 14.4.2024 to 30.4.2024. He had blunt injuries with swelling of both thighs, small burns at both ear lobes and abrasions of the wrists. He could not walk without help until 25.4.2024. Treatment: rest, diclofenac, dressings. The injuries were some days old when I saw him.

He was earlier admitted in Civil Hospital Moga from 2.2.2024 to 6.2.2024 with fracture of the left ulna (plaster).

Dated 20.9.2026`,
      },
      {
        id: 'd4',
        title: 'Record of sworn statement, Form I-867B, September 23, 2024',
        text: `RECORD OF SWORN STATEMENT
Q. Why did you leave your home country?
A. I am afraid of the police and the BJP. They beat me.
Q. Do you have any fear or concern about being returned to your home country?
A. Yes. They will kill me.
Q. Have you ever been arrested anywhere?
A. No.
Q. Could you live in another part of India?
A. I went to Delhi. They came there too.
Interpreter: LanguageLine, Hindi, no. 4471`,
      },
      {
        id: 'd5',
        title: 'Report: Sikhs and the police in Punjab, Panjab Rights Documentation, 2026',
        text: `Sikhs and the Police in Punjab
Panjab Rights Documentation, February 2026

1. Arrests. Between January 2023 and December 2025 we documented 218 arrests of members of the Shiromani Akali Dal (Amritsar). In 171 cases no charge was filed. In 96 cases the person said that he was tortured; the wooden roller is named in 61.

2. Money. Release was paid for in 143 cases. The sums lay between 20,000 and 500,000 rupees.

3. Elsewhere in India. Landlords in Delhi, Mumbai and Bangalore have to send the papers of a tenant to the police. Since 2023 the Crime and Criminal Tracking Network (CCTNS) joins 16,000 police stations. We know of 27 members of the party who moved to other states; 19 of them were visited by Punjab police or by local police at its request.

4. On the other side. Punjab has been ruled since 2022 by the Aam Aadmi Party and not by the BJP. About 8 million Sikhs live outside Punjab, most of them without trouble. Ordinary members who only vote are seldom sought outside the state. In 2025 the State Human Rights Commission ordered compensation in 6 cases of custodial torture.

5. Abroad. Those who took part in the Khalistan referendum in Canada, Britain and California were shown on Indian television with their names. At least 11 families in Punjab were questioned because of it in 2025.`,
      },
    ],
    needed: [
      'October 18, 2023',
      'hockey sticks',
      'Rakesh Sharma',
      'come to Modi',
      'opium',
      'February 2, 2024',
      'iron rod',
      'left arm',
      'canal',
      'last time with words',
      'April 11, 2024',
      'roller|ghotna',
      'wires|shocks',
      '80,000',
      'blank papers',
      'give a body back',
      'first of every month',
      'Tilak Nagar|Delhi',
      'tenant verification',
      'June 9, 2024',
      'Lucknow',
      'August 15, 2024',
      'turban',
      'Harjit',
      'referendum',
      'March 31, 2025',
      'from a list',
      'Hindi',
      'ear lobes',
      'could not stand',
      'four times',
      '218 arrests',
      '171',
      '16,000',
      '19 of them',
      '8 million',
      'Aam Aadmi',
      'April 30, 2025',
      '11 families',
      '140 donors',
    ],
  },
]
