import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
/** Kept closed until the end: one case at first reading. */
export const twentyThirdAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R66',
    title:
      'a locksmith of Kazakhstan before the court in Chicago, January 2022, amnesty, custody record of another day, a visit home',
    as_of: '2026-11-28',
    client: {
      first_name: 'Yerlan',
      middle_name: '',
      last_name: 'Sadykov',
      client: { country_of_citizenship: 'Kazakhstan', date_of_birth: '1988-11-02', gender: 'male' },
      spouse: { first_name: 'Aigerim', last_name: 'Sadykova', date_of_birth: '1990-05-17' },
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Patrick O’Rourke',
      city: 'Chicago',
      state: 'IL',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'J-1 summer program until 10/2023; depression, hospital March-April 2024; prosecutor reopened case 02.07.2024, learned 09.07.2024; filed 10/30/2024',
      last_arrival_date: '2023-05-21',
      i589_filed_date: '2024-10-30',
      nta_date: '2025-01-15',
      next_hearing: '2027-03-03, 9:00 a.m.',
      spouse_applying: 'yes',
      first_defendant: 'Aigerim Sadykova, A 240-111-873',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'police Almaty Jan 2022 hot iron on thighs, bag on head, to confess he took weapons. investigators promoted',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Kyrgyzstan, 3 weeks Feb. 2022 at aunt, Bishkek. no status. Turkey transit',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'stood on the square 4-5 Jan 2022, brought bread; since then member of union of tortured people, spoke to press',
      country_persecution: 'Kazakhstan',
      who: 'police of Almaty (Department of Police, investigator Bekmukhambetov), SOBR',
      persecutor_type: 'state',
      why: 'thought he was a terrorist bc he was on the square; then because he complained and spoke',
      when: '6 Jan 2022 arrest, to 21 Jan; complaint March 2022; beating Nov 2022; case reopened July 2024',
      what: 'beaten, burned with iron, bag; 2 yrs suspended sentence; beaten by unknown men 11/2022 after interview; left 5/2023',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'cellmate Ruslan died 9 Jan 2022',
      client_reported: 'yes',
      yes_client_reported_details: 'anticorruption service March 2022, case closed Dec 2022 for lack of corpus delicti',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Statement of Yerlan Sadykov (translated from Russian)',
        text: `STATEMENT

My name is Yerlan Sadykov. I was born on 02.11.1988 in Talgar. I am a locksmith; I open doors and make keys. I am married with Aigerim since 2014, she came with me.

On 4 January 2022 I went to the square in Almaty after work. The gas had become double. I was there that evening and on the fifth in the afternoon. I brought bread from my brother-in-law's bakery, about sixty loaves. I saw people break the door of the city hall. I did not go in. I am a locksmith and people later made a joke of this, that I opened it.

On 6 January, at about 11 in the morning, SOBR came to our flat in Talgar. Somebody had filmed me with the bread. They beat me in the corridor in front of my wife with the butts, and one said: "Baker of terrorists." They drove us with sixteen others in a bus to the Department of Police.

I was there until 21 January. In room 14 they put a bag on my head and tied it. The investigator Bekmukhambetov asked where the weapons were that were taken from the city hall. I had no weapons. He plugged in an iron, an ordinary one for shirts, and they put it on my thighs, two times on the left, one on the right. I signed. I signed that I opened the door of the room with weapons.

In my cell was Ruslan Ospanov, a plumber. On 9 January they brought him back and he did not speak. In the night he died. They wrote heart.

In March 2022 I complained to the anticorruption service, because they said on television that torture would be examined. A young investigator there photographed my legs. In July the court gave me two years of suspended sentence for mass riots. In November 2022 came the law on amnesty and my sentence was taken away. I did not sign that I am guilty; they said it is enough that I do not object. In December 2022 the torture case was closed for absence of corpus delicti.

From the summer of 2022 I was in a group of people who were tortured. We were forty-three. On 11 November 2022 I spoke to Radio Azattyq, with my face, and named Bekmukhambetov. On 16 November three men in masks stopped me in the yard. They beat me with a pipe on the knees and said: "You were forgiven. Say thank you and be quiet." I told the district inspector. He asked if I saw faces. In 2023 Bekmukhambetov became deputy head of the department.

In February 2022, after I came out, I was three weeks in Bishkek with my aunt, to heal. I came back because I had the trial, and if I did not come they would take my brother, who had signed for me.

My wife got a place in a program for students and I came as her husband on 21 May 2023. We thought for some time only. In December 2023 I went for nine days to Almaty because my father was dying. I entered with my passport, I was asked at the border for forty minutes where I live in America, and let in. I stayed in the hospital and in my sister's house. I flew back on 2 January 2024.

After the burial I was ill. In March 2024 I was in the hospital in Chicago for three weeks because I did not want to live.

On 2 July 2024 the prosecutor canceled the closing of my old case. My lawyer in Almaty, Ms. Zhanar Balgabayeva, wrote to me on 9 July: "They say that new circumstances were found and that the amnesty was applied by mistake. They ask where you are." In August the police were at my sister's two times. I went to a lawyer here on 12 August. He filed on 30 October, because the papers from Ms. Balgabayeva came only in October.

Here I work in a key shop on Western Avenue. I send money to the families of two men from the group. In June 2025 I got a ticket for speeding.

I say the truth. Chicago, 15.10.2026
Sadykov`,
      },
      {
        id: 'd2',
        title: 'Protocol of detention, Department of Police of Almaty (translation)',
        text: `PROTOCOL OF DETENTION
Almaty, 8 January 2022, 19:40

Detained: SADYKOV Yerlan, born 02.11.1988.
Place of detention: crossing of Tole Bi and Baitursynov streets.
Grounds: suspected of participation in mass riots and of theft of weapons, Art. 272 and 291 CC.
Bodily injuries: none. Complaints: none.
The detained refused to sign.`,
      },
      {
        id: 'd3',
        title: 'Expert conclusion, Center of Forensic Examinations, April 5, 2022 (translation)',
        text: `On the right and left thigh three scars of triangular form, 9 by 6 cm, 8 by 6 cm and 9 by 5 cm, with even edges. The scars could be caused by a heated object of a flat form. Age: two to four months.
Question of the investigator: could the injuries be caused by the person himself? Answer: this cannot be excluded.`,
      },
      {
        id: 'd4',
        title: 'Letter of Zhanar Balgabayeva, advocate, September 24, 2024',
        text: `To whom it may concern.

I defend Mr. Sadykov since January 2022. I first saw him on January 10, 2022, in the Department of Police; he could not sit. I was told that he had been brought two days before. His wife had called me on January 6 and said that he had been taken.

The order of the prosecutor of July 2, 2024 cancels the decision on amnesty. The reason given is one line: "in connection with the non-admission of guilt". I know of six such orders. All six are persons who had spoken to the press.

I appealed on July 15. The court left the appeal without examination.`,
      },
      {
        id: 'd5',
        title: 'Law on Amnesty of November 2, 2022, extract (translation)',
        text: `Article 1. Persons who committed crimes in the period from 4 to 7 January 2022 in connection with mass riots are freed from criminal liability and punishment.
Article 3. The amnesty is not applied to organizers of mass riots and to persons who committed torture.
Article 6. The decision on the application may be reviewed by the prosecutor upon newly discovered circumstances.`,
      },
      {
        id: 'd6',
        title: 'Steppe Justice Initiative, Kazakhstan: Four Years After January, 2026 (excerpt)',
        text: `Four Years After January

1. Of 1,205 persons convicted for the January events, 1,087 were covered by the amnesty. The President said that "this page is turned and nobody will be pursued."

2. We registered 347 complaints of torture. 41 reached a court. 34 officers were convicted, most of lower rank; 19 of them were released by 2025. No officer of the rank of investigator or above serves a sentence.

3. Of those covered by the amnesty 29 had the decision reviewed by the end of 2025. 24 of the 29 had spoken in public about torture. 17 were arrested.

4. Registration of residence is obligatory within a month; the data are seen by the police of the whole republic.

5. Eight applicants for asylum who were returned from Poland and the United States in 2024 and 2025 were questioned at the airport; three of them were arrested, all of whom had an open case.`,
      },
    ],
    needed: [
      'sixty loaves',
      'Baker of terrorists',
      'bag on|bag',
      'iron',
      'They wrote heart|heart',
      'corpus delicti',
      'suspended sentence',
      'amnesty',
      'forty-three',
      'You were forgiven',
      'deputy head',
      'forty minutes',
      'did not want to live|hospital',
      'applied by mistake',
      'ticket for speeding',
      '8',
      'refused to sign',
      'triangular',
      'cannot be excluded',
      'could not sit',
      'non-admission of guilt',
      'newly discovered',
      '1,087',
      '24 of the 29',
      'page is turned',
      'Registration of residence',
      'three of them',
      'trial',
    ],
  },
]
