/**
 * Cities by country, folded to plain lower case: a draft may name the country where the file names the city. The larger
 * ones of the countries that clients come from; no list of all.
 */
const lists: Readonly<Record<string, string>> = {
  afghanistan: 'kabul, herat, kandahar, mazar, jalalabad, kunduz, ghazni',
  albania: 'tirana, shkodra, durres, vlora',
  argentina: 'buenos aires, cordoba, rosario, mendoza',
  armenia: 'yerevan, gyumri',
  australia: 'sydney, melbourne, brisbane, perth, adelaide, canberra',
  austria: 'vienna, graz, salzburg, linz',
  azerbaijan: 'baku, ganja',
  bangladesh: 'dhaka, chittagong, sylhet, khulna',
  belarus: 'minsk, gomel, brest, grodno',
  belgium: 'brussels, antwerp, ghent, liege',
  bolivia: 'la paz, santa cruz, cochabamba, sucre',
  brazil: 'sao paulo, rio de janeiro, brasilia, salvador, belo horizonte, recife, fortaleza, curitiba, manaus',
  bulgaria: 'sofia, plovdiv, varna',
  'burkina faso': 'ouagadougou, bobo-dioulasso',
  cambodia: 'phnom penh, siem reap',
  cameroon: 'yaounde, douala, bamenda, buea, kumba',
  canada: 'toronto, montreal, vancouver, ottawa, calgary, edmonton, winnipeg, quebec, hamilton, halifax',
  chile: 'santiago, valparaiso, antofagasta, concepcion',
  china: 'beijing, shanghai, guangzhou, shenzhen, wuhan, chengdu, urumqi, kashgar, nanjing, xian, fuzhou, harbin',
  colombia: 'bogota, medellin, cali, barranquilla, cartagena, cucuta, bucaramanga, apartado',
  congo: 'kinshasa, goma, bukavu, lubumbashi, brazzaville',
  'costa rica': 'san jose, alajuela, liberia',
  croatia: 'zagreb, split, rijeka',
  cuba: 'havana, santiago de cuba, camaguey, holguin',
  'czech republic': 'prague, brno, ostrava',
  denmark: 'copenhagen, aarhus, odense',
  'dominican republic': 'santo domingo, santiago',
  ecuador: 'quito, guayaquil, cuenca',
  egypt: 'cairo, alexandria, giza, luxor, minya',
  'el salvador': 'san salvador, santa ana, san miguel, soyapango, sonsonate',
  eritrea: 'asmara, massawa, keren, sawa',
  ethiopia: 'addis ababa, adama, mekelle, gondar, bahir dar, hawassa, dire dawa',
  finland: 'helsinki, tampere, turku, espoo',
  france: 'paris, lyon, marseille, toulouse, lille, bordeaux, strasbourg, grenoble',
  gambia: 'banjul, serekunda',
  georgia: 'tbilisi, batumi, kutaisi',
  germany: 'berlin, hamburg, munich, cologne, frankfurt, stuttgart, leipzig, dresden, dusseldorf, heidelberg, aachen',
  ghana: 'accra, kumasi, tamale, takoradi, cape coast',
  greece: 'athens, thessaloniki, patras',
  guatemala: 'guatemala city, quetzaltenango, coban, huehuetenango, escuintla',
  guinea: 'conakry, kindia, kankan',
  haiti: 'port-au-prince, cap-haitien, gonaives, jacmel, les cayes, delmas, petion-ville',
  honduras: 'tegucigalpa, san pedro sula, choluteca, la ceiba, choloma, el progreso, comayagua',
  hungary: 'budapest, debrecen, szeged',
  india:
    'delhi, new delhi, mumbai, bangalore, bengaluru, chennai, kolkata, hyderabad, pune, ahmedabad, amritsar, jaipur, kerala',
  indonesia: 'jakarta, surabaya, bandung, medan',
  iran: 'tehran, shiraz, isfahan, tabriz, mashhad, ahvaz, qom, karaj, evin',
  iraq: 'baghdad, mosul, basra, erbil, kirkuk, sulaymaniyah',
  ireland: 'dublin, cork, galway, limerick',
  israel: 'jerusalem, tel aviv, haifa',
  italy: 'rome, milan, naples, turin, florence, bologna, venice, genoa, pisa',
  'ivory coast': 'abidjan, bouake, yamoussoukro',
  jamaica: 'kingston, montego bay, spanish town, portmore',
  japan: 'tokyo, osaka, kyoto, nagoya, yokohama, sapporo, fukuoka, sendai',
  jordan: 'amman, irbid, zarqa',
  kazakhstan: 'almaty, astana, shymkent',
  kenya: 'nairobi, mombasa, kisumu, nakuru, eldoret',
  kyrgyzstan: 'bishkek, osh',
  lebanon: 'beirut, tripoli, sidon',
  liberia: 'monrovia',
  libya: 'tripoli, benghazi',
  malawi: 'lilongwe, blantyre',
  malaysia: 'kuala lumpur, penang, johor',
  mali: 'bamako, timbuktu, gao',
  mexico:
    'mexico city, tijuana, guadalajara, monterrey, puebla, oaxaca, juarez, ciudad juarez, reynosa, matamoros, tapachula, acapulco, morelia, uruapan, culiacan, merida, veracruz, santa ana, nogales, mexicali',
  moldova: 'chisinau',
  morocco: 'rabat, casablanca, marrakesh, fez, tangier',
  myanmar: 'yangon, mandalay, naypyidaw',
  nepal: 'kathmandu, pokhara',
  netherlands: 'amsterdam, rotterdam, the hague, utrecht, delft, eindhoven, leiden',
  'new zealand': 'auckland, wellington, christchurch',
  nicaragua: 'managua, leon, masaya, granada, matagalpa, esteli',
  niger: 'niamey',
  nigeria: 'lagos, abuja, kano, ibadan, port harcourt, enugu, benin city, jos, kaduna',
  norway: 'oslo, bergen, trondheim, stavanger',
  pakistan: 'karachi, lahore, islamabad, peshawar, quetta, rawalpindi, faisalabad, multan',
  panama: 'panama city, david, darien',
  paraguay: 'asuncion',
  peru: 'lima, arequipa, cusco, trujillo, ayacucho, piura',
  philippines: 'manila, quezon city, cebu, davao, makati, iloilo, baguio, batangas',
  poland: 'warsaw, krakow, gdansk, wroclaw, poznan, lodz, lublin',
  portugal: 'lisbon, porto, coimbra',
  romania: 'bucharest, cluj, timisoara, iasi',
  russia: 'moscow, saint petersburg, st petersburg, rostov, kazan, novosibirsk, yekaterinburg, grozny, samara, omsk',
  rwanda: 'kigali',
  'saudi arabia': 'riyadh, jeddah, mecca, medina',
  senegal: 'dakar, thies, saint-louis',
  serbia: 'belgrade, novi sad, nis',
  'sierra leone': 'freetown, bo',
  somalia: 'mogadishu, hargeisa, kismayo',
  'south africa': 'johannesburg, cape town, durban, pretoria',
  'south korea': 'seoul, busan, incheon, daegu, daejeon',
  spain: 'madrid, barcelona, valencia, seville, malaga, bilbao, zaragoza',
  'sri lanka': 'colombo, jaffna, kandy',
  sudan: 'khartoum, omdurman, nyala',
  sweden: 'stockholm, gothenburg, malmo, uppsala, lund',
  switzerland: 'geneva, zurich, bern, basel, lausanne',
  syria: 'damascus, aleppo, homs, hama, latakia, raqqa',
  taiwan: 'taipei, kaohsiung, taichung, hsinchu',
  tanzania: 'dar es salaam, arusha, dodoma',
  thailand: 'bangkok, chiang mai',
  tunisia: 'tunis, sfax, sousse',
  turkey: 'istanbul, ankara, izmir, diyarbakir, gaziantep, adana, konya, bursa',
  uganda: 'kampala, entebbe, gulu, jinja',
  ukraine: 'kyiv, kiev, kharkiv, odesa, odessa, lviv, dnipro, mariupol, donetsk',
  'united arab emirates': 'dubai, abu dhabi, sharjah',
  england: 'london, manchester, birmingham, leeds, liverpool, oxford, cambridge, bristol, sheffield, nottingham',
  scotland: 'glasgow, edinburgh, aberdeen, dundee',
  'united kingdom':
    'london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, oxford, cambridge, bristol, cardiff, belfast',
  uruguay: 'montevideo',
  uzbekistan: 'tashkent, samarkand, bukhara',
  venezuela: 'caracas, maracaibo, valencia, barquisimeto, merida, san cristobal, maturin',
  vietnam: 'hanoi, ho chi minh, saigon, da nang, hue',
  yemen: 'sanaa, aden, taiz',
  zambia: 'lusaka',
  zimbabwe: 'harare, bulawayo',
}

/** Cities of the states, for a draft that names the state where the file names the city. */
const states: Readonly<Record<string, string>> = {
  alabama: 'birmingham, montgomery, mobile, huntsville',
  alaska: 'anchorage, fairbanks, juneau',
  arizona: 'phoenix, tucson, mesa, chandler, glendale, tempe, nogales, yuma, florence, eloy',
  arkansas: 'little rock, springdale, fayetteville',
  california:
    'los angeles, san diego, san francisco, san jose, sacramento, fresno, oakland, bakersfield, anaheim, stockton, riverside, adelanto, salinas, berkeley',
  colorado: 'denver, aurora, boulder, colorado springs, greeley, pueblo',
  connecticut: 'hartford, new haven, bridgeport, stamford, danbury',
  florida: 'miami, orlando, tampa, jacksonville, hialeah, tallahassee, homestead, naples',
  idaho: 'boise, nampa, twin falls',
  illinois: 'chicago, cicero, rockford, peoria, joliet, evanston, waukegan',
  indiana: 'indianapolis, fort wayne, evansville, gary',
  iowa: 'des moines, cedar rapids, davenport, sioux city',
  kansas: 'wichita, topeka, overland park, dodge city',
  kentucky: 'louisville, lexington, bowling green',
  louisiana: 'new orleans, baton rouge, shreveport, lafayette, jena',
  maryland: 'baltimore, rockville, silver spring, hyattsville, annapolis',
  massachusetts: 'boston, worcester, springfield, cambridge, lowell, chelsea, lynn',
  michigan: 'detroit, grand rapids, ann arbor, lansing, dearborn',
  minnesota: 'minneapolis, st. paul, rochester, duluth, bloomington',
  missouri: 'st. louis, kansas city, springfield, columbia',
  nebraska: 'omaha, lincoln, grand island',
  nevada: 'las vegas, reno, henderson, elko, sparks',
  'new jersey': 'newark, trenton, jersey city, paterson, elizabeth, princeton, camden, edison',
  'new york': 'brooklyn, queens, bronx, buffalo, albany, rochester, syracuse, yonkers',
  'north carolina': 'charlotte, raleigh, durham, greensboro, winston-salem',
  ohio: 'columbus, cleveland, cincinnati, toledo, akron, dayton',
  oklahoma: 'tulsa, oklahoma city, norman',
  oregon: 'portland, salem, eugene, woodburn',
  pennsylvania: 'philadelphia, pittsburgh, allentown, reading, scranton',
  'south carolina': 'charleston, greenville, spartanburg',
  tennessee: 'memphis, nashville, knoxville, chattanooga',
  texas:
    'houston, dallas, austin, san antonio, el paso, laredo, mcallen, brownsville, eagle pass, fort worth, arlington, del rio, pearsall',
  utah: 'salt lake city, provo, ogden',
  virginia: 'richmond, alexandria, arlington, norfolk, fairfax, falls church',
  washington: 'seattle, tacoma, spokane, yakima, vancouver',
  wisconsin: 'milwaukee, madison, green bay, racine',
}

const asCity: ReadonlySet<string> = new Set(
  Object.values(lists)
    .flatMap((list) => list.split(', '))
    .flatMap((city) => city.split(' ')),
)

/** True for the last word of a listed city. */
export const isListedCity = (word: string) => lastWords.has(word)

/** The listed country that a word names, also by its people or language (`Korean`, `Polish`); by the last word of its name. */
export function countryOf(word: string): string | undefined {
  const known = countries.get(word)
  if (known !== undefined || word.length < 5 || asCity.has(word)) return known
  const base = /^(\p{L}{3,})(?:ans?|ians?|ese|ish|ic|is?)$/u.exec(word)?.[1]
  return base === undefined
    ? undefined
    : [...countries].find(([name]) => name.startsWith(base) && name.length - base.length <= 5)?.[1]
}

const lastWords: ReadonlySet<string> = new Set(
  [...Object.values(lists), ...Object.values(states)]
    .flatMap((list) => list.split(', '))
    .map((city) => city.split(' ').at(-1) ?? city),
)

const countries: ReadonlyMap<string, string> = new Map(
  [...Object.keys(states), ...Object.keys(lists)].flatMap((name) =>
    name
      .split(' ')
      .slice(-1)
      .map((word) => [word, name] as const),
  ),
)

/** The listed cities of a country (folded name) by their whole names. */
export function cityNamesOf(country: string): readonly string[] {
  return lists[country]?.split(', ') ?? []
}

const kept = new Map<string, ReadonlySet<string>>()

/** The last words of the listed cities of a country (folded name); a city of several words is found by its last. */
export function citiesOf(country: string): ReadonlySet<string> | undefined {
  const known = kept.get(country)
  const list = lists[country] ?? states[country]
  if (known || list === undefined) return known
  const words = new Set(list.split(', ').map((city) => city.split(' ').at(-1) ?? city))
  kept.set(country, words)
  return words
}
