/**
 * Cities by country, folded to plain lower case: a draft may name the country where the file names the city. The larger
 * ones of the countries that clients come from; no list of all.
 */
const lists: Readonly<Record<string, string>> = {
  afghanistan:
    'kabul, herat, kandahar, mazar, jalalabad, kunduz, ghazni, lashkar gah, bamyan, khost, gardez, parwan, taloqan, farah, faizabad',
  albania: 'tirana, shkodra, durres, vlora',
  argentina: 'buenos aires, cordoba, rosario, mendoza, la plata, tucuman, salta, mar del plata, bariloche, neuquen',
  armenia: 'yerevan, gyumri, vanadzor, kapan, goris, artashat, ijevan',
  australia: 'sydney, melbourne, brisbane, perth, adelaide, canberra',
  austria: 'vienna, graz, salzburg, linz',
  azerbaijan: 'baku, ganja',
  bangladesh: 'dhaka, chittagong, sylhet, khulna, rajshahi, barisal, rangpur, comilla, mymensingh, feni, noakhali',
  belarus: 'minsk, gomel, brest, grodno, vitebsk, mogilev, baranovichi, bobruisk',
  belgium: 'brussels, antwerp, ghent, liege',
  bolivia: 'la paz, santa cruz, cochabamba, sucre, el alto, oruro, potosi, tarija',
  brazil:
    'sao paulo, rio de janeiro, brasilia, salvador, belo horizonte, recife, fortaleza, curitiba, manaus, porto alegre, goiania, belem, vitoria, campinas, governador valadares, ipatinga, natal, cuiaba, florianopolis',
  bulgaria: 'sofia, plovdiv, varna',
  'burkina faso': 'ouagadougou, bobo-dioulasso',
  cambodia: 'phnom penh, siem reap',
  cameroon:
    'yaounde, douala, bamenda, buea, kumba, kumbo, limbe, garoua, maroua, bafoussam, nkambe, wum, mamfe, bafut, kribi, ngaoundere',
  canada:
    'toronto, montreal, vancouver, ottawa, calgary, edmonton, winnipeg, quebec, hamilton, halifax, waterloo, regina, saskatoon, brampton, mississauga, guelph, ontario, alberta, british columbia, manitoba',
  chile: 'santiago, valparaiso, antofagasta, concepcion, iquique, temuco, arica, calama, rancagua',
  china:
    'beijing, shanghai, guangzhou, shenzhen, wuhan, chengdu, urumqi, kashgar, nanjing, xian, fuzhou, harbin, fuqing, changle, tianjin, chongqing, xiamen, hangzhou, suzhou, qingdao, dalian, shenyang, kunming, lhasa, zhengzhou, changsha, jinan, hefei, wenzhou',
  colombia:
    'bogota, medellin, cali, barranquilla, cartagena, cucuta, bucaramanga, apartado, pereira, manizales, ibague, villavicencio, pasto, santa marta, monteria, buenaventura, popayan, ipiales, neiva, tumaco, necocli, palmira, tulua',
  congo:
    'kinshasa, goma, bukavu, lubumbashi, brazzaville, bunia, butembo, beni, kisangani, mbuji-mayi, kananga, matadi',
  'costa rica': 'san jose, alajuela, liberia',
  croatia: 'zagreb, split, rijeka',
  cuba: 'havana, santiago de cuba, camaguey, holguin, santa clara, cienfuegos, matanzas, guantanamo, pinar del rio, bayamo, las tunas, ciego de avila',
  'czech republic': 'prague, brno, ostrava',
  denmark: 'copenhagen, aarhus, odense',
  'dominican republic': 'santo domingo, santiago, puerto plata, la romana, higuey, san cristobal, bonao',
  ecuador:
    'quito, guayaquil, cuenca, manta, portoviejo, ambato, machala, esmeraldas, loja, riobamba, duran, santo domingo, ibarra, quevedo',
  egypt:
    'cairo, alexandria, giza, luxor, minya, assiut, sohag, tanta, mansoura, port said, suez, fayoum, aswan, beni suef, qena',
  'el salvador':
    'san salvador, santa ana, san miguel, soyapango, sonsonate, apopa, ahuachapan, usulutan, santa tecla, mejicanos, ilopango, chalatenango, zacatecoluca, cojutepeque, cojute',
  eritrea: 'asmara, massawa, keren, sawa, adi keyh, assab, dekemhare, mendefera',
  ethiopia:
    'addis ababa, adama, mekelle, gondar, bahir dar, hawassa, dire dawa, jimma, dessie, lalibela, debre markos, harar, nekemte, arba minch, woldia, axum, adwa, shashamane',
  finland: 'helsinki, tampere, turku, espoo',
  france:
    'paris, lyon, marseille, toulouse, lille, bordeaux, strasbourg, grenoble, nantes, rennes, montpellier, calais',
  gambia: 'banjul, serekunda',
  georgia: 'tbilisi, batumi, kutaisi, atlanta, savannah, lumpkin, gainesville, dalton, marietta, athens',
  germany:
    'berlin, hamburg, munich, cologne, frankfurt, stuttgart, leipzig, dresden, dusseldorf, heidelberg, aachen, bonn, hannover, nuremberg, freiburg, karlsruhe, bremen, essen, dortmund, mainz, kiel',
  ghana: 'accra, kumasi, tamale, takoradi, cape coast, sunyani, koforidua, tema, bolgatanga, obuasi',
  greece: 'athens, thessaloniki, patras',
  guatemala:
    'guatemala city, quetzaltenango, coban, huehuetenango, escuintla, xela, mixco, villa nueva, chimaltenango, retalhuleu, jalapa, jutiapa, zacapa, nebaj, solola, totonicapan, san marcos, puerto barrios, chiquimula, mazatenango',
  guinea: 'conakry, kindia, kankan, labe, mamou, boke, nzerekore, dalaba',
  haiti:
    'port-au-prince, cap-haitien, gonaives, jacmel, les cayes, delmas, petion-ville, gressier, carrefour, petit-goave, hinche, jeremie, port-de-paix, cabaret, croix-des-bouquets, cite soleil, leogane, mirebalais, saint-marc',
  honduras:
    'tegucigalpa, san pedro sula, choluteca, la ceiba, choloma, el progreso, comayagua, juticalpa, olanchito, siguatepeque, tela, danli, puerto cortes, villanueva, santa rosa de copan, roatan, olancho',
  hungary: 'budapest, debrecen, szeged',
  india:
    'delhi, new delhi, mumbai, bangalore, bengaluru, chennai, kolkata, hyderabad, pune, ahmedabad, amritsar, jaipur, kerala, jalandhar, ludhiana, patiala, chandigarh, surat, rajkot, nagpur, indore, bhopal, kochi, lucknow, kanpur, varanasi, patna, vadodara, coimbatore, mysore, visakhapatnam, srinagar, kapurthala, hoshiarpur',
  indonesia: 'jakarta, surabaya, bandung, medan',
  iran: 'tehran, shiraz, isfahan, tabriz, mashhad, ahvaz, qom, karaj, evin',
  iraq: 'baghdad, mosul, basra, erbil, kirkuk, sulaymaniyah',
  ireland: 'dublin, cork, galway, limerick',
  israel: 'jerusalem, tel aviv, haifa',
  italy:
    'rome, milan, naples, turin, florence, bologna, venice, genoa, pisa, palermo, catania, bari, verona, trieste, padua',
  'ivory coast': 'abidjan, bouake, yamoussoukro',
  jamaica: 'kingston, montego bay, spanish town, portmore',
  japan:
    'tokyo, osaka, kyoto, nagoya, yokohama, sapporo, fukuoka, sendai, kobe, hiroshima, kawasaki, tsukuba, kanazawa',
  jordan: 'amman, irbid, zarqa',
  kazakhstan: 'almaty, astana, shymkent',
  kenya: 'nairobi, mombasa, kisumu, nakuru, eldoret, thika, malindi, garissa, kakamega, kitale, machakos',
  kyrgyzstan: 'bishkek, osh',
  lebanon: 'beirut, tripoli, sidon',
  liberia: 'monrovia',
  libya: 'tripoli, benghazi',
  malawi: 'lilongwe, blantyre',
  malaysia: 'kuala lumpur, penang, johor',
  mali: 'bamako, timbuktu, gao',
  mexico:
    'mexico city, tijuana, guadalajara, monterrey, puebla, oaxaca, juarez, ciudad juarez, reynosa, matamoros, tapachula, acapulco, morelia, uruapan, culiacan, merida, veracruz, santa ana, nogales, mexicali, nuevo laredo, leon, queretaro, zacatecas, durango, tlaxcala, toluca, cuernavaca, pachuca, iguala, chilpancingo, celaya, irapuato, apatzingan, mazatlan, hermosillo, chihuahua, torreon, saltillo, ensenada, aguascalientes, colima, chiapas, michoacan, guerrero, jalisco, sinaloa, sonora, guanajuato, tamaulipas',
  moldova: 'chisinau',
  morocco: 'rabat, casablanca, marrakesh, fez, tangier',
  myanmar:
    'yangon, mandalay, naypyidaw, myitkyina, sittwe, mawlamyine, taunggyi, hpa-an, loikaw, monywa, sagaing, pathein, kalay, hakha',
  nepal: 'kathmandu, pokhara, biratnagar, lalitpur, dharan, birgunj, nepalgunj, butwal, bharatpur, janakpur',
  netherlands: 'amsterdam, rotterdam, the hague, utrecht, delft, eindhoven, leiden',
  'new zealand': 'auckland, wellington, christchurch',
  nicaragua:
    'managua, leon, masaya, granada, matagalpa, esteli, jinotepe, chinandega, rivas, jinotega, bluefields, juigalpa, ocotal, somoto, diriamba',
  niger: 'niamey',
  nigeria:
    'lagos, abuja, kano, ibadan, port harcourt, enugu, benin city, jos, kaduna, onitsha, owerri, aba, warri, maiduguri, ilorin, calabar, uyo, abeokuta, akure, makurdi, sokoto',
  norway: 'oslo, bergen, trondheim, stavanger, tromso, kristiansand',
  pakistan:
    'karachi, lahore, islamabad, peshawar, quetta, rawalpindi, faisalabad, multan, sialkot, gujranwala, hyderabad, sukkur, swat, mingora, abbottabad, bahawalpur, sargodha',
  panama: 'panama city, david, darien',
  paraguay: 'asuncion',
  peru: 'lima, arequipa, cusco, trujillo, ayacucho, piura, chiclayo, huancayo, iquitos, pucallpa, tacna, callao, cajamarca, puno, chimbote, juliaca',
  philippines:
    'manila, quezon city, cebu, davao, makati, iloilo, baguio, batangas, tacloban, zamboanga, bacolod, cagayan de oro, general santos, angeles, catarman, dumaguete, kalibo, laoag, legazpi, olongapo, tarlac',
  poland:
    'warsaw, krakow, gdansk, wroclaw, poznan, lodz, lublin, gdynia, katowice, bialystok, szczecin, rzeszow, kielce, bydgoszcz, torun, radom, zakopane',
  portugal: 'lisbon, porto, coimbra',
  romania: 'bucharest, cluj, timisoara, iasi',
  russia:
    'moscow, saint petersburg, st petersburg, rostov, kazan, novosibirsk, yekaterinburg, grozny, samara, omsk, krasnodar, sochi, ufa, voronezh, volgograd, makhachkala, chelyabinsk, krasnoyarsk, vladivostok, tula, tver, yaroslavl, saratov, tyumen, irkutsk',
  rwanda: 'kigali',
  'saudi arabia': 'riyadh, jeddah, mecca, medina',
  senegal: 'dakar, thies, saint-louis',
  serbia: 'belgrade, novi sad, nis',
  'sierra leone': 'freetown, bo',
  somalia: 'mogadishu, hargeisa, kismayo',
  'south africa': 'johannesburg, cape town, durban, pretoria',
  'south korea': 'seoul, busan, incheon, daegu, daejeon, gwangju, suwon, ulsan, jeonju, jeju, changwon, gangneung',
  spain:
    'madrid, barcelona, valencia, seville, malaga, bilbao, zaragoza, granada, cordoba, alicante, murcia, vigo, pamplona, san sebastian',
  'sri lanka': 'colombo, jaffna, kandy',
  sudan: 'khartoum, omdurman, nyala',
  sweden: 'stockholm, gothenburg, malmo, uppsala, lund, linkoping, umea, orebro',
  switzerland: 'geneva, zurich, bern, basel, lausanne',
  syria: 'damascus, aleppo, homs, hama, latakia, raqqa, idlib, daraa, tartus, qamishli, deir ez-zor, afrin',
  taiwan: 'taipei, kaohsiung, taichung, hsinchu',
  tanzania: 'dar es salaam, arusha, dodoma',
  thailand: 'bangkok, chiang mai',
  tunisia: 'tunis, sfax, sousse',
  turkey:
    'istanbul, ankara, izmir, diyarbakir, gaziantep, adana, konya, bursa, mersin, trabzon, samsun, kayseri, antalya, mardin, sanliurfa, malatya, erzurum, eskisehir',
  uganda: 'kampala, entebbe, gulu, jinja, mbarara, mbale, masaka, fort portal',
  ukraine:
    'kyiv, kiev, kharkiv, odesa, odessa, lviv, dnipro, mariupol, donetsk, zaporizhzhia, kherson, chernihiv, sumy, poltava, vinnytsia, luhansk, kramatorsk, bakhmut, irpin, bucha, ternopil, zhytomyr',
  'united arab emirates': 'dubai, abu dhabi, sharjah',
  england:
    'london, manchester, birmingham, leeds, liverpool, oxford, cambridge, bristol, sheffield, nottingham, newcastle, york, leicester, southampton, brighton, norwich, plymouth, coventry, exeter, durham',
  scotland: 'glasgow, edinburgh, aberdeen, dundee',
  'united kingdom':
    'london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, oxford, cambridge, bristol, cardiff, belfast, newcastle, york, leicester, southampton, brighton, sheffield, nottingham, coventry, aberdeen, swansea, england, scotland, wales',
  uruguay: 'montevideo',
  uzbekistan: 'tashkent, samarkand, bukhara',
  venezuela:
    'caracas, maracaibo, valencia, barquisimeto, merida, san cristobal, maturin, maracay, barinas, ciudad guayana, ciudad bolivar, cumana, barcelona, carora, san felipe, guarenas, punto fijo, los teques, coro, trujillo, acarigua, petare',
  vietnam:
    'hanoi, ho chi minh, saigon, da nang, hue, can tho, hai phong, nha trang, vung tau, quy nhon, bien hoa, da lat, pleiku',
  yemen: 'sanaa, aden, taiz',
  zambia: 'lusaka',
  zimbabwe: 'harare, bulawayo',
}

/** Cities of the states, for a draft that names the state where the file names the city. */
const states: Readonly<Record<string, string>> = {
  alabama: 'birmingham, montgomery, mobile, huntsville, tuscaloosa, albertville',
  alaska: 'anchorage, fairbanks, juneau',
  arizona:
    'phoenix, tucson, mesa, chandler, glendale, tempe, scottsdale, peoria, nogales, yuma, florence, eloy, flagstaff, sasabe',
  arkansas: 'little rock, springdale, fayetteville, fort smith, bentonville',
  california:
    'los angeles, san diego, san francisco, san jose, sacramento, fresno, oakland, bakersfield, anaheim, stockton, riverside, adelanto, salinas, berkeley, long beach, santa ana, modesto, oxnard, glendale, irvine, pasadena, ontario, pomona, fremont, santa rosa, visalia, merced, calexico, san ysidro, otay mesa, watsonville, palo alto, santa barbara, san bernardino, el centro, van nuys, burbank, inglewood, compton, torrance',
  colorado: 'denver, aurora, boulder, colorado springs, greeley, pueblo, fort collins, lakewood',
  connecticut: 'hartford, new haven, bridgeport, stamford, danbury, waterbury, norwalk, new britain',
  delaware: 'wilmington, dover, newark, georgetown',
  florida:
    'miami, orlando, tampa, jacksonville, hialeah, tallahassee, homestead, naples, fort lauderdale, hollywood, doral, kissimmee, fort myers, west palm beach, boca raton, gainesville, sarasota, pensacola, immokalee, clearwater, miramar, pompano beach',
  hawaii: 'honolulu, hilo, kahului',
  idaho: 'boise, nampa, twin falls, caldwell, idaho falls',
  illinois:
    'chicago, cicero, rockford, peoria, joliet, evanston, waukegan, aurora, elgin, naperville, champaign, urbana, skokie, moline',
  indiana: 'indianapolis, fort wayne, evansville, gary, south bend, bloomington, lafayette, goshen, elkhart',
  iowa: 'des moines, cedar rapids, davenport, sioux city, iowa city, waterloo, storm lake, postville, ames',
  kansas: 'wichita, topeka, overland park, dodge city, garden city, olathe',
  kentucky: 'louisville, lexington, bowling green, owensboro',
  louisiana: 'new orleans, baton rouge, shreveport, lafayette, jena, metairie, kenner, oakdale',
  maine: 'portland, bangor, lewiston',
  maryland:
    'baltimore, rockville, silver spring, hyattsville, annapolis, gaithersburg, bethesda, wheaton, langley park, frederick, salisbury, columbia, college park, germantown, takoma park',
  massachusetts:
    'boston, worcester, springfield, cambridge, lowell, chelsea, lynn, framingham, brockton, somerville, new bedford, amherst, fall river',
  michigan: 'detroit, grand rapids, ann arbor, lansing, dearborn, flint, kalamazoo, hamtramck',
  minnesota: 'minneapolis, st. paul, rochester, duluth, bloomington, st. cloud, worthington, austin, mankato',
  mississippi: 'jackson, gulfport, biloxi, hattiesburg, natchez',
  missouri: 'st. louis, kansas city, springfield, columbia',
  montana: 'billings, missoula, bozeman, helena',
  nebraska: 'omaha, lincoln, grand island, lexington, bellevue',
  nevada: 'las vegas, reno, henderson, elko, sparks, carson city',
  'new hampshire': 'manchester, nashua, dover, hanover',
  'new jersey':
    'newark, trenton, jersey city, paterson, elizabeth, princeton, camden, edison, passaic, west new york, perth amboy, new brunswick, plainfield, hoboken, atlantic city, vineland, lakewood, morristown, hackensack',
  'new mexico': 'albuquerque, santa fe, las cruces, roswell, sunland park, chaparral',
  'new york':
    'brooklyn, queens, bronx, manhattan, staten island, new york city, buffalo, albany, rochester, syracuse, yonkers, ithaca, hempstead, brentwood, new rochelle, white plains, utica, flushing, batavia',
  'north carolina':
    'charlotte, raleigh, durham, greensboro, winston-salem, chapel hill, asheville, fayetteville, wilmington, high point',
  'north dakota': 'fargo, bismarck, minot, grand forks',
  ohio: 'columbus, cleveland, cincinnati, toledo, akron, dayton, youngstown, lorain',
  oklahoma: 'tulsa, oklahoma city, norman, lawton, guymon',
  oregon: 'portland, salem, eugene, woodburn, gresham, hillsboro, beaverton, corvallis, medford',
  pennsylvania:
    'philadelphia, pittsburgh, allentown, reading, scranton, lancaster, harrisburg, bethlehem, hazleton, norristown, york',
  'rhode island': 'providence, pawtucket, central falls, cranston',
  'south carolina': 'charleston, greenville, spartanburg, columbia, myrtle beach',
  'south dakota': 'sioux falls, rapid city',
  tennessee: 'memphis, nashville, knoxville, chattanooga, clarksville, murfreesboro, morristown',
  texas:
    'houston, dallas, austin, san antonio, el paso, laredo, mcallen, brownsville, eagle pass, fort worth, arlington, del rio, pearsall, hidalgo, rio grande city, harlingen, corpus christi, lubbock, amarillo, waco, plano, galveston, midland, pasadena, conroe, karnes city, dilley, raymondville, edinburg, college station',
  utah: 'salt lake city, provo, ogden, west valley city, st. george',
  vermont: 'burlington, montpelier, rutland',
  virginia:
    'richmond, alexandria, arlington, norfolk, fairfax, falls church, annandale, herndon, manassas, woodbridge, charlottesville, roanoke, harrisonburg, blacksburg, reston, newport news',
  washington: 'seattle, tacoma, spokane, yakima, vancouver, bellevue, renton, pasco, kennewick, pullman, bellingham',
  'west virginia': 'charleston, huntington, morgantown, wheeling',
  wisconsin: 'milwaukee, madison, green bay, racine, kenosha, appleton, waukesha',
  wyoming: 'cheyenne, casper, laramie',
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
