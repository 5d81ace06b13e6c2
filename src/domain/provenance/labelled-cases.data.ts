/**
 * Invented case files with drafts, written after the checks. In a draft `{{wrong|right=>type}}` marks an error that was
 * planted and what stands there in the clean draft; `~` stands for an event or person that the file does not know.
 */
export type LabelledCase = {
  readonly name: string
  readonly filingDate: string
  readonly record: string
  readonly answers: Readonly<Record<string, string>>
  readonly documents: Readonly<Record<string, string>>
  readonly draft: string
}

export const labelledCases: readonly LabelledCase[] = [
  {
    name: 'journalist',
    filingDate: 'August 4, 2026',
    record:
      'Name: Tesfaye Alemu Bekele\nDate of birth: 1984-09-17\nCountry of birth: Ethiopia\nA number: 221-904-338\nLast entry date: 2025-11-02\nLast entry place: Washington Dulles International Airport\nSpouse name: Hirut Mengistu Wolde\nSpouse date of birth: 1987-02-05\nChild 1 name: Natnael Tesfaye\nChild 1 date of birth: 2016-06-21',
    answers: {
      who: 'Officers of the regional security bureau in Gondar, led by an inspector called Girma Tadesse, and later members of a youth militia.',
      when: 'First arrest 8 January 2024, released 29 January 2024. Second arrest 14 July 2025, held eleven days at the Azezo camp. Office burned on the night of 3 September 2025. Left Ethiopia on 30 October 2025.',
      what: 'I reported on land seizures for the weekly Tana Dispatch from 2012. In January 2024 four officers took me from the newsroom. I was beaten on the soles of the feet with a cable on three nights and lost hearing in the left ear. In July 2025 they held me with nine other men in one cell and showed me 26 of my own articles. After the office burned my deputy, Selam Haile, was found with two stab wounds. I paid 85,000 birr to leave by road to Addis Ababa.',
      reported:
        'My brother Yonas went to the zonal police on 12 January 2024. The desk officer refused to open a file and told him that the matter came from the region.',
      family:
        'My wife Hirut and our son Natnael, age 10, live with her mother in Bahir Dar. My brother Yonas fled to Sudan in February 2026.',
    },
    documents: {
      'Medical report of Dr. Miriam Oyelaran':
        'I examined Mr. Bekele on June 10 and June 24, 2026 for a total of five hours. He has 14 linear scars on both feet. Audiometry of June 24, 2026 shows a loss of 60 percent in the left ear. The findings are highly consistent with his account. PCL-5 score 58.',
      'Letter of Selam Haile':
        'On the night of 3 September 2025 our office in Gondar was burned. Twelve computers were lost. I was attacked on 6 September 2025 near the Fasil market.',
    },
    draft: `STATEMENT OF FACTS

Tesfaye Alemu Bekele is a citizen of Ethiopia, born on {{September 7, 1984|September 17, 1984=>date}}. From {{2010|2012=>date}} he reported on land seizures for the Tana Dispatch, a weekly paper in Gondar. He last entered the United States at Washington Dulles on {{November 12, 2025|November 2, 2025=>date}}.

On January 8, 2024, {{six officers|four officers=>quantity}} of the regional security bureau took him from the newsroom. Their leader was an inspector called Girma {{Tadele|Tadesse=>name}}. On {{two nights|three nights=>quantity}} he was beaten on the soles of his feet with a cable, and he lost the hearing in his left ear. He was released on {{January 19, 2024|January 29, 2024=>date}}. His {{cousin Yonas|brother Yonas=>relation}} had gone to the zonal police on January 12, 2024, where the desk officer refused to open a file.

He was arrested again on July 14, 2025 and held for {{twelve days|eleven days=>quantity}} at the Azezo camp, with {{seven other men|nine other men=>quantity}} in one cell. The officers showed him {{36 of his own articles|26 of his own articles=>quantity}}. On the night of {{September 13, 2025|September 3, 2025=>date}} the office was burned; twelve computers were lost. His deputy, Selam Haile, was stabbed twice three days later near the {{Kidane|Fasil=>name}} market. He left Ethiopia on October 30, 2025, after paying {{95,000 birr|85,000 birr=>quantity}} to leave by road.

Dr. Miriam {{Oyelowo|Oyelaran=>name}} examined him on June 10 and June 24, 2026, for five hours in all. She found {{24 linear scars|14 linear scars=>quantity}} on both feet and a hearing loss of {{80 percent|60 percent=>percent}} in the left ear, and a PCL-5 score of 58. His file is A{{221-904-383|221-904-338=>identifier}}.

His wife Hirut and their son Natnael, age {{12|10=>quantity}}, live with her mother in Bahir Dar. His brother fled to Sudan in February 2026.`,
  },
  {
    name: 'waiver',
    filingDate: 'May 19, 2026',
    record:
      'Name: Lourdes Amparo Villafuerte Ríos\nDate of birth: 1991-03-28\nCountry of birth: Honduras\nLast entry date: 2011-08-14\nMarriage date: 2018-10-06\nSpouse name: Kevin Patrick Doyle\nChild 1 name: Sofia Doyle\nChild 1 date of birth: 2020-01-09',
    answers: {
      petition: 'Form I-130 approved on February 3, 2025, receipt number IOE0933120047.',
      met: 'They met in November 2015 at a night class at Lehman College. Kevin proposed on July 4, 2018. They married at Bronx Borough Hall.',
      separation:
        'Kevin has had Crohn’s disease since 2009 and has had three operations, the last on April 22, 2024. His infusions every eight weeks cost $7,400 before insurance. Lourdes drives him to Montefiore and keeps his diet. He earns $61,200 a year as a bus mechanic; she earns about $1,900 a month caring for two elderly women. Rent is $2,150. Without her he would need a home aide at $28 an hour.',
      relocation:
        'In Choluteca there is no gastroenterologist; the nearest is in Tegucigalpa, about 85 miles away. Kevin does not speak Spanish. He would lose 17 years of service and his pension. Sofia has speech therapy twice a week at P.S. 94.',
      character:
        'She has filed taxes with an ITIN since 2013. She volunteers at St. Brendan parish. She has never been arrested. Father Michael Okonkwo wrote a letter.',
    },
    documents: {
      'Letter of Dr. Anand Krishnan':
        'Mr. Doyle has been my patient since March 2016. He had surgery on April 22, 2024 at Montefiore and lost 31 pounds in the six weeks before it. He receives infliximab every eight weeks.',
    },
    draft: `MEMORANDUM IN SUPPORT OF FORM I-601A

Lourdes Amparo Villafuerte {{Ruiz|Ríos=>name}} was born in Honduras on March 28, 1991, and entered the United States on {{August 4, 2011|August 14, 2011=>date}}. She married Kevin Patrick Doyle on {{October 16, 2018|October 6, 2018=>date}}. They had met in November {{2014|2015=>date}} at a night class at Lehman College; he proposed on July 4, 2018. Their daughter Sofia was born on January 9, 2020. The Form I-130 was approved on {{March 3, 2025|February 3, 2025=>date}}, receipt number {{IOE0933120074|IOE0933120047=>identifier}}.

Kevin has had Crohn's disease since 2009 and has had {{four operations|three operations=>quantity}}, the last on April 22, 2024. According to Dr. Anand {{Krishna|Krishnan=>name}}, he lost {{41 pounds|31 pounds=>quantity}} in the six weeks before it. His infusions, every eight weeks, cost {{$4,700|$7,400=>money}} before insurance. He earns {{$62,100|$61,200=>money}} a year as a bus mechanic; she earns about $1,900 a month. Their rent is $2,150. Without her he would need a home aide at {{$38|$28=>money}} an hour.

In Choluteca there is no gastroenterologist. The nearest practices in Tegucigalpa, about {{58 miles|85 miles=>quantity}} away. Kevin speaks no Spanish and would lose {{27 years|17 years=>quantity}} of service and his pension. Sofia has speech therapy twice a week at P.S. 94.

Lourdes has filed taxes with an ITIN since {{2011|2013=>date}}, volunteers at St. {{Brigid|Brendan=>name}} parish and has never been arrested. Father Michael Okonkwo has written on her behalf, as has {{Councilwoman Delgado|Father Okonkwo=>name}}.`,
  },
  {
    name: 'engineer',
    filingDate: 'March 2, 2026',
    record: 'Name: Priya Raghunathan\nDate of birth: 1988-12-01\nCountry of birth: India',
    answers: {
      endeavor:
        'To develop low-cost sensors for lead in municipal water. Prototype tested in Flint and in Newark in 2023 and 2024.',
      relation:
        'I have never met Dr. Raghunathan. I read her papers and heard her speak in Zurich on September 12, 2024.',
    },
    documents: {
      'Curriculum vitae':
        'Ph.D., Environmental Engineering, Purdue University, 2016. Postdoctoral fellow, Georgia Institute of Technology, 2016-2019. Senior scientist, Halvorsen Labs, since August 2019. 27 peer-reviewed articles; 1,318 citations (Google Scholar, January 15, 2026). Three patents. Whitlock Prize 2022, chosen from 240 nominees. Reviewer for 11 journals.',
      'Letter of the City of Newark':
        'Between March 2023 and February 2024 the sensor was installed at 412 service lines and found lead above 15 parts per billion at 37 of them. The city saved about $1.2 million in laboratory fees.',
    },
    draft: `I am asked for my opinion on the work of Dr. Priya Raghunathan. I have never met her; I heard her speak in {{Geneva|Zurich=>name}} on {{September 21, 2024|September 12, 2024=>date}} and have read her papers.

Dr. Raghunathan took her doctorate in environmental engineering at Purdue University in {{2014|2016=>date}}, was a postdoctoral fellow at the Georgia Institute of Technology and has been a senior scientist at Halvorsen Labs since August 2019. She has published {{37 peer-reviewed articles|27 peer-reviewed articles=>quantity}}, which had {{1,813 citations|1,318 citations=>quantity}} by January 15, 2026, and holds {{four patents|three patents=>quantity}}. She received the {{Whitmore|Whitlock=>name}} Prize in 2022, chosen from {{420 nominees|240 nominees=>quantity}}.

Her sensor was tested in Flint and in Newark. The City of Newark installed it at {{421 service lines|412 service lines=>quantity}} between March 2023 and {{April 2024|February 2024=>date}} and found lead above 15 parts per billion at 37 of them. The city saved about {{$2.1 million|$1.2 million=>money}} in laboratory fees. She reviews for {{15 journals|11 journals=>quantity}}.`,
  },
]
