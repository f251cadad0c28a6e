// Made by scripts/generate-coordinate-systems.ts from EPSG v10.076 (2022-08-31), ArcGIS Pro 3.0 (2022-07-09), PROJ 9.1.1; see docs/licences.md. code|deprecated|name|other names|geographic system|conversion|unit in metres|axes|area
export default '2000||Anguilla 1957 / British West Indies Grid||4600|0|||508\n\
2001||Antigua 1943 / British West Indies Grid||4601|0|||509\n\
2002||Dominica 1945 / British West Indies Grid||4602|0|||510\n\
2003||Grenada 1953 / British West Indies Grid||4603|0|||512\n\
2004||Montserrat 1958 / British West Indies Grid||4604|0|||513\n\
2005||St. Kitts 1955 / British West Indies Grid||4605|0|||514\n\
2006||St. Lucia 1955 / British West Indies Grid||4606|0|||515\n\
2007||St. Vincent 45 / British West Indies Grid|St_Vincent_1945_British_West_Indies_Grid|4607|0|||516\n\
2008|1|NAD27(CGQ77) / SCoPQ zone 2|NAD_1927_CGQ77_MTM_2_SCoPQ|4609|1|||826\n\
2009||NAD27(CGQ77) / SCoPQ zone 3|NAD_1927_CGQ77_MTM_3_SCoPQ|4609|2|||827\n\
2010||NAD27(CGQ77) / SCoPQ zone 4|NAD_1927_CGQ77_MTM_4_SCoPQ|4609|3|||828\n\
2011||NAD27(CGQ77) / SCoPQ zone 5|NAD_1927_CGQ77_MTM_5_SCoPQ|4609|4|||829\n\
2012||NAD27(CGQ77) / SCoPQ zone 6|NAD_1927_CGQ77_MTM_6_SCoPQ|4609|5|||830\n\
2013||NAD27(CGQ77) / SCoPQ zone 7|NAD_1927_CGQ77_MTM_7_SCoPQ|4609|6|||831\n\
2014||NAD27(CGQ77) / SCoPQ zone 8|NAD_1927_CGQ77_MTM_8_SCoPQ|4609|7|||832\n\
2015||NAD27(CGQ77) / SCoPQ zone 9|NAD_1927_CGQ77_MTM_9_SCoPQ|4609|8|||833\n\
2016||NAD27(CGQ77) / SCoPQ zone 10|NAD_1927_CGQ77_MTM_10_SCoPQ|4609|9|||834\n\
2017||NAD27(76) / MTM zone 8|NAD_1927_DEF_1976_MTM_8|4608|7|||835\n\
2018||NAD27(76) / MTM zone 9|NAD_1927_DEF_1976_MTM_9|4608|8|||836\n\
2019||NAD27(76) / MTM zone 10|NAD_1927_DEF_1976_MTM_10|4608|9|||837\n\
2020||NAD27(76) / MTM zone 11|NAD_1927_DEF_1976_MTM_11|4608|10|||838\n\
2021||NAD27(76) / MTM zone 12|NAD_1927_DEF_1976_MTM_12|4608|11|||839\n\
2022||NAD27(76) / MTM zone 13|NAD_1927_DEF_1976_MTM_13|4608|12|||840\n\
2023||NAD27(76) / MTM zone 14|NAD_1927_DEF_1976_MTM_14|4608|13|||841\n\
2024||NAD27(76) / MTM zone 15|NAD_1927_DEF_1976_MTM_15|4608|14|||842\n\
2025||NAD27(76) / MTM zone 16|NAD_1927_DEF_1976_MTM_16|4608|15|||843\n\
2026||NAD27(76) / MTM zone 17|NAD_1927_DEF_1976_MTM_17|4608|16|||844\n\
2027||NAD27(76) / UTM zone 15N|NAD_1927_DEF_1976_UTM_Zone_15N|4608|17|||845\n\
2028||NAD27(76) / UTM zone 16N|NAD_1927_DEF_1976_UTM_Zone_16N|4608|18|||846\n\
2029||NAD27(76) / UTM zone 17N|NAD_1927_DEF_1976_UTM_Zone_17N|4608|19|||847\n\
2030||NAD27(76) / UTM zone 18N|NAD_1927_DEF_1976_UTM_Zone_18N|4608|20|||848\n\
2031||NAD27(CGQ77) / UTM zone 17N|NAD_1927_CGQ77_UTM_Zone_17N|4609|19|||834\n\
2032||NAD27(CGQ77) / UTM zone 18N|NAD_1927_CGQ77_UTM_Zone_18N|4609|20|||849\n\
2033||NAD27(CGQ77) / UTM zone 19N|NAD_1927_CGQ77_UTM_Zone_19N|4609|21|||850\n\
2034||NAD27(CGQ77) / UTM zone 20N|NAD_1927_CGQ77_UTM_Zone_20N|4609|22|||851\n\
2035||NAD27(CGQ77) / UTM zone 21N|NAD_1927_CGQ77_UTM_Zone_21N|4609|23|||827\n\
2036|2953|NAD83(CSRS98) / New Brunswick Stereo|NAD_1983_CSRS_New_Brunswick_Stereographic|4140|24|||17\n\
2037|2960|NAD83(CSRS98) / UTM zone 19N|NAD_1983_CSRS_UTM_Zone_19N|4140|21|||852\n\
2038|2961|NAD83(CSRS98) / UTM zone 20N|NAD_1983_CSRS_UTM_Zone_20N|4140|22|||853\n\
2039||Israel 1993 / Israeli TM Grid|Israel_TM_Grid|4141|25|||57\n\
2040||Locodjo 1965 / UTM zone 30N||4142|26|||854\n\
2041||Abidjan 1987 / UTM zone 30N||4143|26|||854\n\
2042||Locodjo 1965 / UTM zone 29N||4142|27|||855\n\
2043||Abidjan 1987 / UTM zone 29N||4143|27|||855\n\
2044||Hanoi 1972 / Gauss-Kruger zone 18|Hanoi_1972_GK_Zone_18|4147|28|||856\n\
2045||Hanoi 1972 / Gauss-Kruger zone 19|Hanoi_1972_GK_Zone_19|4147|29|||857\n\
2046||Hartebeesthoek94 / Lo15||4148|30||ws|858\n\
2047||Hartebeesthoek94 / Lo17||4148|31||ws|859\n\
2048||Hartebeesthoek94 / Lo19||4148|32||ws|860\n\
2049||Hartebeesthoek94 / Lo21||4148|33||ws|861\n\
2050||Hartebeesthoek94 / Lo23||4148|34||ws|862\n\
2051||Hartebeesthoek94 / Lo25||4148|35||ws|863\n\
2052||Hartebeesthoek94 / Lo27||4148|36||ws|864\n\
2053||Hartebeesthoek94 / Lo29||4148|37||ws|865\n\
2054||Hartebeesthoek94 / Lo31||4148|38||ws|866\n\
2055||Hartebeesthoek94 / Lo33||4148|39||ws|867\n\
2056||CH1903+ / LV95||4150|40|||75\n\
2057||Rassadiran / Nakhl e Taqi||4153|41|||78\n\
2058||ED50(ED77) / UTM zone 38N|ED_1950_ED77_UTM_Zone_38N|4154|42|||868\n\
2059||ED50(ED77) / UTM zone 39N|ED_1950_ED77_UTM_Zone_39N|4154|43|||869\n\
2060||ED50(ED77) / UTM zone 40N|ED_1950_ED77_UTM_Zone_40N|4154|44|||870\n\
2061||ED50(ED77) / UTM zone 41N|ED_1950_ED77_UTM_Zone_41N|4154|45|||871\n\
2062||Madrid 1870 (Madrid) / Spain LCC|Madrid_1870_Madrid_Spain|4903|46|||655\n\
2063|3461|Dabola 1981 / UTM zone 28N||4315|47|||872\n\
2064|3462|Dabola 1981 / UTM zone 29N||4315|27|||873\n\
2065||S-JTSK (Ferro) / Krovak||4818|48||sw|83\n\
2066||Mount Dillon / Tobago Grid||4157|49|0.201166195164||86\n\
2067||Naparima 1955 / UTM zone 20N||4158|22|||87\n\
2068||ELD79 / Libya zone 5|ELD_1979_Libya_5|4159|50|||874\n\
2069||ELD79 / Libya zone 6|ELD_1979_Libya_6|4159|51|||875\n\
2070||ELD79 / Libya zone 7|ELD_1979_Libya_7|4159|52|||876\n\
2071||ELD79 / Libya zone 8|ELD_1979_Libya_8|4159|53|||877\n\
2072||ELD79 / Libya zone 9|ELD_1979_Libya_9|4159|54|||878\n\
2073||ELD79 / Libya zone 10|ELD_1979_Libya_10|4159|55|||879\n\
2074||ELD79 / Libya zone 11|ELD_1979_Libya_11|4159|56|||880\n\
2075||ELD79 / Libya zone 12|ELD_1979_Libya_12|4159|57|||881\n\
2076||ELD79 / Libya zone 13|ELD_1979_Libya_13|4159|58|||882\n\
2077||ELD79 / UTM zone 32N|ELD_1979_UTM_Zone_32N|4159|59|||883\n\
2078||ELD79 / UTM zone 33N|ELD_1979_UTM_Zone_33N|4159|60|||884\n\
2079||ELD79 / UTM zone 34N|ELD_1979_UTM_Zone_34N|4159|61|||885\n\
2080||ELD79 / UTM zone 35N|ELD_1979_UTM_Zone_35N|4159|62|||882\n\
2081||Chos Malal 1914 / Argentina 2||4160|63|||886\n\
2082||Pampa del Castillo / Argentina 2||4161|63|||887\n\
2083||Hito XVIII 1963 / Argentina 2||4254|63|||888\n\
2084||Hito XVIII 1963 / UTM zone 19S|Hito_XVIII_1963_UTM_19S|4254|64|||889\n\
2085|3795|NAD27 / Cuba Norte|NAD_1927_Cuba_Norte|4267|65|||890\n\
2086|3796|NAD27 / Cuba Sur|NAD_1927_Cuba_Sur|4267|66|||891\n\
2087||ELD79 / TM 12 NE|ELD_1979_TM_12_NE|4159|67|||892\n\
2088||Carthage / TM 11 NE||4223|68|||221\n\
2089||Yemen NGN96 / UTM zone 38N|Yemen_NGN_1996_UTM_Zone_38N|4163|42|||893\n\
2090||Yemen NGN96 / UTM zone 39N|Yemen_NGN_1996_UTM_Zone_39N|4163|43|||894\n\
2091|2395|South Yemen / Gauss Kruger zone 8|South_Yemen_GK_Zone_8|4164|69|||895\n\
2092|2396|South Yemen / Gauss Kruger zone 9|South_Yemen_GK_Zone_9|4164|70|||896\n\
2093||Hanoi 1972 / GK 106 NE||4147|71|||72\n\
2094||WGS 72BE / TM 106 NE|WGS_1972_BE_TM_106_NE|4324|72|||34\n\
2095||Bissau / UTM zone 28N||4165|47|||104\n\
2096||Korean 1985 / East Belt|Korean_1985_Korea_East_Belt|4162|73|||897\n\
2097||Korean 1985 / Central Belt|Korean_1985_Korea_Central_Belt|4162|74|||898\n\
2098||Korean 1985 / West Belt|Korean_1985_Korea_West_Belt|4162|75|||899\n\
2099||Qatar 1948 / Qatar Grid||4286|76|||450\n\
2100||GGRS87 / Greek Grid|Greek_Grid|4121|77|||16\n\
2101||Lake / Maracaibo Grid M1||4249|78|||900\n\
2102||Lake / Maracaibo Grid||4249|79|||900\n\
2103||Lake / Maracaibo Grid M3||4249|80|||900\n\
2104||Lake / Maracaibo La Rosa Grid||4249|81|||901\n\
2105||NZGD2000 / Mount Eden 2000|NZGD_2000_Mount_Eden_Circuit|4167|82|||902\n\
2106||NZGD2000 / Bay of Plenty 2000|NZGD_2000_Bay_of_Plenty_Circuit|4167|83|||903\n\
2107||NZGD2000 / Poverty Bay 2000|NZGD_2000_Poverty_Bay_Circuit|4167|84|||904\n\
2108||NZGD2000 / Hawkes Bay 2000|NZGD_2000_Hawkes_Bay_Circuit|4167|85|||905\n\
2109||NZGD2000 / Taranaki 2000|NZGD_2000_Taranaki_Circuit|4167|86|||906\n\
2110||NZGD2000 / Tuhirangi 2000|NZGD_2000_Tuhirangi_Circuit|4167|87|||907\n\
2111||NZGD2000 / Wanganui 2000|NZGD_2000_Wanganui_Circuit|4167|88|||908\n\
2112||NZGD2000 / Wairarapa 2000|NZGD_2000_Wairarapa_Circuit|4167|89|||909\n\
2113||NZGD2000 / Wellington 2000|NZGD_2000_Wellington_Circuit|4167|90|||910\n\
2114||NZGD2000 / Collingwood 2000|NZGD_2000_Collingwood_Circuit|4167|91|||911\n\
2115||NZGD2000 / Nelson 2000|NZGD_2000_Nelson_Circuit|4167|92|||912\n\
2116||NZGD2000 / Karamea 2000|NZGD_2000_Karamea_Circuit|4167|93|||913\n\
2117||NZGD2000 / Buller 2000|NZGD_2000_Buller_Circuit|4167|94|||914\n\
2118||NZGD2000 / Grey 2000|NZGD_2000_Grey_Circuit|4167|95|||915\n\
2119||NZGD2000 / Amuri 2000|NZGD_2000_Amuri_Circuit|4167|96|||916\n\
2120||NZGD2000 / Marlborough 2000|NZGD_2000_Marlborough_Circuit|4167|97|||917\n\
2121||NZGD2000 / Hokitika 2000|NZGD_2000_Hokitika_Circuit|4167|98|||918\n\
2122||NZGD2000 / Okarito 2000|NZGD_2000_Okarito_Circuit|4167|99|||919\n\
2123||NZGD2000 / Jacksons Bay 2000|NZGD_2000_Jacksons_Bay_Circuit|4167|100|||920\n\
2124||NZGD2000 / Mount Pleasant 2000|NZGD_2000_Mount_Pleasant_Circuit|4167|101|||921\n\
2125||NZGD2000 / Gawler 2000|NZGD_2000_Gawler_Circuit|4167|102|||922\n\
2126||NZGD2000 / Timaru 2000|NZGD_2000_Timaru_Circuit|4167|103|||923\n\
2127||NZGD2000 / Lindis Peak 2000|NZGD_2000_Lindis_Peak_Circuit|4167|104|||924\n\
2128||NZGD2000 / Mount Nicholas 2000|NZGD_2000_Mount_Nicholas_Circuit|4167|105|||925\n\
2129||NZGD2000 / Mount York 2000|NZGD_2000_Mount_York_Circuit|4167|106|||926\n\
2130||NZGD2000 / Observation Point 2000|NZGD_2000_Observation_Point_Circuit|4167|107|||927\n\
2131||NZGD2000 / North Taieri 2000|NZGD_2000_North_Taieri_Circuit|4167|108|||928\n\
2132||NZGD2000 / Bluff 2000|NZGD_2000_Bluff_Circuit|4167|109|||929\n\
2133||NZGD2000 / UTM zone 58S||4167|110|||930\n\
2134||NZGD2000 / UTM zone 59S||4167|111|||931\n\
2135||NZGD2000 / UTM zone 60S||4167|112|||932\n\
2136||Accra / Ghana National Grid|Accra_Ghana_Grid|4168|113|0.3047997101815088||107\n\
2137||Accra / TM 1 NW||4168|114|||108\n\
2138||NAD27(CGQ77) / Quebec Lambert|NAD_1927_CGQ77_Quebec_Lambert|4609|115|||343\n\
2139|2944|NAD83(CSRS98) / SCoPQ zone 2|NAD_1983_CSRS_MTM_2_SCoPQ|4140|1|||826\n\
2140|2945|NAD83(CSRS98) / MTM zone 3|NAD_1983_CSRS_MTM_3|4140|2|||933\n\
2141|2946|NAD83(CSRS98) / MTM zone 4|NAD_1983_CSRS_MTM_4|4140|3|||828\n\
2142|2947|NAD83(CSRS98) / MTM zone 5|NAD_1983_CSRS_MTM_5|4140|4|||829\n\
2143|2948|NAD83(CSRS98) / MTM zone 6|NAD_1983_CSRS_MTM_6|4140|5|||830\n\
2144|2949|NAD83(CSRS98) / MTM zone 7|NAD_1983_CSRS_MTM_7|4140|6|||831\n\
2145|2950|NAD83(CSRS98) / MTM zone 8|NAD_1983_CSRS_MTM_8|4140|7|||832\n\
2146|2951|NAD83(CSRS98) / MTM zone 9|NAD_1983_CSRS_MTM_9|4140|8|||833\n\
2147|2952|NAD83(CSRS98) / MTM zone 10|NAD_1983_CSRS_MTM_10|4140|9|||834\n\
2148|2962|NAD83(CSRS98) / UTM zone 21N|NAD_1983_CSRS_UTM_Zone_21N|4140|23|||827\n\
2149|2959|NAD83(CSRS98) / UTM zone 18N|NAD_1983_CSRS_UTM_Zone_18N|4140|20|||849\n\
2150|2958|NAD83(CSRS98) / UTM zone 17N|NAD_1983_CSRS_UTM_Zone_17N|4140|19|||834\n\
2151|2957|NAD83(CSRS98) / UTM zone 13N|NAD_1983_CSRS_UTM_Zone_13N|4140|116|||934\n\
2152|2956|NAD83(CSRS98) / UTM zone 12N|NAD_1983_CSRS_UTM_Zone_12N|4140|117|||935\n\
2153|2955|NAD83(CSRS98) / UTM zone 11N|NAD_1983_CSRS_UTM_Zone_11N|4140|118|||936\n\
2154||RGF93 v1 / Lambert-93|RGF_1993_Lambert_93|4171|119|||113\n\
2155|2194|American Samoa 1962 / American Samoa Lambert|Samoa_1962_Samoa_Lambert|4169|120|0.30480060960121924||937\n\
2156|2195|NAD83(HARN) / UTM zone 59S||4152|111|||937\n\
2157||IRENET95 / Irish Transverse Mercator||4173|121|||115\n\
2158||IRENET95 / UTM zone 29N||4173|27|||115\n\
2159||Sierra Leone 1924 / New Colony Grid||4174|122|0.3047997101815088||116\n\
2160||Sierra Leone 1924 / New War Office Grid||4174|123|0.3047997101815088||116\n\
2161||Sierra Leone 1968 / UTM zone 28N||4175|47|||938\n\
2162||Sierra Leone 1968 / UTM zone 29N||4175|27|||939\n\
2163|9311|US National Atlas Equal Area||4052|124|||940\n\
2164||Locodjo 1965 / TM 5 NW||4142|125|||60\n\
2165||Abidjan 1987 / TM 5 NW||4143|125|||60\n\
2166|2397|Pulkovo 1942(83) / Gauss Kruger zone 3|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_3|4178|126|||941\n\
2167|2398|Pulkovo 1942(83) / Gauss Kruger zone 4|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_4|4178|127|||942\n\
2168|2399|Pulkovo 1942(83) / Gauss Kruger zone 5|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_5|4178|128|||941\n\
2169||LUREF / Luxembourg TM||4181|129|||127\n\
2170|3911|MGI / Slovenia Grid||4312|130|||8\n\
2171|3120|Pulkovo 1942(58) / Poland zone I||4179|131|||943\n\
2172||Pulkovo 1942(58) / Poland zone II|Pulkovo_1942_Adj_1958_Poland_Zone_II|4179|132|||944\n\
2173||Pulkovo 1942(58) / Poland zone III|Pulkovo_1942_Adj_1958_Poland_Zone_III|4179|133|||945\n\
2174||Pulkovo 1942(58) / Poland zone IV|Pulkovo_1942_Adj_1958_Poland_Zone_IV|4179|134|||946\n\
2175||Pulkovo 1942(58) / Poland zone V|Pulkovo_1942_Adj_1958_Poland_Zone_V|4179|135|||947\n\
2176||ETRF2000-PL / CS2000/15|ETRS_1989_Poland_CS2000_Zone_5|9702|136|||948\n\
2177||ETRF2000-PL / CS2000/18|ETRS_1989_Poland_CS2000_Zone_6|9702|137|||949\n\
2178||ETRF2000-PL / CS2000/21|ETRS_1989_Poland_CS2000_Zone_7|9702|138|||950\n\
2179||ETRF2000-PL / CS2000/24|ETRS_1989_Poland_CS2000_Zone_8|9702|139|||951\n\
2180||ETRF2000-PL / CS92|ETRS_1989_Poland_CS92|9702|140|||790\n\
2188||Azores Occidental 1939 / UTM zone 25N||4182|141|||128\n\
2189||Azores Central 1948 / UTM zone 26N||4183|142|||129\n\
2190||Azores Oriental 1940 / UTM zone 26N||4184|142|||130\n\
2191|1|Madeira 1936 / UTM zone 28N||4185|47|||131\n\
2192|2154|ED50 / France EuroLambert|ED_1950_France_EuroLambert|4230|143|||653\n\
2193||NZGD2000 / New Zealand Transverse Mercator 2000|NZGD_2000_New_Zealand_Transverse_Mercator|4167|144|||952\n\
2194|3102|American Samoa 1962 / American Samoa Lambert||4169|145|0.30480060960121924||937\n\
2195||NAD83(HARN) / UTM zone 2S|NAD_1983_HARN_UTM_Zone_2S|4152|146|||953\n\
2196||ETRS89 / Kp2000 Jutland|ETRS_1989_Kp2000_Jutland|4258|147|||954\n\
2197||ETRS89 / Kp2000 Zealand|ETRS_1989_Kp2000_Zealand|4258|148|||955\n\
2198||ETRS89 / Kp2000 Bornholm|ETRS_1989_Kp2000_Bornholm|4258|149|||956\n\
2199|2462|Albanian 1987 / Gauss Kruger zone 4||4191|150|||957\n\
2200||ATS77 / New Brunswick Stereographic (ATS77)|ATS_1977_New_Brunswick_Stereographic|4122|151|||17\n\
2201||REGVEN / UTM zone 18N||4189|20|||958\n\
2202||REGVEN / UTM zone 19N||4189|21|||959\n\
2203||REGVEN / UTM zone 20N||4189|22|||960\n\
2204||NAD27 / Tennessee|NAD_1927_StatePlane_Tennessee_FIPS_4100|4267|152|0.30480060960121924||395\n\
2205||NAD83 / Kentucky North|NAD_1983_StatePlane_Kentucky_North_FIPS_1601|4269|153|||961\n\
2206||ED50 / 3-degree Gauss-Kruger zone 9|ED_1950_3_Degree_GK_Zone_9|4230|154|||962\n\
2207||ED50 / 3-degree Gauss-Kruger zone 10|ED_1950_3_Degree_GK_Zone_10|4230|155|||963\n\
2208||ED50 / 3-degree Gauss-Kruger zone 11|ED_1950_3_Degree_GK_Zone_11|4230|156|||964\n\
2209||ED50 / 3-degree Gauss-Kruger zone 12|ED_1950_3_Degree_GK_Zone_12|4230|157|||965\n\
2210||ED50 / 3-degree Gauss-Kruger zone 13|ED_1950_3_Degree_GK_Zone_13|4230|158|||966\n\
2211||ED50 / 3-degree Gauss-Kruger zone 14|ED_1950_3_Degree_GK_Zone_14|4230|159|||967\n\
2212||ED50 / 3-degree Gauss-Kruger zone 15|ED_1950_3_Degree_GK_Zone_15|4230|160|||968\n\
2213||ETRS89 / TM 30 NE|ETRS_1989_TM_30_NE|4258|161|||969\n\
2214|3119|Douala 1948 / AOF west|Douala_1948_AEF_West|4192|162|||134\n\
2215||Manoca 1962 / UTM zone 32N||4193|59|||134\n\
2216||Qornoq 1927 / UTM zone 22N||4194|163|||970\n\
2217||Qornoq 1927 / UTM zone 23N||4194|164|||971\n\
2218||Scoresbysund 1952 / Greenland zone 5 east||4195|165||nw|972\n\
2219||ATS77 / UTM zone 19N|ATS_1977_UTM_Zone_19N|4122|21|||973\n\
2220||ATS77 / UTM zone 20N|ATS_1977_UTM_Zone_20N|4122|22|||974\n\
2221||Scoresbysund 1952 / Greenland zone 6 east||4195|166||nw|975\n\
2222||NAD83 / Arizona East (ft)|NAD_1983_StatePlane_Arizona_East_FIPS_0201_Feet_Intl|4269|167|0.3048||976\n\
2223||NAD83 / Arizona Central (ft)|NAD_1983_StatePlane_Arizona_Central_FIPS_0202_Feet_Intl|4269|168|0.3048||977\n\
2224||NAD83 / Arizona West (ft)|NAD_1983_StatePlane_Arizona_West_FIPS_0203_Feet_Intl|4269|169|0.3048||978\n\
2225||NAD83 / California zone 1 (ftUS)|NAD_1983_StatePlane_California_I_FIPS_0401_Feet|4269|170|0.30480060960121924||979\n\
2226||NAD83 / California zone 2 (ftUS)|NAD_1983_StatePlane_California_II_FIPS_0402_Feet|4269|171|0.30480060960121924||980\n\
2227||NAD83 / California zone 3 (ftUS)|NAD_1983_StatePlane_California_III_FIPS_0403_Feet|4269|172|0.30480060960121924||981\n\
2228||NAD83 / California zone 4 (ftUS)|NAD_1983_StatePlane_California_IV_FIPS_0404_Feet|4269|173|0.30480060960121924||982\n\
2229||NAD83 / California zone 5 (ftUS)|NAD_1983_StatePlane_California_V_FIPS_0405_Feet|4269|174|0.30480060960121924||983\n\
2230||NAD83 / California zone 6 (ftUS)|NAD_1983_StatePlane_California_VI_FIPS_0406_Feet|4269|175|0.30480060960121924||984\n\
2231||NAD83 / Colorado North (ftUS)|NAD_1983_StatePlane_Colorado_North_FIPS_0501_Feet|4269|176|0.30480060960121924||985\n\
2232||NAD83 / Colorado Central (ftUS)|NAD_1983_StatePlane_Colorado_Central_FIPS_0502_Feet|4269|177|0.30480060960121924||986\n\
2233||NAD83 / Colorado South (ftUS)|NAD_1983_StatePlane_Colorado_South_FIPS_0503_Feet|4269|178|0.30480060960121924||987\n\
2234||NAD83 / Connecticut (ftUS)|NAD_1983_StatePlane_Connecticut_FIPS_0600_Feet|4269|179|0.30480060960121924||988\n\
2235||NAD83 / Delaware (ftUS)|NAD_1983_StatePlane_Delaware_FIPS_0700_Feet|4269|180|0.30480060960121924||989\n\
2236||NAD83 / Florida East (ftUS)|NAD_1983_StatePlane_Florida_East_FIPS_0901_Feet|4269|181|0.30480060960121924||990\n\
2237||NAD83 / Florida West (ftUS)|NAD_1983_StatePlane_Florida_West_FIPS_0902_Feet|4269|182|0.30480060960121924||991\n\
2238||NAD83 / Florida North (ftUS)|NAD_1983_StatePlane_Florida_North_FIPS_0903_Feet|4269|183|0.30480060960121924||992\n\
2239||NAD83 / Georgia East (ftUS)|NAD_1983_StatePlane_Georgia_East_FIPS_1001_Feet|4269|184|0.30480060960121924||993\n\
2240||NAD83 / Georgia West (ftUS)|NAD_1983_StatePlane_Georgia_West_FIPS_1002_Feet|4269|185|0.30480060960121924||994\n\
2241||NAD83 / Idaho East (ftUS)|NAD_1983_StatePlane_Idaho_East_FIPS_1101_Feet|4269|186|0.30480060960121924||995\n\
2242||NAD83 / Idaho Central (ftUS)|NAD_1983_StatePlane_Idaho_Central_FIPS_1102_Feet|4269|187|0.30480060960121924||996\n\
2243||NAD83 / Idaho West (ftUS)|NAD_1983_StatePlane_Idaho_West_FIPS_1103_Feet|4269|188|0.30480060960121924||997\n\
2244|2965|NAD83 / Indiana East (ftUS)|NAD_1983_StatePlane_Indiana_East_FIPS_1301_Feet|4269|189|0.30480060960121924||998\n\
2245|2966|NAD83 / Indiana West (ftUS)|NAD_1983_StatePlane_Indiana_West_FIPS_1302_Feet|4269|190|0.30480060960121924||999\n\
2246||NAD83 / Kentucky North (ftUS)|NAD_1983_StatePlane_Kentucky_North_FIPS_1601_Feet|4269|191|0.30480060960121924||961\n\
2247||NAD83 / Kentucky South (ftUS)|NAD_1983_StatePlane_Kentucky_South_FIPS_1602_Feet|4269|192|0.30480060960121924||1000\n\
2248||NAD83 / Maryland (ftUS)|NAD_1983_StatePlane_Maryland_FIPS_1900_Feet|4269|193|0.30480060960121924||1001\n\
2249||NAD83 / Massachusetts Mainland (ftUS)|NAD_1983_StatePlane_Massachusetts_Mainland_FIPS_2001_Feet|4269|194|0.30480060960121924||1002\n\
2250||NAD83 / Massachusetts Island (ftUS)|NAD_1983_StatePlane_Massachusetts_Island_FIPS_2002_Feet|4269|195|0.30480060960121924||1003\n\
2251||NAD83 / Michigan North (ft)|NAD_1983_StatePlane_Michigan_North_FIPS_2111_Feet_Intl|4269|196|0.3048||1004\n\
2252||NAD83 / Michigan Central (ft)|NAD_1983_StatePlane_Michigan_Central_FIPS_2112_Feet_Intl|4269|197|0.3048||1005\n\
2253||NAD83 / Michigan South (ft)|NAD_1983_StatePlane_Michigan_South_FIPS_2113_Feet_Intl|4269|198|0.3048||1006\n\
2254||NAD83 / Mississippi East (ftUS)|NAD_1983_StatePlane_Mississippi_East_FIPS_2301_Feet|4269|199|0.30480060960121924||1007\n\
2255||NAD83 / Mississippi West (ftUS)|NAD_1983_StatePlane_Mississippi_West_FIPS_2302_Feet|4269|200|0.30480060960121924||1008\n\
2256||NAD83 / Montana (ft)|NAD_1983_StatePlane_Montana_FIPS_2500_Feet_Intl|4269|201|0.3048||1009\n\
2257||NAD83 / New Mexico East (ftUS)|NAD_1983_StatePlane_New_Mexico_East_FIPS_3001_Feet|4269|202|0.30480060960121924||1010\n\
2258||NAD83 / New Mexico Central (ftUS)|NAD_1983_StatePlane_New_Mexico_Central_FIPS_3002_Feet|4269|203|0.30480060960121924||1011\n\
2259||NAD83 / New Mexico West (ftUS)|NAD_1983_StatePlane_New_Mexico_West_FIPS_3003_Feet|4269|204|0.30480060960121924||1012\n\
2260||NAD83 / New York East (ftUS)|NAD_1983_StatePlane_New_York_East_FIPS_3101_Feet|4269|205|0.30480060960121924||1013\n\
2261||NAD83 / New York Central (ftUS)|NAD_1983_StatePlane_New_York_Central_FIPS_3102_Feet|4269|206|0.30480060960121924||1014\n\
2262||NAD83 / New York West (ftUS)|NAD_1983_StatePlane_New_York_West_FIPS_3103_Feet|4269|207|0.30480060960121924||1015\n\
2263||NAD83 / New York Long Island (ftUS)|NAD_1983_StatePlane_New_York_Long_Island_FIPS_3104_Feet|4269|208|0.30480060960121924||1016\n\
2264||NAD83 / North Carolina (ftUS)|NAD_1983_StatePlane_North_Carolina_FIPS_3200_Feet|4269|209|0.30480060960121924||410\n\
2265||NAD83 / North Dakota North (ft)|NAD_1983_StatePlane_North_Dakota_North_FIPS_3301_Feet_Intl|4269|210|0.3048||1017\n\
2266||NAD83 / North Dakota South (ft)|NAD_1983_StatePlane_North_Dakota_South_FIPS_3302_Feet_Intl|4269|211|0.3048||1018\n\
2267||NAD83 / Oklahoma North (ftUS)|NAD_1983_StatePlane_Oklahoma_North_FIPS_3501_Feet|4269|212|0.30480060960121924||1019\n\
2268||NAD83 / Oklahoma South (ftUS)|NAD_1983_StatePlane_Oklahoma_South_FIPS_3502_Feet|4269|213|0.30480060960121924||1020\n\
2269||NAD83 / Oregon North (ft)|NAD_1983_StatePlane_Oregon_North_FIPS_3601_Feet_Intl|4269|214|0.3048||1021\n\
2270||NAD83 / Oregon South (ft)|NAD_1983_StatePlane_Oregon_South_FIPS_3602_Feet_Intl|4269|215|0.3048||1022\n\
2271||NAD83 / Pennsylvania North (ftUS)|NAD_1983_StatePlane_Pennsylvania_North_FIPS_3701_Feet|4269|216|0.30480060960121924||1023\n\
2272||NAD83 / Pennsylvania South (ftUS)|NAD_1983_StatePlane_Pennsylvania_South_FIPS_3702_Feet|4269|217|0.30480060960121924||1024\n\
2273||NAD83 / South Carolina (ft)|NAD_1983_StatePlane_South_Carolina_FIPS_3900_Feet_Intl|4269|218|0.3048||411\n\
2274||NAD83 / Tennessee (ftUS)|NAD_1983_StatePlane_Tennessee_FIPS_4100_Feet|4269|219|0.30480060960121924||395\n\
2275||NAD83 / Texas North (ftUS)|NAD_1983_StatePlane_Texas_North_FIPS_4201_Feet|4269|220|0.30480060960121924||1025\n\
2276||NAD83 / Texas North Central (ftUS)|NAD_1983_StatePlane_Texas_North_Central_FIPS_4202_Feet|4269|221|0.30480060960121924||1026\n\
2277||NAD83 / Texas Central (ftUS)|NAD_1983_StatePlane_Texas_Central_FIPS_4203_Feet|4269|222|0.30480060960121924||1027\n\
2278||NAD83 / Texas South Central (ftUS)|NAD_1983_StatePlane_Texas_South_Central_FIPS_4204_Feet|4269|223|0.30480060960121924||1028\n\
2279||NAD83 / Texas South (ftUS)|NAD_1983_StatePlane_Texas_South_FIPS_4205_Feet|4269|224|0.30480060960121924||1029\n\
2280||NAD83 / Utah North (ft)|NAD_1983_StatePlane_Utah_North_FIPS_4301_Feet_Intl|4269|225|0.3048||1030\n\
2281||NAD83 / Utah Central (ft)|NAD_1983_StatePlane_Utah_Central_FIPS_4302_Feet_Intl|4269|226|0.3048||1031\n\
2282||NAD83 / Utah South (ft)|NAD_1983_StatePlane_Utah_South_FIPS_4303_Feet_Intl|4269|227|0.3048||1032\n\
2283||NAD83 / Virginia North (ftUS)|NAD_1983_StatePlane_Virginia_North_FIPS_4501_Feet|4269|228|0.30480060960121924||1033\n\
2284||NAD83 / Virginia South (ftUS)|NAD_1983_StatePlane_Virginia_South_FIPS_4502_Feet|4269|229|0.30480060960121924||1034\n\
2285||NAD83 / Washington North (ftUS)|NAD_1983_StatePlane_Washington_North_FIPS_4601_Feet|4269|230|0.30480060960121924||1035\n\
2286||NAD83 / Washington South (ftUS)|NAD_1983_StatePlane_Washington_South_FIPS_4602_Feet|4269|231|0.30480060960121924||1036\n\
2287||NAD83 / Wisconsin North (ftUS)|NAD_1983_StatePlane_Wisconsin_North_FIPS_4801_Feet|4269|232|0.30480060960121924||1037\n\
2288||NAD83 / Wisconsin Central (ftUS)|NAD_1983_StatePlane_Wisconsin_Central_FIPS_4802_Feet|4269|233|0.30480060960121924||1038\n\
2289||NAD83 / Wisconsin South (ftUS)|NAD_1983_StatePlane_Wisconsin_South_FIPS_4803_Feet|4269|234|0.30480060960121924||1039\n\
2290||ATS77 / Prince Edward Isl. Stereographic (ATS77)|Prince_Edward_Island_Stereographic|4122|235|||18\n\
2291|2292|NAD83(CSRS98) / Prince Edward Isl. Stereographic (NAD83)|NAD_1983_CSRS_Prince_Edward_Island|4122|236|||18\n\
2292|2954|NAD83(CSRS98) / Prince Edward Isl. Stereographic (NAD83)|NAD_1983_CSRS_Prince_Edward_Island|4140|236|||18\n\
2294||ATS77 / MTM Nova Scotia zone 4|ATS_1977_MTM_4_Nova_Scotia|4122|237|||1040\n\
2295||ATS77 / MTM Nova Scotia zone 5|ATS_1977_MTM_5_Nova_Scotia|4122|238|||1041\n\
2296||Ammassalik 1958 / Greenland zone 7 east||4196|239||nw|137\n\
2297|1|Qornoq 1927 / Greenland zone 1 east||4194|240||nw|1042\n\
2298|1|Qornoq 1927 / Greenland zone 2 east||4194|241||nw|1043\n\
2299||Qornoq 1927 / Greenland zone 2 west||4194|242||nw|1044\n\
2300|1|Qornoq 1927 / Greenland zone 3 east||4194|243||nw|1045\n\
2301||Qornoq 1927 / Greenland zone 3 west||4194|244||nw|1046\n\
2302|1|Qornoq 1927 / Greenland zone 4 east||4194|245||nw|1047\n\
2303||Qornoq 1927 / Greenland zone 4 west||4194|246||nw|1048\n\
2304||Qornoq 1927 / Greenland zone 5 west||4194|247||nw|1049\n\
2305||Qornoq 1927 / Greenland zone 6 west||4194|248||nw|1050\n\
2306||Qornoq 1927 / Greenland zone 7 west||4194|249||nw|1051\n\
2307||Qornoq 1927 / Greenland zone 8 east||4194|250||nw|1052\n\
2308||Batavia / TM 109 SE||4211|251|||187\n\
2309||WGS 84 / TM 116 SE|WGS_1984_TM_116_SE|4326|252|||188\n\
2310||WGS 84 / TM 132 SE|WGS_1984_TM_132_SE|4326|253|||1053\n\
2311||WGS 84 / TM 6 NE|WGS_1984_TM_6_NE|4326|254|||1054\n\
2312||Garoua / UTM zone 33N||4197|60|||138\n\
2313||Kousseri / UTM zone 33N||4198|60|||139\n\
2314||Trinidad 1903 / Trinidad Grid (ftCla)|Trinidad_1903_Trinidad_Grid_Feet_Clarke|4302|255|0.3047972654||470\n\
2315||Campo Inchauspe / UTM zone 19S|Campo_Inchauspe_UTM_19S|4221|64|||889\n\
2316||Campo Inchauspe / UTM zone 20S|Campo_Inchauspe_UTM_20S|4221|256|||1055\n\
2317||PSAD56 / ICN Regional|PSAD_1956_ICN_Regional|4248|257|||274\n\
2318||Ain el Abd / Aramco Lambert||4204|258|||156\n\
2319||ED50 / TM27|ED_1950_TM27|4230|259|||962\n\
2320||ED50 / TM30|ED_1950_TM30|4230|260|||963\n\
2321||ED50 / TM33|ED_1950_TM33|4230|261|||964\n\
2322||ED50 / TM36|ED_1950_TM36|4230|262|||965\n\
2323||ED50 / TM39|ED_1950_TM39|4230|263|||966\n\
2324||ED50 / TM42|ED_1950_TM42|4230|264|||967\n\
2325||ED50 / TM45|ED_1950_TM45|4230|265|||968\n\
2326||Hong Kong 1980 Grid System|Hong_Kong_1980_Grid|4611|266|||518\n\
2327||Xian 1980 / Gauss-Kruger zone 13|Xian_1980_GK_Zone_13|4610|267|||1056\n\
2328||Xian 1980 / Gauss-Kruger zone 14|Xian_1980_GK_Zone_14|4610|268|||1057\n\
2329||Xian 1980 / Gauss-Kruger zone 15|Xian_1980_GK_Zone_15|4610|269|||1058\n\
2330||Xian 1980 / Gauss-Kruger zone 16|Xian_1980_GK_Zone_16|4610|270|||1059\n\
2331||Xian 1980 / Gauss-Kruger zone 17|Xian_1980_GK_Zone_17|4610|271|||1060\n\
2332||Xian 1980 / Gauss-Kruger zone 18|Xian_1980_GK_Zone_18|4610|28|||1061\n\
2333||Xian 1980 / Gauss-Kruger zone 19|Xian_1980_GK_Zone_19|4610|29|||1062\n\
2334||Xian 1980 / Gauss-Kruger zone 20|Xian_1980_GK_Zone_20|4610|272|||1063\n\
2335||Xian 1980 / Gauss-Kruger zone 21|Xian_1980_GK_Zone_21|4610|273|||1064\n\
2336||Xian 1980 / Gauss-Kruger zone 22|Xian_1980_GK_Zone_22|4610|274|||1065\n\
2337||Xian 1980 / Gauss-Kruger zone 23|Xian_1980_GK_Zone_23|4610|275|||1066\n\
2338||Xian 1980 / Gauss-Kruger CM 75E|Xian_1980_GK_CM_75E|4610|276|||1056\n\
2339||Xian 1980 / Gauss-Kruger CM 81E|Xian_1980_GK_CM_81E|4610|277|||1057\n\
2340||Xian 1980 / Gauss-Kruger CM 87E|Xian_1980_GK_CM_87E|4610|278|||1058\n\
2341||Xian 1980 / Gauss-Kruger CM 93E|Xian_1980_GK_CM_93E|4610|279|||1059\n\
2342||Xian 1980 / Gauss-Kruger CM 99E|Xian_1980_GK_CM_99E|4610|280|||1060\n\
2343||Xian 1980 / Gauss-Kruger CM 105E|Xian_1980_GK_CM_105E|4610|281|||1061\n\
2344||Xian 1980 / Gauss-Kruger CM 111E|Xian_1980_GK_CM_111E|4610|282|||1062\n\
2345||Xian 1980 / Gauss-Kruger CM 117E|Xian_1980_GK_CM_117E|4610|283|||1063\n\
2346||Xian 1980 / Gauss-Kruger CM 123E|Xian_1980_GK_CM_123E|4610|284|||1064\n\
2347||Xian 1980 / Gauss-Kruger CM 129E|Xian_1980_GK_CM_129E|4610|285|||1065\n\
2348||Xian 1980 / Gauss-Kruger CM 135E|Xian_1980_GK_CM_135E|4610|286|||1066\n\
2349||Xian 1980 / 3-degree Gauss-Kruger zone 25|Xian_1980_3_Degree_GK_Zone_25|4610|287|||1067\n\
2350||Xian 1980 / 3-degree Gauss-Kruger zone 26|Xian_1980_3_Degree_GK_Zone_26|4610|288|||1068\n\
2351||Xian 1980 / 3-degree Gauss-Kruger zone 27|Xian_1980_3_Degree_GK_Zone_27|4610|289|||1069\n\
2352||Xian 1980 / 3-degree Gauss-Kruger zone 28|Xian_1980_3_Degree_GK_Zone_28|4610|290|||1070\n\
2353||Xian 1980 / 3-degree Gauss-Kruger zone 29|Xian_1980_3_Degree_GK_Zone_29|4610|291|||1071\n\
2354||Xian 1980 / 3-degree Gauss-Kruger zone 30|Xian_1980_3_Degree_GK_Zone_30|4610|292|||1072\n\
2355||Xian 1980 / 3-degree Gauss-Kruger zone 31|Xian_1980_3_Degree_GK_Zone_31|4610|293|||1073\n\
2356||Xian 1980 / 3-degree Gauss-Kruger zone 32|Xian_1980_3_Degree_GK_Zone_32|4610|294|||1074\n\
2357||Xian 1980 / 3-degree Gauss-Kruger zone 33|Xian_1980_3_Degree_GK_Zone_33|4610|295|||1075\n\
2358||Xian 1980 / 3-degree Gauss-Kruger zone 34|Xian_1980_3_Degree_GK_Zone_34|4610|296|||1076\n\
2359||Xian 1980 / 3-degree Gauss-Kruger zone 35|Xian_1980_3_Degree_GK_Zone_35|4610|297|||1077\n\
2360||Xian 1980 / 3-degree Gauss-Kruger zone 36|Xian_1980_3_Degree_GK_Zone_36|4610|298|||1078\n\
2361||Xian 1980 / 3-degree Gauss-Kruger zone 37|Xian_1980_3_Degree_GK_Zone_37|4610|299|||1079\n\
2362||Xian 1980 / 3-degree Gauss-Kruger zone 38|Xian_1980_3_Degree_GK_Zone_38|4610|300|||1080\n\
2363||Xian 1980 / 3-degree Gauss-Kruger zone 39|Xian_1980_3_Degree_GK_Zone_39|4610|301|||1081\n\
2364||Xian 1980 / 3-degree Gauss-Kruger zone 40|Xian_1980_3_Degree_GK_Zone_40|4610|302|||1082\n\
2365||Xian 1980 / 3-degree Gauss-Kruger zone 41|Xian_1980_3_Degree_GK_Zone_41|4610|303|||1083\n\
2366||Xian 1980 / 3-degree Gauss-Kruger zone 42|Xian_1980_3_Degree_GK_Zone_42|4610|304|||1084\n\
2367||Xian 1980 / 3-degree Gauss-Kruger zone 43|Xian_1980_3_Degree_GK_Zone_43|4610|305|||1085\n\
2368||Xian 1980 / 3-degree Gauss-Kruger zone 44|Xian_1980_3_Degree_GK_Zone_44|4610|306|||1086\n\
2369||Xian 1980 / 3-degree Gauss-Kruger zone 45|Xian_1980_3_Degree_GK_Zone_45|4610|307|||1087\n\
2370||Xian 1980 / 3-degree Gauss-Kruger CM 75E|Xian_1980_3_Degree_GK_CM_75E|4610|276|||1067\n\
2371||Xian 1980 / 3-degree Gauss-Kruger CM 78E|Xian_1980_3_Degree_GK_CM_78E|4610|308|||1068\n\
2372||Xian 1980 / 3-degree Gauss-Kruger CM 81E|Xian_1980_3_Degree_GK_CM_81E|4610|277|||1069\n\
2373||Xian 1980 / 3-degree Gauss-Kruger CM 84E|Xian_1980_3_Degree_GK_CM_84E|4610|309|||1070\n\
2374||Xian 1980 / 3-degree Gauss-Kruger CM 87E|Xian_1980_3_Degree_GK_CM_87E|4610|278|||1071\n\
2375||Xian 1980 / 3-degree Gauss-Kruger CM 90E|Xian_1980_3_Degree_GK_CM_90E|4610|310|||1072\n\
2376||Xian 1980 / 3-degree Gauss-Kruger CM 93E|Xian_1980_3_Degree_GK_CM_93E|4610|279|||1073\n\
2377||Xian 1980 / 3-degree Gauss-Kruger CM 96E|Xian_1980_3_Degree_GK_CM_96E|4610|311|||1074\n\
2378||Xian 1980 / 3-degree Gauss-Kruger CM 99E|Xian_1980_3_Degree_GK_CM_99E|4610|280|||1075\n\
2379||Xian 1980 / 3-degree Gauss-Kruger CM 102E|Xian_1980_3_Degree_GK_CM_102E|4610|312|||1076\n\
2380||Xian 1980 / 3-degree Gauss-Kruger CM 105E|Xian_1980_3_Degree_GK_CM_105E|4610|281|||1077\n\
2381||Xian 1980 / 3-degree Gauss-Kruger CM 108E|Xian_1980_3_Degree_GK_CM_108E|4610|313|||1078\n\
2382||Xian 1980 / 3-degree Gauss-Kruger CM 111E|Xian_1980_3_Degree_GK_CM_111E|4610|282|||1079\n\
2383||Xian 1980 / 3-degree Gauss-Kruger CM 114E|Xian_1980_3_Degree_GK_CM_114E|4610|314|||1080\n\
2384||Xian 1980 / 3-degree Gauss-Kruger CM 117E|Xian_1980_3_Degree_GK_CM_117E|4610|283|||1081\n\
2385||Xian 1980 / 3-degree Gauss-Kruger CM 120E|Xian_1980_3_Degree_GK_CM_120E|4610|315|||1082\n\
2386||Xian 1980 / 3-degree Gauss-Kruger CM 123E|Xian_1980_3_Degree_GK_CM_123E|4610|284|||1083\n\
2387||Xian 1980 / 3-degree Gauss-Kruger CM 126E|Xian_1980_3_Degree_GK_CM_126E|4610|316|||1084\n\
2388||Xian 1980 / 3-degree Gauss-Kruger CM 129E|Xian_1980_3_Degree_GK_CM_129E|4610|285|||1085\n\
2389||Xian 1980 / 3-degree Gauss-Kruger CM 132E|Xian_1980_3_Degree_GK_CM_132E|4610|317|||1086\n\
2390||Xian 1980 / 3-degree Gauss-Kruger CM 135E|Xian_1980_3_Degree_GK_CM_135E|4610|286|||1087\n\
2391||KKJ / Finland zone 1|Finland_Zone_1|4123|318|||1088\n\
2392||KKJ / Finland zone 2|Finland_Zone_2|4123|319|||1089\n\
2393||KKJ / Finland Uniform Coordinate System|Finland_Zone_3|4123|320|||21\n\
2394||KKJ / Finland zone 4|Finland_Zone_4|4123|321|||1090\n\
2395||South Yemen / Gauss-Kruger zone 8|South_Yemen_GK_Zone_8|4164|69|||895\n\
2396||South Yemen / Gauss-Kruger zone 9|South_Yemen_GK_Zone_9|4164|70|||896\n\
2397||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 3|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_3|4178|126|||941\n\
2398||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 4|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_4|4178|127|||942\n\
2399||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 5|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_5|4178|128|||1091\n\
2400|3021|RT90 2.5 gon W||4124|322|||22\n\
2401||Beijing 1954 / 3-degree Gauss-Kruger zone 25|Beijing_1954_3_Degree_GK_Zone_25|4214|287|||1067\n\
2402||Beijing 1954 / 3-degree Gauss-Kruger zone 26|Beijing_1954_3_Degree_GK_Zone_26|4214|288|||1068\n\
2403||Beijing 1954 / 3-degree Gauss-Kruger zone 27|Beijing_1954_3_Degree_GK_Zone_27|4214|289|||1069\n\
2404||Beijing 1954 / 3-degree Gauss-Kruger zone 28|Beijing_1954_3_Degree_GK_Zone_28|4214|290|||1070\n\
2405||Beijing 1954 / 3-degree Gauss-Kruger zone 29|Beijing_1954_3_Degree_GK_Zone_29|4214|291|||1071\n\
2406||Beijing 1954 / 3-degree Gauss-Kruger zone 30|Beijing_1954_3_Degree_GK_Zone_30|4214|292|||1072\n\
2407||Beijing 1954 / 3-degree Gauss-Kruger zone 31|Beijing_1954_3_Degree_GK_Zone_31|4214|293|||1073\n\
2408||Beijing 1954 / 3-degree Gauss-Kruger zone 32|Beijing_1954_3_Degree_GK_Zone_32|4214|294|||1074\n\
2409||Beijing 1954 / 3-degree Gauss-Kruger zone 33|Beijing_1954_3_Degree_GK_Zone_33|4214|295|||1075\n\
2410||Beijing 1954 / 3-degree Gauss-Kruger zone 34|Beijing_1954_3_Degree_GK_Zone_34|4214|296|||1076\n\
2411||Beijing 1954 / 3-degree Gauss-Kruger zone 35|Beijing_1954_3_Degree_GK_Zone_35|4214|297|||1077\n\
2412||Beijing 1954 / 3-degree Gauss-Kruger zone 36|Beijing_1954_3_Degree_GK_Zone_36|4214|298|||1078\n\
2413||Beijing 1954 / 3-degree Gauss-Kruger zone 37|Beijing_1954_3_Degree_GK_Zone_37|4214|299|||1079\n\
2414||Beijing 1954 / 3-degree Gauss-Kruger zone 38|Beijing_1954_3_Degree_GK_Zone_38|4214|300|||1080\n\
2415||Beijing 1954 / 3-degree Gauss-Kruger zone 39|Beijing_1954_3_Degree_GK_Zone_39|4214|301|||1081\n\
2416||Beijing 1954 / 3-degree Gauss-Kruger zone 40|Beijing_1954_3_Degree_GK_Zone_40|4214|302|||1082\n\
2417||Beijing 1954 / 3-degree Gauss-Kruger zone 41|Beijing_1954_3_Degree_GK_Zone_41|4214|303|||1083\n\
2418||Beijing 1954 / 3-degree Gauss-Kruger zone 42|Beijing_1954_3_Degree_GK_Zone_42|4214|304|||1084\n\
2419||Beijing 1954 / 3-degree Gauss-Kruger zone 43|Beijing_1954_3_Degree_GK_Zone_43|4214|305|||1085\n\
2420||Beijing 1954 / 3-degree Gauss-Kruger zone 44|Beijing_1954_3_Degree_GK_Zone_44|4214|306|||1086\n\
2421||Beijing 1954 / 3-degree Gauss-Kruger zone 45|Beijing_1954_3_Degree_GK_Zone_45|4214|307|||1087\n\
2422||Beijing 1954 / 3-degree Gauss-Kruger CM 75E|Beijing_1954_3_Degree_GK_CM_75E|4214|276|||1067\n\
2423||Beijing 1954 / 3-degree Gauss-Kruger CM 78E|Beijing_1954_3_Degree_GK_CM_78E|4214|308|||1068\n\
2424||Beijing 1954 / 3-degree Gauss-Kruger CM 81E|Beijing_1954_3_Degree_GK_CM_81E|4214|277|||1069\n\
2425||Beijing 1954 / 3-degree Gauss-Kruger CM 84E|Beijing_1954_3_Degree_GK_CM_84E|4214|309|||1070\n\
2426||Beijing 1954 / 3-degree Gauss-Kruger CM 87E|Beijing_1954_3_Degree_GK_CM_87E|4214|278|||1071\n\
2427||Beijing 1954 / 3-degree Gauss-Kruger CM 90E|Beijing_1954_3_Degree_GK_CM_90E|4214|310|||1072\n\
2428||Beijing 1954 / 3-degree Gauss-Kruger CM 93E|Beijing_1954_3_Degree_GK_CM_93E|4214|279|||1073\n\
2429||Beijing 1954 / 3-degree Gauss-Kruger CM 96E|Beijing_1954_3_Degree_GK_CM_96E|4214|311|||1074\n\
2430||Beijing 1954 / 3-degree Gauss-Kruger CM 99E|Beijing_1954_3_Degree_GK_CM_99E|4214|280|||1075\n\
2431||Beijing 1954 / 3-degree Gauss-Kruger CM 102E|Beijing_1954_3_Degree_GK_CM_102E|4214|312|||1076\n\
2432||Beijing 1954 / 3-degree Gauss-Kruger CM 105E|Beijing_1954_3_Degree_GK_CM_105E|4214|281|||1077\n\
2433||Beijing 1954 / 3-degree Gauss-Kruger CM 108E|Beijing_1954_3_Degree_GK_CM_108E|4214|313|||1078\n\
2434||Beijing 1954 / 3-degree Gauss-Kruger CM 111E|Beijing_1954_3_Degree_GK_CM_111E|4214|282|||1079\n\
2435||Beijing 1954 / 3-degree Gauss-Kruger CM 114E|Beijing_1954_3_Degree_GK_CM_114E|4214|314|||1080\n\
2436||Beijing 1954 / 3-degree Gauss-Kruger CM 117E|Beijing_1954_3_Degree_GK_CM_117E|4214|283|||1081\n\
2437||Beijing 1954 / 3-degree Gauss-Kruger CM 120E|Beijing_1954_3_Degree_GK_CM_120E|4214|315|||1082\n\
2438||Beijing 1954 / 3-degree Gauss-Kruger CM 123E|Beijing_1954_3_Degree_GK_CM_123E|4214|284|||1083\n\
2439||Beijing 1954 / 3-degree Gauss-Kruger CM 126E|Beijing_1954_3_Degree_GK_CM_126E|4214|316|||1084\n\
2440||Beijing 1954 / 3-degree Gauss-Kruger CM 129E|Beijing_1954_3_Degree_GK_CM_129E|4214|285|||1085\n\
2441||Beijing 1954 / 3-degree Gauss-Kruger CM 132E|Beijing_1954_3_Degree_GK_CM_132E|4214|317|||1086\n\
2442||Beijing 1954 / 3-degree Gauss-Kruger CM 135E|Beijing_1954_3_Degree_GK_CM_135E|4214|286|||1087\n\
2443||JGD2000 / Japan Plane Rectangular CS I|JGD_2000_Japan_Zone_1|4612|323|||1092\n\
2444||JGD2000 / Japan Plane Rectangular CS II|JGD_2000_Japan_Zone_2|4612|324|||1093\n\
2445||JGD2000 / Japan Plane Rectangular CS III|JGD_2000_Japan_Zone_3|4612|325|||1094\n\
2446||JGD2000 / Japan Plane Rectangular CS IV|JGD_2000_Japan_Zone_4|4612|326|||1095\n\
2447||JGD2000 / Japan Plane Rectangular CS V|JGD_2000_Japan_Zone_5|4612|327|||1096\n\
2448||JGD2000 / Japan Plane Rectangular CS VI|JGD_2000_Japan_Zone_6|4612|328|||1097\n\
2449||JGD2000 / Japan Plane Rectangular CS VII|JGD_2000_Japan_Zone_7|4612|329|||1098\n\
2450||JGD2000 / Japan Plane Rectangular CS VIII|JGD_2000_Japan_Zone_8|4612|330|||1099\n\
2451||JGD2000 / Japan Plane Rectangular CS IX|JGD_2000_Japan_Zone_9|4612|331|||1100\n\
2452||JGD2000 / Japan Plane Rectangular CS X|JGD_2000_Japan_Zone_10|4612|332|||1101\n\
2453||JGD2000 / Japan Plane Rectangular CS XI|JGD_2000_Japan_Zone_11|4612|333|||1102\n\
2454||JGD2000 / Japan Plane Rectangular CS XII|JGD_2000_Japan_Zone_12|4612|334|||1103\n\
2455||JGD2000 / Japan Plane Rectangular CS XIII|JGD_2000_Japan_Zone_13|4612|335|||1104\n\
2456||JGD2000 / Japan Plane Rectangular CS XIV|JGD_2000_Japan_Zone_14|4612|336|||1105\n\
2457||JGD2000 / Japan Plane Rectangular CS XV|JGD_2000_Japan_Zone_15|4612|337|||1106\n\
2458||JGD2000 / Japan Plane Rectangular CS XVI|JGD_2000_Japan_Zone_16|4612|338|||1107\n\
2459||JGD2000 / Japan Plane Rectangular CS XVII|JGD_2000_Japan_Zone_17|4612|339|||1108\n\
2460||JGD2000 / Japan Plane Rectangular CS XVIII|JGD_2000_Japan_Zone_18|4612|340|||1109\n\
2461||JGD2000 / Japan Plane Rectangular CS XIX|JGD_2000_Japan_Zone_19|4612|341|||601\n\
2462||Albanian 1987 / Gauss-Kruger zone 4|Albanian_1987_GK_Zone_4|4191|150|||123\n\
2463||Pulkovo 1995 / Gauss-Kruger CM 21E||4200|342|||1110\n\
2464||Pulkovo 1995 / Gauss-Kruger CM 27E||4200|259|||1111\n\
2465||Pulkovo 1995 / Gauss-Kruger CM 33E||4200|261|||1112\n\
2466||Pulkovo 1995 / Gauss-Kruger CM 39E||4200|263|||1113\n\
2467||Pulkovo 1995 / Gauss-Kruger CM 45E||4200|265|||1114\n\
2468||Pulkovo 1995 / Gauss-Kruger CM 51E||4200|343|||1115\n\
2469||Pulkovo 1995 / Gauss-Kruger CM 57E||4200|344|||1116\n\
2470||Pulkovo 1995 / Gauss-Kruger CM 63E||4200|345|||1117\n\
2471||Pulkovo 1995 / Gauss-Kruger CM 69E||4200|346|||1118\n\
2472||Pulkovo 1995 / Gauss-Kruger CM 75E||4200|276|||1119\n\
2473||Pulkovo 1995 / Gauss-Kruger CM 81E||4200|277|||1120\n\
2474||Pulkovo 1995 / Gauss-Kruger CM 87E||4200|278|||1121\n\
2475||Pulkovo 1995 / Gauss-Kruger CM 93E||4200|279|||1122\n\
2476||Pulkovo 1995 / Gauss-Kruger CM 99E||4200|280|||1123\n\
2477||Pulkovo 1995 / Gauss-Kruger CM 105E||4200|281|||1124\n\
2478||Pulkovo 1995 / Gauss-Kruger CM 111E||4200|282|||1125\n\
2479||Pulkovo 1995 / Gauss-Kruger CM 117E||4200|283|||1126\n\
2480||Pulkovo 1995 / Gauss-Kruger CM 123E||4200|284|||1127\n\
2481||Pulkovo 1995 / Gauss-Kruger CM 129E||4200|285|||1128\n\
2482||Pulkovo 1995 / Gauss-Kruger CM 135E||4200|286|||1129\n\
2483||Pulkovo 1995 / Gauss-Kruger CM 141E||4200|347|||1130\n\
2484||Pulkovo 1995 / Gauss-Kruger CM 147E||4200|348|||1131\n\
2485||Pulkovo 1995 / Gauss-Kruger CM 153E||4200|349|||1132\n\
2486||Pulkovo 1995 / Gauss-Kruger CM 159E||4200|350|||1133\n\
2487||Pulkovo 1995 / Gauss-Kruger CM 165E||4200|351|||1134\n\
2488||Pulkovo 1995 / Gauss-Kruger CM 171E||4200|352|||1135\n\
2489||Pulkovo 1995 / Gauss-Kruger CM 177E||4200|353|||1136\n\
2490||Pulkovo 1995 / Gauss-Kruger CM 177W||4200|354|||1137\n\
2491||Pulkovo 1995 / Gauss-Kruger CM 171W||4200|355|||1138\n\
2492|1|Pulkovo 1942 / Gauss-Kruger CM 9E||4284|356|||1139\n\
2493|1|Pulkovo 1942 / Gauss-Kruger CM 15E||4284|357|||1140\n\
2494||Pulkovo 1942 / Gauss-Kruger CM 21E||4284|342|||1141\n\
2495||Pulkovo 1942 / Gauss-Kruger CM 27E||4284|259|||1142\n\
2496||Pulkovo 1942 / Gauss-Kruger CM 33E||4284|261|||1143\n\
2497||Pulkovo 1942 / Gauss-Kruger CM 39E||4284|263|||1144\n\
2498||Pulkovo 1942 / Gauss-Kruger CM 45E||4284|265|||1145\n\
2499||Pulkovo 1942 / Gauss-Kruger CM 51E||4284|343|||1146\n\
2500||Pulkovo 1942 / Gauss-Kruger CM 57E||4284|344|||1147\n\
2501||Pulkovo 1942 / Gauss-Kruger CM 63E||4284|345|||1148\n\
2502||Pulkovo 1942 / Gauss-Kruger CM 69E||4284|346|||1149\n\
2503||Pulkovo 1942 / Gauss-Kruger CM 75E||4284|276|||1150\n\
2504||Pulkovo 1942 / Gauss-Kruger CM 81E||4284|277|||1151\n\
2505||Pulkovo 1942 / Gauss-Kruger CM 87E||4284|278|||1152\n\
2506||Pulkovo 1942 / Gauss-Kruger CM 93E||4284|279|||1122\n\
2507||Pulkovo 1942 / Gauss-Kruger CM 99E||4284|280|||1123\n\
2508||Pulkovo 1942 / Gauss-Kruger CM 105E||4284|281|||1124\n\
2509||Pulkovo 1942 / Gauss-Kruger CM 111E||4284|282|||1125\n\
2510||Pulkovo 1942 / Gauss-Kruger CM 117E||4284|283|||1126\n\
2511||Pulkovo 1942 / Gauss-Kruger CM 123E||4284|284|||1127\n\
2512||Pulkovo 1942 / Gauss-Kruger CM 129E||4284|285|||1128\n\
2513||Pulkovo 1942 / Gauss-Kruger CM 135E||4284|286|||1129\n\
2514||Pulkovo 1942 / Gauss-Kruger CM 141E||4284|347|||1130\n\
2515||Pulkovo 1942 / Gauss-Kruger CM 147E||4284|348|||1131\n\
2516||Pulkovo 1942 / Gauss-Kruger CM 153E||4284|349|||1132\n\
2517||Pulkovo 1942 / Gauss-Kruger CM 159E||4284|350|||1133\n\
2518||Pulkovo 1942 / Gauss-Kruger CM 165E||4284|351|||1134\n\
2519||Pulkovo 1942 / Gauss-Kruger CM 171E||4284|352|||1135\n\
2520||Pulkovo 1942 / Gauss-Kruger CM 177E||4284|353|||1136\n\
2521||Pulkovo 1942 / Gauss-Kruger CM 177W||4284|354|||1137\n\
2522||Pulkovo 1942 / Gauss-Kruger CM 171W||4284|355|||1138\n\
2523||Pulkovo 1942 / 3-degree Gauss-Kruger zone 7|Pulkovo_1942_3_Degree_GK_Zone_7|4284|358|||1153\n\
2524||Pulkovo 1942 / 3-degree Gauss-Kruger zone 8|Pulkovo_1942_3_Degree_GK_Zone_8|4284|359|||1154\n\
2525||Pulkovo 1942 / 3-degree Gauss-Kruger zone 9|Pulkovo_1942_3_Degree_GK_Zone_9|4284|154|||1155\n\
2526||Pulkovo 1942 / 3-degree Gauss-Kruger zone 10|Pulkovo_1942_3_Degree_GK_Zone_10|4284|155|||1156\n\
2527||Pulkovo 1942 / 3-degree Gauss-Kruger zone 11|Pulkovo_1942_3_Degree_GK_Zone_11|4284|156|||1157\n\
2528||Pulkovo 1942 / 3-degree Gauss-Kruger zone 12|Pulkovo_1942_3_Degree_GK_Zone_12|4284|157|||1158\n\
2529||Pulkovo 1942 / 3-degree Gauss-Kruger zone 13|Pulkovo_1942_3_Degree_GK_Zone_13|4284|158|||1159\n\
2530||Pulkovo 1942 / 3-degree Gauss-Kruger zone 14|Pulkovo_1942_3_Degree_GK_Zone_14|4284|159|||1160\n\
2531||Pulkovo 1942 / 3-degree Gauss-Kruger zone 15|Pulkovo_1942_3_Degree_GK_Zone_15|4284|160|||1161\n\
2532||Pulkovo 1942 / 3-degree Gauss-Kruger zone 16|Pulkovo_1942_3_Degree_GK_Zone_16|4284|360|||1162\n\
2533||Pulkovo 1942 / 3-degree Gauss-Kruger zone 17|Pulkovo_1942_3_Degree_GK_Zone_17|4284|361|||1163\n\
2534||Pulkovo 1942 / 3-degree Gauss-Kruger zone 18|Pulkovo_1942_3_Degree_GK_Zone_18|4284|362|||1164\n\
2535||Pulkovo 1942 / 3-degree Gauss-Kruger zone 19|Pulkovo_1942_3_Degree_GK_Zone_19|4284|363|||1165\n\
2536||Pulkovo 1942 / 3-degree Gauss-Kruger zone 20|Pulkovo_1942_3_Degree_GK_Zone_20|4284|364|||1166\n\
2537||Pulkovo 1942 / 3-degree Gauss-Kruger zone 21|Pulkovo_1942_3_Degree_GK_Zone_21|4284|365|||1167\n\
2538||Pulkovo 1942 / 3-degree Gauss-Kruger zone 22|Pulkovo_1942_3_Degree_GK_Zone_22|4284|366|||1168\n\
2539||Pulkovo 1942 / 3-degree Gauss-Kruger zone 23|Pulkovo_1942_3_Degree_GK_Zone_23|4284|367|||1169\n\
2540||Pulkovo 1942 / 3-degree Gauss-Kruger zone 24|Pulkovo_1942_3_Degree_GK_Zone_24|4284|368|||1170\n\
2541||Pulkovo 1942 / 3-degree Gauss-Kruger zone 25|Pulkovo_1942_3_Degree_GK_Zone_25|4284|287|||1171\n\
2542||Pulkovo 1942 / 3-degree Gauss-Kruger zone 26|Pulkovo_1942_3_Degree_GK_Zone_26|4284|288|||1172\n\
2543||Pulkovo 1942 / 3-degree Gauss-Kruger zone 27|Pulkovo_1942_3_Degree_GK_Zone_27|4284|289|||1173\n\
2544||Pulkovo 1942 / 3-degree Gauss-Kruger zone 28|Pulkovo_1942_3_Degree_GK_Zone_28|4284|290|||1174\n\
2545||Pulkovo 1942 / 3-degree Gauss-Kruger zone 29|Pulkovo_1942_3_Degree_GK_Zone_29|4284|291|||1175\n\
2546||Pulkovo 1942 / 3-degree Gauss-Kruger zone 30|Pulkovo_1942_3_Degree_GK_Zone_30|4284|292|||1176\n\
2547||Pulkovo 1942 / 3-degree Gauss-Kruger zone 31|Pulkovo_1942_3_Degree_GK_Zone_31|4284|293|||1177\n\
2548||Pulkovo 1942 / 3-degree Gauss-Kruger zone 32|Pulkovo_1942_3_Degree_GK_Zone_32|4284|294|||1178\n\
2549||Pulkovo 1942 / 3-degree Gauss-Kruger zone 33|Pulkovo_1942_3_Degree_GK_Zone_33|4284|295|||1179\n\
2550|2933|Samboja / UTM zone 50S||4125|369|||23\n\
2551||Pulkovo 1942 / 3-degree Gauss-Kruger zone 34|Pulkovo_1942_3_Degree_GK_Zone_34|4284|296|||1180\n\
2552||Pulkovo 1942 / 3-degree Gauss-Kruger zone 35|Pulkovo_1942_3_Degree_GK_Zone_35|4284|297|||1181\n\
2553||Pulkovo 1942 / 3-degree Gauss-Kruger zone 36|Pulkovo_1942_3_Degree_GK_Zone_36|4284|298|||1182\n\
2554||Pulkovo 1942 / 3-degree Gauss-Kruger zone 37|Pulkovo_1942_3_Degree_GK_Zone_37|4284|299|||1183\n\
2555||Pulkovo 1942 / 3-degree Gauss-Kruger zone 38|Pulkovo_1942_3_Degree_GK_Zone_38|4284|300|||1184\n\
2556||Pulkovo 1942 / 3-degree Gauss-Kruger zone 39|Pulkovo_1942_3_Degree_GK_Zone_39|4284|301|||1185\n\
2557||Pulkovo 1942 / 3-degree Gauss-Kruger zone 40|Pulkovo_1942_3_Degree_GK_Zone_40|4284|302|||1186\n\
2558||Pulkovo 1942 / 3-degree Gauss-Kruger zone 41|Pulkovo_1942_3_Degree_GK_Zone_41|4284|303|||1187\n\
2559||Pulkovo 1942 / 3-degree Gauss-Kruger zone 42|Pulkovo_1942_3_Degree_GK_Zone_42|4284|304|||1188\n\
2560||Pulkovo 1942 / 3-degree Gauss-Kruger zone 43|Pulkovo_1942_3_Degree_GK_Zone_43|4284|305|||1189\n\
2561||Pulkovo 1942 / 3-degree Gauss-Kruger zone 44|Pulkovo_1942_3_Degree_GK_Zone_44|4284|306|||1190\n\
2562||Pulkovo 1942 / 3-degree Gauss-Kruger zone 45|Pulkovo_1942_3_Degree_GK_Zone_45|4284|307|||1191\n\
2563||Pulkovo 1942 / 3-degree Gauss-Kruger zone 46|Pulkovo_1942_3_Degree_GK_Zone_46|4284|370|||1192\n\
2564||Pulkovo 1942 / 3-degree Gauss-Kruger zone 47|Pulkovo_1942_3_Degree_GK_Zone_47|4284|371|||1193\n\
2565||Pulkovo 1942 / 3-degree Gauss-Kruger zone 48|Pulkovo_1942_3_Degree_GK_Zone_48|4284|372|||1194\n\
2566||Pulkovo 1942 / 3-degree Gauss-Kruger zone 49|Pulkovo_1942_3_Degree_GK_Zone_49|4284|373|||1195\n\
2567||Pulkovo 1942 / 3-degree Gauss-Kruger zone 50|Pulkovo_1942_3_Degree_GK_Zone_50|4284|374|||1196\n\
2568||Pulkovo 1942 / 3-degree Gauss-Kruger zone 51|Pulkovo_1942_3_Degree_GK_Zone_51|4284|375|||1197\n\
2569||Pulkovo 1942 / 3-degree Gauss-Kruger zone 52|Pulkovo_1942_3_Degree_GK_Zone_52|4284|376|||1198\n\
2570||Pulkovo 1942 / 3-degree Gauss-Kruger zone 53|Pulkovo_1942_3_Degree_GK_Zone_53|4284|377|||1199\n\
2571||Pulkovo 1942 / 3-degree Gauss-Kruger zone 54|Pulkovo_1942_3_Degree_GK_Zone_54|4284|378|||1200\n\
2572||Pulkovo 1942 / 3-degree Gauss-Kruger zone 55|Pulkovo_1942_3_Degree_GK_Zone_55|4284|379|||1201\n\
2573||Pulkovo 1942 / 3-degree Gauss-Kruger zone 56|Pulkovo_1942_3_Degree_GK_Zone_56|4284|380|||1202\n\
2574||Pulkovo 1942 / 3-degree Gauss-Kruger zone 57|Pulkovo_1942_3_Degree_GK_Zone_57|4284|381|||1203\n\
2575||Pulkovo 1942 / 3-degree Gauss-Kruger zone 58|Pulkovo_1942_3_Degree_GK_Zone_58|4284|382|||1204\n\
2576||Pulkovo 1942 / 3-degree Gauss-Kruger zone 59|Pulkovo_1942_3_Degree_GK_Zone_59|4284|383|||1205\n\
2577|3389|Pulkovo 1942 / 3-degree Gauss-Kruger zone 60|Pulkovo_1942_3_Degree_GK_Zone_60|4284|384|||1206\n\
2578||Pulkovo 1942 / 3-degree Gauss-Kruger zone 61|Pulkovo_1942_3_Degree_GK_Zone_61|4284|385|||1207\n\
2579||Pulkovo 1942 / 3-degree Gauss-Kruger zone 62|Pulkovo_1942_3_Degree_GK_Zone_62|4284|386|||1208\n\
2580||Pulkovo 1942 / 3-degree Gauss-Kruger zone 63|Pulkovo_1942_3_Degree_GK_Zone_63|4284|387|||1209\n\
2581||Pulkovo 1942 / 3-degree Gauss-Kruger zone 64|Pulkovo_1942_3_Degree_GK_Zone_64|4284|388|||1210\n\
2582||Pulkovo 1942 / 3-degree Gauss-Kruger CM 21E|Pulkovo_1942_3_Degree_GK_CM_21E|4284|342|||1153\n\
2583||Pulkovo 1942 / 3-degree Gauss-Kruger CM 24E|Pulkovo_1942_3_Degree_GK_CM_24E|4284|389|||1154\n\
2584||Pulkovo 1942 / 3-degree Gauss-Kruger CM 27E|Pulkovo_1942_3_Degree_GK_CM_27E|4284|259|||1155\n\
2585||Pulkovo 1942 / 3-degree Gauss-Kruger CM 30E|Pulkovo_1942_3_Degree_GK_CM_30E|4284|260|||1156\n\
2586||Pulkovo 1942 / 3-degree Gauss-Kruger CM 33E|Pulkovo_1942_3_Degree_GK_CM_33E|4284|261|||1157\n\
2587||Pulkovo 1942 / 3-degree Gauss-Kruger CM 36E|Pulkovo_1942_3_Degree_GK_CM_36E|4284|262|||1158\n\
2588||Pulkovo 1942 / 3-degree Gauss-Kruger CM 39E|Pulkovo_1942_3_Degree_GK_CM_39E|4284|263|||1159\n\
2589||Pulkovo 1942 / 3-degree Gauss-Kruger CM 42E|Pulkovo_1942_3_Degree_GK_CM_42E|4284|264|||1160\n\
2590||Pulkovo 1942 / 3-degree Gauss-Kruger CM 45E|Pulkovo_1942_3_Degree_GK_CM_45E|4284|265|||1161\n\
2591||Pulkovo 1942 / 3-degree Gauss-Kruger CM 48E|Pulkovo_1942_3_Degree_GK_CM_48E|4284|390|||1162\n\
2592||Pulkovo 1942 / 3-degree Gauss-Kruger CM 51E|Pulkovo_1942_3_Degree_GK_CM_51E|4284|343|||1163\n\
2593||Pulkovo 1942 / 3-degree Gauss-Kruger CM 54E|Pulkovo_1942_3_Degree_GK_CM_54E|4284|391|||1164\n\
2594||Pulkovo 1942 / 3-degree Gauss-Kruger CM 57E|Pulkovo_1942_3_Degree_GK_CM_57E|4284|344|||1165\n\
2595||Pulkovo 1942 / 3-degree Gauss-Kruger CM 60E|Pulkovo_1942_3_Degree_GK_CM_60E|4284|392|||1166\n\
2596||Pulkovo 1942 / 3-degree Gauss-Kruger CM 63E|Pulkovo_1942_3_Degree_GK_CM_63E|4284|345|||1167\n\
2597||Pulkovo 1942 / 3-degree Gauss-Kruger CM 66E|Pulkovo_1942_3_Degree_GK_CM_66E|4284|393|||1168\n\
2598||Pulkovo 1942 / 3-degree Gauss-Kruger CM 69E|Pulkovo_1942_3_Degree_GK_CM_69E|4284|346|||1169\n\
2599||Pulkovo 1942 / 3-degree Gauss-Kruger CM 72E|Pulkovo_1942_3_Degree_GK_CM_72E|4284|394|||1170\n\
2600|3346|Lietuvos Koordinoei Sistema 1994|LKS_1994_Lithuania_TM|4669|395|||24\n\
2601||Pulkovo 1942 / 3-degree Gauss-Kruger CM 75E|Pulkovo_1942_3_Degree_GK_CM_75E|4284|276|||1171\n\
2602||Pulkovo 1942 / 3-degree Gauss-Kruger CM 78E|Pulkovo_1942_3_Degree_GK_CM_78E|4284|308|||1172\n\
2603||Pulkovo 1942 / 3-degree Gauss-Kruger CM 81E|Pulkovo_1942_3_Degree_GK_CM_81E|4284|277|||1173\n\
2604||Pulkovo 1942 / 3-degree Gauss-Kruger CM 84E|Pulkovo_1942_3_Degree_GK_CM_84E|4284|309|||1174\n\
2605||Pulkovo 1942 / 3-degree Gauss-Kruger CM 87E|Pulkovo_1942_3_Degree_GK_CM_87E|4284|278|||1175\n\
2606||Pulkovo 1942 / 3-degree Gauss-Kruger CM 90E|Pulkovo_1942_3_Degree_GK_CM_90E|4284|310|||1176\n\
2607||Pulkovo 1942 / 3-degree Gauss-Kruger CM 93E|Pulkovo_1942_3_Degree_GK_CM_93E|4284|279|||1177\n\
2608||Pulkovo 1942 / 3-degree Gauss-Kruger CM 96E|Pulkovo_1942_3_Degree_GK_CM_96E|4284|311|||1178\n\
2609||Pulkovo 1942 / 3-degree Gauss-Kruger CM 99E|Pulkovo_1942_3_Degree_GK_CM_99E|4284|280|||1179\n\
2610||Pulkovo 1942 / 3-degree Gauss-Kruger CM 102E|Pulkovo_1942_3_Degree_GK_CM_102E|4284|312|||1180\n\
2611||Pulkovo 1942 / 3-degree Gauss-Kruger CM 105E|Pulkovo_1942_3_Degree_GK_CM_105E|4284|281|||1181\n\
2612||Pulkovo 1942 / 3-degree Gauss-Kruger CM 108E|Pulkovo_1942_3_Degree_GK_CM_108E|4284|313|||1182\n\
2613||Pulkovo 1942 / 3-degree Gauss-Kruger CM 111E|Pulkovo_1942_3_Degree_GK_CM_111E|4284|282|||1183\n\
2614||Pulkovo 1942 / 3-degree Gauss-Kruger CM 114E|Pulkovo_1942_3_Degree_GK_CM_114E|4284|314|||1184\n\
2615||Pulkovo 1942 / 3-degree Gauss-Kruger CM 117E|Pulkovo_1942_3_Degree_GK_CM_117E|4284|283|||1185\n\
2616||Pulkovo 1942 / 3-degree Gauss-Kruger CM 120E|Pulkovo_1942_3_Degree_GK_CM_120E|4284|315|||1186\n\
2617||Pulkovo 1942 / 3-degree Gauss-Kruger CM 123E|Pulkovo_1942_3_Degree_GK_CM_123E|4284|284|||1187\n\
2618||Pulkovo 1942 / 3-degree Gauss-Kruger CM 126E|Pulkovo_1942_3_Degree_GK_CM_126E|4284|316|||1188\n\
2619||Pulkovo 1942 / 3-degree Gauss-Kruger CM 129E|Pulkovo_1942_3_Degree_GK_CM_129E|4284|285|||1189\n\
2620||Pulkovo 1942 / 3-degree Gauss-Kruger CM 132E|Pulkovo_1942_3_Degree_GK_CM_132E|4284|317|||1190\n\
2621||Pulkovo 1942 / 3-degree Gauss-Kruger CM 135E|Pulkovo_1942_3_Degree_GK_CM_135E|4284|286|||1191\n\
2622||Pulkovo 1942 / 3-degree Gauss-Kruger CM 138E|Pulkovo_1942_3_Degree_GK_CM_138E|4284|396|||1192\n\
2623||Pulkovo 1942 / 3-degree Gauss-Kruger CM 141E|Pulkovo_1942_3_Degree_GK_CM_141E|4284|347|||1193\n\
2624||Pulkovo 1942 / 3-degree Gauss-Kruger CM 144E|Pulkovo_1942_3_Degree_GK_CM_144E|4284|397|||1194\n\
2625||Pulkovo 1942 / 3-degree Gauss-Kruger CM 147E|Pulkovo_1942_3_Degree_GK_CM_147E|4284|348|||1195\n\
2626||Pulkovo 1942 / 3-degree Gauss-Kruger CM 150E|Pulkovo_1942_3_Degree_GK_CM_150E|4284|398|||1196\n\
2627||Pulkovo 1942 / 3-degree Gauss-Kruger CM 153E|Pulkovo_1942_3_Degree_GK_CM_153E|4284|349|||1197\n\
2628||Pulkovo 1942 / 3-degree Gauss-Kruger CM 156E|Pulkovo_1942_3_Degree_GK_CM_156E|4284|399|||1198\n\
2629||Pulkovo 1942 / 3-degree Gauss-Kruger CM 159E|Pulkovo_1942_3_Degree_GK_CM_159E|4284|350|||1199\n\
2630||Pulkovo 1942 / 3-degree Gauss-Kruger CM 162E|Pulkovo_1942_3_Degree_GK_CM_162E|4284|400|||1200\n\
2631||Pulkovo 1942 / 3-degree Gauss-Kruger CM 165E|Pulkovo_1942_3_Degree_GK_CM_165E|4284|351|||1201\n\
2632||Pulkovo 1942 / 3-degree Gauss-Kruger CM 168E|Pulkovo_1942_3_Degree_GK_CM_168E|4284|401|||1202\n\
2633||Pulkovo 1942 / 3-degree Gauss-Kruger CM 171E|Pulkovo_1942_3_Degree_GK_CM_171E|4284|352|||1203\n\
2634||Pulkovo 1942 / 3-degree Gauss-Kruger CM 174E|Pulkovo_1942_3_Degree_GK_CM_174E|4284|402|||1204\n\
2635||Pulkovo 1942 / 3-degree Gauss-Kruger CM 177E|Pulkovo_1942_3_Degree_GK_CM_177E|4284|353|||1205\n\
2636||Pulkovo 1942 / 3-degree Gauss-Kruger CM 180E|Pulkovo_1942_3_Degree_GK_CM_180E|4284|403|||1206\n\
2637||Pulkovo 1942 / 3-degree Gauss-Kruger CM 177W|Pulkovo_1942_3_Degree_GK_CM_177W|4284|354|||1207\n\
2638||Pulkovo 1942 / 3-degree Gauss-Kruger CM 174W|Pulkovo_1942_3_Degree_GK_CM_174W|4284|404|||1208\n\
2639||Pulkovo 1942 / 3-degree Gauss-Kruger CM 171W|Pulkovo_1942_3_Degree_GK_CM_171W|4284|355|||1209\n\
2640||Pulkovo 1942 / 3-degree Gauss-Kruger CM 168W|Pulkovo_1942_3_Degree_GK_CM_168W|4284|405|||1210\n\
2641||Pulkovo 1995 / 3-degree Gauss-Kruger zone 7|Pulkovo_1995_3_Degree_GK_Zone_7|4200|358|||1211\n\
2642||Pulkovo 1995 / 3-degree Gauss-Kruger zone 8|Pulkovo_1995_3_Degree_GK_Zone_8|4200|359|||1212\n\
2643||Pulkovo 1995 / 3-degree Gauss-Kruger zone 9|Pulkovo_1995_3_Degree_GK_Zone_9|4200|154|||1213\n\
2644||Pulkovo 1995 / 3-degree Gauss-Kruger zone 10|Pulkovo_1995_3_Degree_GK_Zone_10|4200|155|||1214\n\
2645||Pulkovo 1995 / 3-degree Gauss-Kruger zone 11|Pulkovo_1995_3_Degree_GK_Zone_11|4200|156|||1215\n\
2646||Pulkovo 1995 / 3-degree Gauss-Kruger zone 12|Pulkovo_1995_3_Degree_GK_Zone_12|4200|157|||1216\n\
2647||Pulkovo 1995 / 3-degree Gauss-Kruger zone 13|Pulkovo_1995_3_Degree_GK_Zone_13|4200|158|||1217\n\
2648||Pulkovo 1995 / 3-degree Gauss-Kruger zone 14|Pulkovo_1995_3_Degree_GK_Zone_14|4200|159|||1218\n\
2649||Pulkovo 1995 / 3-degree Gauss-Kruger zone 15|Pulkovo_1995_3_Degree_GK_Zone_15|4200|160|||1219\n\
2650||Pulkovo 1995 / 3-degree Gauss-Kruger zone 16|Pulkovo_1995_3_Degree_GK_Zone_16|4200|360|||1220\n\
2651||Pulkovo 1995 / 3-degree Gauss-Kruger zone 17|Pulkovo_1995_3_Degree_GK_Zone_17|4200|361|||1221\n\
2652||Pulkovo 1995 / 3-degree Gauss-Kruger zone 18|Pulkovo_1995_3_Degree_GK_Zone_18|4200|362|||1222\n\
2653||Pulkovo 1995 / 3-degree Gauss-Kruger zone 19|Pulkovo_1995_3_Degree_GK_Zone_19|4200|363|||1223\n\
2654||Pulkovo 1995 / 3-degree Gauss-Kruger zone 20|Pulkovo_1995_3_Degree_GK_Zone_20|4200|364|||1224\n\
2655||Pulkovo 1995 / 3-degree Gauss-Kruger zone 21|Pulkovo_1995_3_Degree_GK_Zone_21|4200|365|||1225\n\
2656||Pulkovo 1995 / 3-degree Gauss-Kruger zone 22|Pulkovo_1995_3_Degree_GK_Zone_22|4200|366|||1226\n\
2657||Pulkovo 1995 / 3-degree Gauss-Kruger zone 23|Pulkovo_1995_3_Degree_GK_Zone_23|4200|367|||1227\n\
2658||Pulkovo 1995 / 3-degree Gauss-Kruger zone 24|Pulkovo_1995_3_Degree_GK_Zone_24|4200|368|||1228\n\
2659||Pulkovo 1995 / 3-degree Gauss-Kruger zone 25|Pulkovo_1995_3_Degree_GK_Zone_25|4200|287|||1229\n\
2660||Pulkovo 1995 / 3-degree Gauss-Kruger zone 26|Pulkovo_1995_3_Degree_GK_Zone_26|4200|288|||1230\n\
2661||Pulkovo 1995 / 3-degree Gauss-Kruger zone 27|Pulkovo_1995_3_Degree_GK_Zone_27|4200|289|||1231\n\
2662||Pulkovo 1995 / 3-degree Gauss-Kruger zone 28|Pulkovo_1995_3_Degree_GK_Zone_28|4200|290|||1232\n\
2663||Pulkovo 1995 / 3-degree Gauss-Kruger zone 29|Pulkovo_1995_3_Degree_GK_Zone_29|4200|291|||1233\n\
2664||Pulkovo 1995 / 3-degree Gauss-Kruger zone 30|Pulkovo_1995_3_Degree_GK_Zone_30|4200|292|||1176\n\
2665||Pulkovo 1995 / 3-degree Gauss-Kruger zone 31|Pulkovo_1995_3_Degree_GK_Zone_31|4200|293|||1177\n\
2666||Pulkovo 1995 / 3-degree Gauss-Kruger zone 32|Pulkovo_1995_3_Degree_GK_Zone_32|4200|294|||1178\n\
2667||Pulkovo 1995 / 3-degree Gauss-Kruger zone 33|Pulkovo_1995_3_Degree_GK_Zone_33|4200|295|||1179\n\
2668||Pulkovo 1995 / 3-degree Gauss-Kruger zone 34|Pulkovo_1995_3_Degree_GK_Zone_34|4200|296|||1180\n\
2669||Pulkovo 1995 / 3-degree Gauss-Kruger zone 35|Pulkovo_1995_3_Degree_GK_Zone_35|4200|297|||1181\n\
2670||Pulkovo 1995 / 3-degree Gauss-Kruger zone 36|Pulkovo_1995_3_Degree_GK_Zone_36|4200|298|||1182\n\
2671||Pulkovo 1995 / 3-degree Gauss-Kruger zone 37|Pulkovo_1995_3_Degree_GK_Zone_37|4200|299|||1183\n\
2672||Pulkovo 1995 / 3-degree Gauss-Kruger zone 38|Pulkovo_1995_3_Degree_GK_Zone_38|4200|300|||1184\n\
2673||Pulkovo 1995 / 3-degree Gauss-Kruger zone 39|Pulkovo_1995_3_Degree_GK_Zone_39|4200|301|||1185\n\
2674||Pulkovo 1995 / 3-degree Gauss-Kruger zone 40|Pulkovo_1995_3_Degree_GK_Zone_40|4200|302|||1186\n\
2675||Pulkovo 1995 / 3-degree Gauss-Kruger zone 41|Pulkovo_1995_3_Degree_GK_Zone_41|4200|303|||1187\n\
2676||Pulkovo 1995 / 3-degree Gauss-Kruger zone 42|Pulkovo_1995_3_Degree_GK_Zone_42|4200|304|||1188\n\
2677||Pulkovo 1995 / 3-degree Gauss-Kruger zone 43|Pulkovo_1995_3_Degree_GK_Zone_43|4200|305|||1189\n\
2678||Pulkovo 1995 / 3-degree Gauss-Kruger zone 44|Pulkovo_1995_3_Degree_GK_Zone_44|4200|306|||1190\n\
2679||Pulkovo 1995 / 3-degree Gauss-Kruger zone 45|Pulkovo_1995_3_Degree_GK_Zone_45|4200|307|||1191\n\
2680||Pulkovo 1995 / 3-degree Gauss-Kruger zone 46|Pulkovo_1995_3_Degree_GK_Zone_46|4200|370|||1192\n\
2681||Pulkovo 1995 / 3-degree Gauss-Kruger zone 47|Pulkovo_1995_3_Degree_GK_Zone_47|4200|371|||1193\n\
2682||Pulkovo 1995 / 3-degree Gauss-Kruger zone 48|Pulkovo_1995_3_Degree_GK_Zone_48|4200|372|||1194\n\
2683||Pulkovo 1995 / 3-degree Gauss-Kruger zone 49|Pulkovo_1995_3_Degree_GK_Zone_49|4200|373|||1195\n\
2684||Pulkovo 1995 / 3-degree Gauss-Kruger zone 50|Pulkovo_1995_3_Degree_GK_Zone_50|4200|374|||1196\n\
2685||Pulkovo 1995 / 3-degree Gauss-Kruger zone 51|Pulkovo_1995_3_Degree_GK_Zone_51|4200|375|||1197\n\
2686||Pulkovo 1995 / 3-degree Gauss-Kruger zone 52|Pulkovo_1995_3_Degree_GK_Zone_52|4200|376|||1198\n\
2687||Pulkovo 1995 / 3-degree Gauss-Kruger zone 53|Pulkovo_1995_3_Degree_GK_Zone_53|4200|377|||1199\n\
2688||Pulkovo 1995 / 3-degree Gauss-Kruger zone 54|Pulkovo_1995_3_Degree_GK_Zone_54|4200|378|||1200\n\
2689||Pulkovo 1995 / 3-degree Gauss-Kruger zone 55|Pulkovo_1995_3_Degree_GK_Zone_55|4200|379|||1201\n\
2690||Pulkovo 1995 / 3-degree Gauss-Kruger zone 56|Pulkovo_1995_3_Degree_GK_Zone_56|4200|380|||1202\n\
2691||Pulkovo 1995 / 3-degree Gauss-Kruger zone 57|Pulkovo_1995_3_Degree_GK_Zone_57|4200|381|||1203\n\
2692||Pulkovo 1995 / 3-degree Gauss-Kruger zone 58|Pulkovo_1995_3_Degree_GK_Zone_58|4200|382|||1204\n\
2693||Pulkovo 1995 / 3-degree Gauss-Kruger zone 59|Pulkovo_1995_3_Degree_GK_Zone_59|4200|383|||1205\n\
2694|3390|Pulkovo 1995 / 3-degree Gauss-Kruger zone 60|Pulkovo_1995_3_Degree_GK_Zone_60|4200|384|||1206\n\
2695||Pulkovo 1995 / 3-degree Gauss-Kruger zone 61|Pulkovo_1995_3_Degree_GK_Zone_61|4200|385|||1207\n\
2696||Pulkovo 1995 / 3-degree Gauss-Kruger zone 62|Pulkovo_1995_3_Degree_GK_Zone_62|4200|386|||1208\n\
2697||Pulkovo 1995 / 3-degree Gauss-Kruger zone 63|Pulkovo_1995_3_Degree_GK_Zone_63|4200|387|||1209\n\
2698||Pulkovo 1995 / 3-degree Gauss-Kruger zone 64|Pulkovo_1995_3_Degree_GK_Zone_64|4200|388|||1210\n\
2699||Pulkovo 1995 / 3-degree Gauss-Kruger CM 21E|Pulkovo_1995_3_Degree_GK_CM_21E|4200|342|||1211\n\
2700||Pulkovo 1995 / 3-degree Gauss-Kruger CM 24E|Pulkovo_1995_3_Degree_GK_CM_24E|4200|389|||1212\n\
2701||Pulkovo 1995 / 3-degree Gauss-Kruger CM 27E|Pulkovo_1995_3_Degree_GK_CM_27E|4200|259|||1213\n\
2702||Pulkovo 1995 / 3-degree Gauss-Kruger CM 30E|Pulkovo_1995_3_Degree_GK_CM_30E|4200|260|||1214\n\
2703||Pulkovo 1995 / 3-degree Gauss-Kruger CM 33E|Pulkovo_1995_3_Degree_GK_CM_33E|4200|261|||1215\n\
2704||Pulkovo 1995 / 3-degree Gauss-Kruger CM 36E|Pulkovo_1995_3_Degree_GK_CM_36E|4200|262|||1216\n\
2705||Pulkovo 1995 / 3-degree Gauss-Kruger CM 39E|Pulkovo_1995_3_Degree_GK_CM_39E|4200|263|||1217\n\
2706||Pulkovo 1995 / 3-degree Gauss-Kruger CM 42E|Pulkovo_1995_3_Degree_GK_CM_42E|4200|264|||1218\n\
2707||Pulkovo 1995 / 3-degree Gauss-Kruger CM 45E|Pulkovo_1995_3_Degree_GK_CM_45E|4200|265|||1219\n\
2708||Pulkovo 1995 / 3-degree Gauss-Kruger CM 48E|Pulkovo_1995_3_Degree_GK_CM_48E|4200|390|||1220\n\
2709||Pulkovo 1995 / 3-degree Gauss-Kruger CM 51E|Pulkovo_1995_3_Degree_GK_CM_51E|4200|343|||1221\n\
2710||Pulkovo 1995 / 3-degree Gauss-Kruger CM 54E|Pulkovo_1995_3_Degree_GK_CM_54E|4200|391|||1222\n\
2711||Pulkovo 1995 / 3-degree Gauss-Kruger CM 57E|Pulkovo_1995_3_Degree_GK_CM_57E|4200|344|||1223\n\
2712||Pulkovo 1995 / 3-degree Gauss-Kruger CM 60E|Pulkovo_1995_3_Degree_GK_CM_60E|4200|392|||1224\n\
2713||Pulkovo 1995 / 3-degree Gauss-Kruger CM 63E|Pulkovo_1995_3_Degree_GK_CM_63E|4200|345|||1225\n\
2714||Pulkovo 1995 / 3-degree Gauss-Kruger CM 66E|Pulkovo_1995_3_Degree_GK_CM_66E|4200|393|||1226\n\
2715||Pulkovo 1995 / 3-degree Gauss-Kruger CM 69E|Pulkovo_1995_3_Degree_GK_CM_69E|4200|346|||1227\n\
2716||Pulkovo 1995 / 3-degree Gauss-Kruger CM 72E|Pulkovo_1995_3_Degree_GK_CM_72E|4200|394|||1228\n\
2717||Pulkovo 1995 / 3-degree Gauss-Kruger CM 75E|Pulkovo_1995_3_Degree_GK_CM_75E|4200|276|||1229\n\
2718||Pulkovo 1995 / 3-degree Gauss-Kruger CM 78E|Pulkovo_1995_3_Degree_GK_CM_78E|4200|308|||1230\n\
2719||Pulkovo 1995 / 3-degree Gauss-Kruger CM 81E|Pulkovo_1995_3_Degree_GK_CM_81E|4200|277|||1231\n\
2720||Pulkovo 1995 / 3-degree Gauss-Kruger CM 84E|Pulkovo_1995_3_Degree_GK_CM_84E|4200|309|||1232\n\
2721||Pulkovo 1995 / 3-degree Gauss-Kruger CM 87E|Pulkovo_1995_3_Degree_GK_CM_87E|4200|278|||1233\n\
2722||Pulkovo 1995 / 3-degree Gauss-Kruger CM 90E|Pulkovo_1995_3_Degree_GK_CM_90E|4200|310|||1176\n\
2723||Pulkovo 1995 / 3-degree Gauss-Kruger CM 93E|Pulkovo_1995_3_Degree_GK_CM_93E|4200|279|||1177\n\
2724||Pulkovo 1995 / 3-degree Gauss-Kruger CM 96E|Pulkovo_1995_3_Degree_GK_CM_96E|4200|311|||1178\n\
2725||Pulkovo 1995 / 3-degree Gauss-Kruger CM 99E|Pulkovo_1995_3_Degree_GK_CM_99E|4200|280|||1179\n\
2726||Pulkovo 1995 / 3-degree Gauss-Kruger CM 102E|Pulkovo_1995_3_Degree_GK_CM_102E|4200|312|||1180\n\
2727||Pulkovo 1995 / 3-degree Gauss-Kruger CM 105E|Pulkovo_1995_3_Degree_GK_CM_105E|4200|281|||1181\n\
2728||Pulkovo 1995 / 3-degree Gauss-Kruger CM 108E|Pulkovo_1995_3_Degree_GK_CM_108E|4200|313|||1182\n\
2729||Pulkovo 1995 / 3-degree Gauss-Kruger CM 111E|Pulkovo_1995_3_Degree_GK_CM_111E|4200|282|||1183\n\
2730||Pulkovo 1995 / 3-degree Gauss-Kruger CM 114E|Pulkovo_1995_3_Degree_GK_CM_114E|4200|314|||1184\n\
2731||Pulkovo 1995 / 3-degree Gauss-Kruger CM 117E|Pulkovo_1995_3_Degree_GK_CM_117E|4200|283|||1185\n\
2732||Pulkovo 1995 / 3-degree Gauss-Kruger CM 120E|Pulkovo_1995_3_Degree_GK_CM_120E|4200|315|||1186\n\
2733||Pulkovo 1995 / 3-degree Gauss-Kruger CM 123E|Pulkovo_1995_3_Degree_GK_CM_123E|4200|284|||1187\n\
2734||Pulkovo 1995 / 3-degree Gauss-Kruger CM 126E|Pulkovo_1995_3_Degree_GK_CM_126E|4200|316|||1188\n\
2735||Pulkovo 1995 / 3-degree Gauss-Kruger CM 129E|Pulkovo_1995_3_Degree_GK_CM_129E|4200|285|||1189\n\
2736||Tete / UTM zone 36S||4127|406|||1234\n\
2737||Tete / UTM zone 37S||4127|407|||1235\n\
2738||Pulkovo 1995 / 3-degree Gauss-Kruger CM 132E|Pulkovo_1995_3_Degree_GK_CM_132E|4200|317|||1190\n\
2739||Pulkovo 1995 / 3-degree Gauss-Kruger CM 135E|Pulkovo_1995_3_Degree_GK_CM_135E|4200|286|||1191\n\
2740||Pulkovo 1995 / 3-degree Gauss-Kruger CM 138E|Pulkovo_1995_3_Degree_GK_CM_138E|4200|396|||1192\n\
2741||Pulkovo 1995 / 3-degree Gauss-Kruger CM 141E|Pulkovo_1995_3_Degree_GK_CM_141E|4200|347|||1193\n\
2742||Pulkovo 1995 / 3-degree Gauss-Kruger CM 144E|Pulkovo_1995_3_Degree_GK_CM_144E|4200|397|||1194\n\
2743||Pulkovo 1995 / 3-degree Gauss-Kruger CM 147E|Pulkovo_1995_3_Degree_GK_CM_147E|4200|348|||1195\n\
2744||Pulkovo 1995 / 3-degree Gauss-Kruger CM 150E|Pulkovo_1995_3_Degree_GK_CM_150E|4200|398|||1196\n\
2745||Pulkovo 1995 / 3-degree Gauss-Kruger CM 153E|Pulkovo_1995_3_Degree_GK_CM_153E|4200|349|||1197\n\
2746||Pulkovo 1995 / 3-degree Gauss-Kruger CM 156E|Pulkovo_1995_3_Degree_GK_CM_156E|4200|399|||1198\n\
2747||Pulkovo 1995 / 3-degree Gauss-Kruger CM 159E|Pulkovo_1995_3_Degree_GK_CM_159E|4200|350|||1199\n\
2748||Pulkovo 1995 / 3-degree Gauss-Kruger CM 162E|Pulkovo_1995_3_Degree_GK_CM_162E|4200|400|||1200\n\
2749||Pulkovo 1995 / 3-degree Gauss-Kruger CM 165E|Pulkovo_1995_3_Degree_GK_CM_165E|4200|351|||1201\n\
2750||Pulkovo 1995 / 3-degree Gauss-Kruger CM 168E|Pulkovo_1995_3_Degree_GK_CM_168E|4200|401|||1202\n\
2751||Pulkovo 1995 / 3-degree Gauss-Kruger CM 171E|Pulkovo_1995_3_Degree_GK_CM_171E|4200|352|||1203\n\
2752||Pulkovo 1995 / 3-degree Gauss-Kruger CM 174E|Pulkovo_1995_3_Degree_GK_CM_174E|4200|402|||1204\n\
2753||Pulkovo 1995 / 3-degree Gauss-Kruger CM 177E|Pulkovo_1995_3_Degree_GK_CM_177E|4200|353|||1205\n\
2754||Pulkovo 1995 / 3-degree Gauss-Kruger CM 180E|Pulkovo_1995_3_Degree_GK_CM_180E|4200|403|||1206\n\
2755||Pulkovo 1995 / 3-degree Gauss-Kruger CM 177W|Pulkovo_1995_3_Degree_GK_CM_177W|4200|354|||1207\n\
2756||Pulkovo 1995 / 3-degree Gauss-Kruger CM 174W|Pulkovo_1995_3_Degree_GK_CM_174W|4200|404|||1208\n\
2757||Pulkovo 1995 / 3-degree Gauss-Kruger CM 171W|Pulkovo_1995_3_Degree_GK_CM_171W|4200|355|||1209\n\
2758||Pulkovo 1995 / 3-degree Gauss-Kruger CM 168W|Pulkovo_1995_3_Degree_GK_CM_168W|4200|405|||1210\n\
2759||NAD83(HARN) / Alabama East|NAD_1983_HARN_StatePlane_Alabama_East_FIPS_0101|4152|408|||1236\n\
2760||NAD83(HARN) / Alabama West|NAD_1983_HARN_StatePlane_Alabama_West_FIPS_0102|4152|409|||1237\n\
2761||NAD83(HARN) / Arizona East|NAD_1983_HARN_StatePlane_Arizona_East_FIPS_0201|4152|167|||976\n\
2762||NAD83(HARN) / Arizona Central|NAD_1983_HARN_StatePlane_Arizona_Central_FIPS_0202|4152|168|||977\n\
2763||NAD83(HARN) / Arizona West|NAD_1983_HARN_StatePlane_Arizona_West_FIPS_0203|4152|169|||978\n\
2764||NAD83(HARN) / Arkansas North|NAD_1983_HARN_StatePlane_Arkansas_North_FIPS_0301|4152|410|||1238\n\
2765||NAD83(HARN) / Arkansas South|NAD_1983_HARN_StatePlane_Arkansas_South_FIPS_0302|4152|411|||1239\n\
2766||NAD83(HARN) / California zone 1|NAD_1983_HARN_StatePlane_California_I_FIPS_0401|4152|412|||979\n\
2767||NAD83(HARN) / California zone 2|NAD_1983_HARN_StatePlane_California_II_FIPS_0402|4152|413|||980\n\
2768||NAD83(HARN) / California zone 3|NAD_1983_HARN_StatePlane_California_III_FIPS_0403|4152|414|||981\n\
2769||NAD83(HARN) / California zone 4|NAD_1983_HARN_StatePlane_California_IV_FIPS_0404|4152|415|||982\n\
2770||NAD83(HARN) / California zone 5|NAD_1983_HARN_StatePlane_California_V_FIPS_0405|4152|416|||983\n\
2771||NAD83(HARN) / California zone 6|NAD_1983_HARN_StatePlane_California_VI_FIPS_0406|4152|417|||984\n\
2772||NAD83(HARN) / Colorado North|NAD_1983_HARN_StatePlane_Colorado_North_FIPS_0501|4152|418|||985\n\
2773||NAD83(HARN) / Colorado Central|NAD_1983_HARN_StatePlane_Colorado_Central_FIPS_0502|4152|419|||986\n\
2774||NAD83(HARN) / Colorado South|NAD_1983_HARN_StatePlane_Colorado_South_FIPS_0503|4152|420|||987\n\
2775||NAD83(HARN) / Connecticut|NAD_1983_HARN_StatePlane_Connecticut_FIPS_0600|4152|421|||988\n\
2776||NAD83(HARN) / Delaware|NAD_1983_HARN_StatePlane_Delaware_FIPS_0700|4152|422|||989\n\
2777||NAD83(HARN) / Florida East|NAD_1983_HARN_StatePlane_Florida_East_FIPS_0901|4152|423|||990\n\
2778||NAD83(HARN) / Florida West|NAD_1983_HARN_StatePlane_Florida_West_FIPS_0902|4152|424|||991\n\
2779||NAD83(HARN) / Florida North|NAD_1983_HARN_StatePlane_Florida_North_FIPS_0903|4152|183|||992\n\
2780||NAD83(HARN) / Georgia East|NAD_1983_HARN_StatePlane_Georgia_East_FIPS_1001|4152|425|||993\n\
2781||NAD83(HARN) / Georgia West|NAD_1983_HARN_StatePlane_Georgia_West_FIPS_1002|4152|426|||994\n\
2782||NAD83(HARN) / Hawaii zone 1|NAD_1983_HARN_StatePlane_Hawaii_1_FIPS_5101|4152|427|||45\n\
2783||NAD83(HARN) / Hawaii zone 2|NAD_1983_HARN_StatePlane_Hawaii_2_FIPS_5102|4152|428|||46\n\
2784||NAD83(HARN) / Hawaii zone 3|NAD_1983_HARN_StatePlane_Hawaii_3_FIPS_5103|4152|429|||47\n\
2785||NAD83(HARN) / Hawaii zone 4|NAD_1983_HARN_StatePlane_Hawaii_4_FIPS_5104|4152|430|||48\n\
2786||NAD83(HARN) / Hawaii zone 5|NAD_1983_HARN_StatePlane_Hawaii_5_FIPS_5105|4152|431|||1240\n\
2787||NAD83(HARN) / Idaho East|NAD_1983_HARN_StatePlane_Idaho_East_FIPS_1101|4152|432|||995\n\
2788||NAD83(HARN) / Idaho Central|NAD_1983_HARN_StatePlane_Idaho_Central_FIPS_1102|4152|433|||996\n\
2789||NAD83(HARN) / Idaho West|NAD_1983_HARN_StatePlane_Idaho_West_FIPS_1103|4152|434|||997\n\
2790||NAD83(HARN) / Illinois East|NAD_1983_HARN_StatePlane_Illinois_East_FIPS_1201|4152|435|||1241\n\
2791||NAD83(HARN) / Illinois West|NAD_1983_HARN_StatePlane_Illinois_West_FIPS_1202|4152|436|||1242\n\
2792||NAD83(HARN) / Indiana East|NAD_1983_HARN_StatePlane_Indiana_East_FIPS_1301|4152|437|||998\n\
2793||NAD83(HARN) / Indiana West|NAD_1983_HARN_StatePlane_Indiana_West_FIPS_1302|4152|438|||999\n\
2794||NAD83(HARN) / Iowa North|NAD_1983_HARN_StatePlane_Iowa_North_FIPS_1401|4152|439|||1243\n\
2795||NAD83(HARN) / Iowa South|NAD_1983_HARN_StatePlane_Iowa_South_FIPS_1402|4152|440|||1244\n\
2796||NAD83(HARN) / Kansas North|NAD_1983_HARN_StatePlane_Kansas_North_FIPS_1501|4152|441|||1245\n\
2797||NAD83(HARN) / Kansas South|NAD_1983_HARN_StatePlane_Kansas_South_FIPS_1502|4152|442|||1246\n\
2798||NAD83(HARN) / Kentucky North|NAD_1983_HARN_StatePlane_Kentucky_North_FIPS_1601|4152|153|||961\n\
2799||NAD83(HARN) / Kentucky South|NAD_1983_HARN_StatePlane_Kentucky_South_FIPS_1602|4152|443|||1000\n\
2800||NAD83(HARN) / Louisiana North|NAD_1983_HARN_StatePlane_Louisiana_North_FIPS_1701|4152|444|||1247\n\
2801||NAD83(HARN) / Louisiana South|NAD_1983_HARN_StatePlane_Louisiana_South_FIPS_1702|4152|445|||1248\n\
2802||NAD83(HARN) / Maine East|NAD_1983_HARN_StatePlane_Maine_East_FIPS_1801|4152|446|||1249\n\
2803||NAD83(HARN) / Maine West|NAD_1983_HARN_StatePlane_Maine_West_FIPS_1802|4152|447|||1250\n\
2804||NAD83(HARN) / Maryland|NAD_1983_HARN_StatePlane_Maryland_FIPS_1900|4152|448|||1001\n\
2805||NAD83(HARN) / Massachusetts Mainland|NAD_1983_HARN_StatePlane_Massachusetts_Mainland_FIPS_2001|4152|449|||1002\n\
2806||NAD83(HARN) / Massachusetts Island|NAD_1983_HARN_StatePlane_Massachusetts_Island_FIPS_2002|4152|450|||1003\n\
2807||NAD83(HARN) / Michigan North|NAD_1983_HARN_StatePlane_Michigan_North_FIPS_2111|4152|451|||1004\n\
2808||NAD83(HARN) / Michigan Central|NAD_1983_HARN_StatePlane_Michigan_Central_FIPS_2112|4152|452|||1005\n\
2809||NAD83(HARN) / Michigan South|NAD_1983_HARN_StatePlane_Michigan_South_FIPS_2113|4152|453|||1006\n\
2810||NAD83(HARN) / Minnesota North|NAD_1983_HARN_StatePlane_Minnesota_North_FIPS_2201|4152|454|||1251\n\
2811||NAD83(HARN) / Minnesota Central|NAD_1983_HARN_StatePlane_Minnesota_Central_FIPS_2202|4152|455|||1252\n\
2812||NAD83(HARN) / Minnesota South|NAD_1983_HARN_StatePlane_Minnesota_South_FIPS_2203|4152|456|||1253\n\
2813||NAD83(HARN) / Mississippi East|NAD_1983_HARN_StatePlane_Mississippi_East_FIPS_2301|4152|199|||1007\n\
2814||NAD83(HARN) / Mississippi West|NAD_1983_HARN_StatePlane_Mississippi_West_FIPS_2302|4152|457|||1008\n\
2815||NAD83(HARN) / Missouri East|NAD_1983_HARN_StatePlane_Missouri_East_FIPS_2401|4152|458|||1254\n\
2816||NAD83(HARN) / Missouri Central|NAD_1983_HARN_StatePlane_Missouri_Central_FIPS_2402|4152|459|||1255\n\
2817||NAD83(HARN) / Missouri West|NAD_1983_HARN_StatePlane_Missouri_West_FIPS_2403|4152|460|||1256\n\
2818||NAD83(HARN) / Montana|NAD_1983_HARN_StatePlane_Montana_FIPS_2500|4152|461|||1009\n\
2819||NAD83(HARN) / Nebraska|NAD_1983_HARN_StatePlane_Nebraska_FIPS_2600|4152|462|||375\n\
2820||NAD83(HARN) / Nevada East|NAD_1983_HARN_StatePlane_Nevada_East_FIPS_2701|4152|463|||1257\n\
2821||NAD83(HARN) / Nevada Central|NAD_1983_HARN_StatePlane_Nevada_Central_FIPS_2702|4152|464|||1258\n\
2822||NAD83(HARN) / Nevada West|NAD_1983_HARN_StatePlane_Nevada_West_FIPS_2703|4152|465|||1259\n\
2823||NAD83(HARN) / New Hampshire|NAD_1983_HARN_StatePlane_New_Hampshire_FIPS_2800|4152|466|||1260\n\
2824||NAD83(HARN) / New Jersey|NAD_1983_HARN_StatePlane_New_Jersey_FIPS_2900|4152|205|||402\n\
2825||NAD83(HARN) / New Mexico East|NAD_1983_HARN_StatePlane_New_Mexico_East_FIPS_3001|4152|202|||1010\n\
2826||NAD83(HARN) / New Mexico Central|NAD_1983_HARN_StatePlane_New_Mexico_Central_FIPS_3002|4152|467|||1011\n\
2827||NAD83(HARN) / New Mexico West|NAD_1983_HARN_StatePlane_New_Mexico_West_FIPS_3003|4152|468|||1012\n\
2828||NAD83(HARN) / New York East|NAD_1983_HARN_StatePlane_New_York_East_FIPS_3101|4152|205|||1013\n\
2829||NAD83(HARN) / New York Central|NAD_1983_HARN_StatePlane_New_York_Central_FIPS_3102|4152|469|||1014\n\
2830||NAD83(HARN) / New York West|NAD_1983_HARN_StatePlane_New_York_West_FIPS_3103|4152|470|||1015\n\
2831||NAD83(HARN) / New York Long Island|NAD_1983_HARN_StatePlane_New_York_Long_Island_FIPS_3104|4152|208|||1016\n\
2832||NAD83(HARN) / North Dakota North|NAD_1983_HARN_StatePlane_North_Dakota_North_FIPS_3301|4152|471|||1017\n\
2833||NAD83(HARN) / North Dakota South|NAD_1983_HARN_StatePlane_North_Dakota_South_FIPS_3302|4152|472|||1018\n\
2834||NAD83(HARN) / Ohio North|NAD_1983_HARN_StatePlane_Ohio_North_FIPS_3401|4152|473|||1261\n\
2835||NAD83(HARN) / Ohio South|NAD_1983_HARN_StatePlane_Ohio_South_FIPS_3402|4152|474|||1262\n\
2836||NAD83(HARN) / Oklahoma North|NAD_1983_HARN_StatePlane_Oklahoma_North_FIPS_3501|4152|212|||1019\n\
2837||NAD83(HARN) / Oklahoma South|NAD_1983_HARN_StatePlane_Oklahoma_South_FIPS_3502|4152|213|||1020\n\
2838||NAD83(HARN) / Oregon North|NAD_1983_HARN_StatePlane_Oregon_North_FIPS_3601|4152|475|||1021\n\
2839||NAD83(HARN) / Oregon South|NAD_1983_HARN_StatePlane_Oregon_South_FIPS_3602|4152|476|||1022\n\
2840||NAD83(HARN) / Rhode Island|NAD_1983_HARN_StatePlane_Rhode_Island_FIPS_3800|4152|477|||1263\n\
2841||NAD83(HARN) / South Dakota North|NAD_1983_HARN_StatePlane_South_Dakota_North_FIPS_4001|4152|478|||1264\n\
2842||NAD83(HARN) / South Dakota South|NAD_1983_HARN_StatePlane_South_Dakota_South_FIPS_4002|4152|479|||1265\n\
2843||NAD83(HARN) / Tennessee|NAD_1983_HARN_StatePlane_Tennessee_FIPS_4100|4152|219|||395\n\
2844||NAD83(HARN) / Texas North|NAD_1983_HARN_StatePlane_Texas_North_FIPS_4201|4152|480|||1025\n\
2845||NAD83(HARN) / Texas North Central|NAD_1983_HARN_StatePlane_Texas_North_Central_FIPS_4202|4152|481|||1026\n\
2846||NAD83(HARN) / Texas Central|NAD_1983_HARN_StatePlane_Texas_Central_FIPS_4203|4152|482|||1027\n\
2847||NAD83(HARN) / Texas South Central|NAD_1983_HARN_StatePlane_Texas_South_Central_FIPS_4204|4152|483|||1028\n\
2848||NAD83(HARN) / Texas South|NAD_1983_HARN_StatePlane_Texas_South_FIPS_4205|4152|484|||1029\n\
2849||NAD83(HARN) / Utah North|NAD_1983_HARN_StatePlane_Utah_North_FIPS_4301|4152|485|||1030\n\
2850||NAD83(HARN) / Utah Central|NAD_1983_HARN_StatePlane_Utah_Central_FIPS_4302|4152|486|||1031\n\
2851||NAD83(HARN) / Utah South|NAD_1983_HARN_StatePlane_Utah_South_FIPS_4303|4152|487|||1032\n\
2852||NAD83(HARN) / Vermont|NAD_1983_HARN_StatePlane_Vermont_FIPS_4400|4152|488|||1266\n\
2853||NAD83(HARN) / Virginia North|NAD_1983_HARN_StatePlane_Virginia_North_FIPS_4501|4152|489|||1033\n\
2854||NAD83(HARN) / Virginia South|NAD_1983_HARN_StatePlane_Virginia_South_FIPS_4502|4152|490|||1034\n\
2855||NAD83(HARN) / Washington North|NAD_1983_HARN_StatePlane_Washington_North_FIPS_4601|4152|491|||1035\n\
2856||NAD83(HARN) / Washington South|NAD_1983_HARN_StatePlane_Washington_South_FIPS_4602|4152|492|||1036\n\
2857||NAD83(HARN) / West Virginia North|NAD_1983_HARN_StatePlane_West_Virginia_North_FIPS_4701|4152|493|||1267\n\
2858||NAD83(HARN) / West Virginia South|NAD_1983_HARN_StatePlane_West_Virginia_South_FIPS_4702|4152|494|||1268\n\
2859||NAD83(HARN) / Wisconsin North|NAD_1983_HARN_StatePlane_Wisconsin_North_FIPS_4801|4152|232|||1037\n\
2860||NAD83(HARN) / Wisconsin Central|NAD_1983_HARN_StatePlane_Wisconsin_Central_FIPS_4802|4152|233|||1038\n\
2861||NAD83(HARN) / Wisconsin South|NAD_1983_HARN_StatePlane_Wisconsin_South_FIPS_4803|4152|234|||1039\n\
2862||NAD83(HARN) / Wyoming East|NAD_1983_HARN_StatePlane_Wyoming_East_FIPS_4901|4152|495|||1269\n\
2863||NAD83(HARN) / Wyoming East Central|NAD_1983_HARN_StatePlane_Wyoming_East_Central_FIPS_4902|4152|496|||1270\n\
2864||NAD83(HARN) / Wyoming West Central|NAD_1983_HARN_StatePlane_Wyoming_West_Central_FIPS_4903|4152|497|||1271\n\
2865||NAD83(HARN) / Wyoming West|NAD_1983_HARN_StatePlane_Wyoming_West_FIPS_4904|4152|498|||1272\n\
2866||NAD83(HARN) / Puerto Rico and Virgin Is.|NAD_1983_HARN_StatePlane_Puerto_Rico_Virgin_Islands_FIPS_5200|4152|499|||53\n\
2867||NAD83(HARN) / Arizona East (ft)|NAD_1983_HARN_StatePlane_Arizona_East_FIPS_0201_Feet_Intl|4152|167|0.3048||976\n\
2868||NAD83(HARN) / Arizona Central (ft)|NAD_1983_HARN_StatePlane_Arizona_Central_FIPS_0202_Feet_Intl|4152|168|0.3048||977\n\
2869||NAD83(HARN) / Arizona West (ft)|NAD_1983_HARN_StatePlane_Arizona_West_FIPS_0203_Feet_Intl|4152|169|0.3048||978\n\
2870||NAD83(HARN) / California zone 1 (ftUS)|NAD_1983_HARN_StatePlane_California_I_FIPS_0401_Feet|4152|170|0.30480060960121924||979\n\
2871||NAD83(HARN) / California zone 2 (ftUS)|NAD_1983_HARN_StatePlane_California_II_FIPS_0402_Feet|4152|171|0.30480060960121924||980\n\
2872||NAD83(HARN) / California zone 3 (ftUS)|NAD_1983_HARN_StatePlane_California_III_FIPS_0403_Feet|4152|172|0.30480060960121924||981\n\
2873||NAD83(HARN) / California zone 4 (ftUS)|NAD_1983_HARN_StatePlane_California_IV_FIPS_0404_Feet|4152|173|0.30480060960121924||982\n\
2874||NAD83(HARN) / California zone 5 (ftUS)|NAD_1983_HARN_StatePlane_California_V_FIPS_0405_Feet|4152|174|0.30480060960121924||983\n\
2875||NAD83(HARN) / California zone 6 (ftUS)|NAD_1983_HARN_StatePlane_California_VI_FIPS_0406_Feet|4152|175|0.30480060960121924||984\n\
2876||NAD83(HARN) / Colorado North (ftUS)|NAD_1983_HARN_StatePlane_Colorado_North_FIPS_0501_Feet|4152|176|0.30480060960121924||985\n\
2877||NAD83(HARN) / Colorado Central (ftUS)|NAD_1983_HARN_StatePlane_Colorado_Central_FIPS_0502_Feet|4152|177|0.30480060960121924||986\n\
2878||NAD83(HARN) / Colorado South (ftUS)|NAD_1983_HARN_StatePlane_Colorado_South_FIPS_0503_Feet|4152|178|0.30480060960121924||987\n\
2879||NAD83(HARN) / Connecticut (ftUS)|NAD_1983_HARN_StatePlane_Connecticut_FIPS_0600_Feet|4152|179|0.30480060960121924||988\n\
2880||NAD83(HARN) / Delaware (ftUS)|NAD_1983_HARN_StatePlane_Delaware_FIPS_0700_Feet|4152|180|0.30480060960121924||989\n\
2881||NAD83(HARN) / Florida East (ftUS)|NAD_1983_HARN_StatePlane_Florida_East_FIPS_0901_Feet|4152|181|0.30480060960121924||990\n\
2882||NAD83(HARN) / Florida West (ftUS)|NAD_1983_HARN_StatePlane_Florida_West_FIPS_0902_Feet|4152|182|0.30480060960121924||991\n\
2883||NAD83(HARN) / Florida North (ftUS)|NAD_1983_HARN_StatePlane_Florida_North_FIPS_0903_Feet|4152|183|0.30480060960121924||992\n\
2884||NAD83(HARN) / Georgia East (ftUS)|NAD_1983_HARN_StatePlane_Georgia_East_FIPS_1001_Feet|4152|184|0.30480060960121924||993\n\
2885||NAD83(HARN) / Georgia West (ftUS)|NAD_1983_HARN_StatePlane_Georgia_West_FIPS_1002_Feet|4152|185|0.30480060960121924||994\n\
2886||NAD83(HARN) / Idaho East (ftUS)|NAD_1983_HARN_StatePlane_Idaho_East_FIPS_1101_Feet|4152|186|0.30480060960121924||995\n\
2887||NAD83(HARN) / Idaho Central (ftUS)|NAD_1983_HARN_StatePlane_Idaho_Central_FIPS_1102_Feet|4152|187|0.30480060960121924||996\n\
2888||NAD83(HARN) / Idaho West (ftUS)|NAD_1983_HARN_StatePlane_Idaho_West_FIPS_1103_Feet|4152|188|0.30480060960121924||997\n\
2889|2967|NAD83(HARN) / Indiana East (ftUS)||4152|189|0.30480060960121924||998\n\
2890|2968|NAD83(HARN) / Indiana West (ftUS)||4152|190|0.30480060960121924||999\n\
2891||NAD83(HARN) / Kentucky North (ftUS)|NAD_1983_HARN_StatePlane_Kentucky_North_FIPS_1601_Feet|4152|191|0.30480060960121924||961\n\
2892||NAD83(HARN) / Kentucky South (ftUS)|NAD_1983_HARN_StatePlane_Kentucky_South_FIPS_1602_Feet|4152|192|0.30480060960121924||1000\n\
2893||NAD83(HARN) / Maryland (ftUS)|NAD_1983_HARN_StatePlane_Maryland_FIPS_1900_Feet|4152|193|0.30480060960121924||1001\n\
2894||NAD83(HARN) / Massachusetts Mainland (ftUS)|NAD_1983_HARN_StatePlane_Massachusetts_Mainland_FIPS_2001_Feet|4152|194|0.30480060960121924||1002\n\
2895||NAD83(HARN) / Massachusetts Island (ftUS)|NAD_1983_HARN_StatePlane_Massachusetts_Island_FIPS_2002_Feet|4152|195|0.30480060960121924||1003\n\
2896||NAD83(HARN) / Michigan North (ft)|NAD_1983_HARN_StatePlane_Michigan_North_FIPS_2111_Feet_Intl|4152|196|0.3048||1004\n\
2897||NAD83(HARN) / Michigan Central (ft)|NAD_1983_HARN_StatePlane_Michigan_Central_FIPS_2112_Feet_Intl|4152|197|0.3048||1005\n\
2898||NAD83(HARN) / Michigan South (ft)|NAD_1983_HARN_StatePlane_Michigan_South_FIPS_2113_Feet_Intl|4152|198|0.3048||1006\n\
2899||NAD83(HARN) / Mississippi East (ftUS)|NAD_1983_HARN_StatePlane_Mississippi_East_FIPS_2301_Feet|4152|199|0.30480060960121924||1007\n\
2900||NAD83(HARN) / Mississippi West (ftUS)|NAD_1983_HARN_StatePlane_Mississippi_West_FIPS_2302_Feet|4152|200|0.30480060960121924||1008\n\
2901||NAD83(HARN) / Montana (ft)|NAD_1983_HARN_StatePlane_Montana_FIPS_2500_Feet_Intl|4152|201|0.3048||1009\n\
2902||NAD83(HARN) / New Mexico East (ftUS)|NAD_1983_HARN_StatePlane_New_Mexico_East_FIPS_3001_Feet|4152|202|0.30480060960121924||1010\n\
2903||NAD83(HARN) / New Mexico Central (ftUS)|NAD_1983_HARN_StatePlane_New_Mexico_Central_FIPS_3002_Feet|4152|203|0.30480060960121924||1011\n\
2904||NAD83(HARN) / New Mexico West (ftUS)|NAD_1983_HARN_StatePlane_New_Mexico_West_FIPS_3003_Feet|4152|204|0.30480060960121924||1012\n\
2905||NAD83(HARN) / New York East (ftUS)|NAD_1983_HARN_StatePlane_New_York_East_FIPS_3101_Feet|4152|205|0.30480060960121924||1013\n\
2906||NAD83(HARN) / New York Central (ftUS)|NAD_1983_HARN_StatePlane_New_York_Central_FIPS_3102_Feet|4152|206|0.30480060960121924||1014\n\
2907||NAD83(HARN) / New York West (ftUS)|NAD_1983_HARN_StatePlane_New_York_West_FIPS_3103_Feet|4152|207|0.30480060960121924||1015\n\
2908||NAD83(HARN) / New York Long Island (ftUS)|NAD_1983_HARN_StatePlane_New_York_Long_Island_FIPS_3104_Feet|4152|208|0.30480060960121924||1016\n\
2909||NAD83(HARN) / North Dakota North (ft)|NAD_1983_HARN_StatePlane_North_Dakota_North_FIPS_3301_Feet_Intl|4152|210|0.3048||1017\n\
2910||NAD83(HARN) / North Dakota South (ft)|NAD_1983_HARN_StatePlane_North_Dakota_South_FIPS_3302_Feet_Intl|4152|211|0.3048||1018\n\
2911||NAD83(HARN) / Oklahoma North (ftUS)|NAD_1983_HARN_StatePlane_Oklahoma_North_FIPS_3501_Feet|4152|212|0.30480060960121924||1019\n\
2912||NAD83(HARN) / Oklahoma South (ftUS)|NAD_1983_HARN_StatePlane_Oklahoma_South_FIPS_3502_Feet|4152|213|0.30480060960121924||1020\n\
2913||NAD83(HARN) / Oregon North (ft)|NAD_1983_HARN_StatePlane_Oregon_North_FIPS_3601_Feet_Intl|4152|214|0.3048||1021\n\
2914||NAD83(HARN) / Oregon South (ft)|NAD_1983_HARN_StatePlane_Oregon_South_FIPS_3602_Feet_Intl|4152|215|0.3048||1022\n\
2915||NAD83(HARN) / Tennessee (ftUS)|NAD_1983_HARN_StatePlane_Tennessee_FIPS_4100_Feet|4152|219|0.30480060960121924||395\n\
2916||NAD83(HARN) / Texas North (ftUS)|NAD_1983_HARN_StatePlane_Texas_North_FIPS_4201_Feet|4152|220|0.30480060960121924||1025\n\
2917||NAD83(HARN) / Texas North Central (ftUS)|NAD_1983_HARN_StatePlane_Texas_North_Central_FIPS_4202_Feet|4152|221|0.30480060960121924||1026\n\
2918||NAD83(HARN) / Texas Central (ftUS)|NAD_1983_HARN_StatePlane_Texas_Central_FIPS_4203_Feet|4152|222|0.30480060960121924||1027\n\
2919||NAD83(HARN) / Texas South Central (ftUS)|NAD_1983_HARN_StatePlane_Texas_South_Central_FIPS_4204_Feet|4152|223|0.30480060960121924||1028\n\
2920||NAD83(HARN) / Texas South (ftUS)|NAD_1983_HARN_StatePlane_Texas_South_FIPS_4205_Feet|4152|224|0.30480060960121924||1029\n\
2921||NAD83(HARN) / Utah North (ft)|NAD_1983_HARN_StatePlane_Utah_North_FIPS_4301_Feet_Intl|4152|225|0.3048||1030\n\
2922||NAD83(HARN) / Utah Central (ft)|NAD_1983_HARN_StatePlane_Utah_Central_FIPS_4302_Feet_Intl|4152|226|0.3048||1031\n\
2923||NAD83(HARN) / Utah South (ft)|NAD_1983_HARN_StatePlane_Utah_South_FIPS_4303_Feet_Intl|4152|227|0.3048||1032\n\
2924||NAD83(HARN) / Virginia North (ftUS)|NAD_1983_HARN_StatePlane_Virginia_North_FIPS_4501_Feet|4152|228|0.30480060960121924||1033\n\
2925||NAD83(HARN) / Virginia South (ftUS)|NAD_1983_HARN_StatePlane_Virginia_South_FIPS_4502_Feet|4152|229|0.30480060960121924||1034\n\
2926||NAD83(HARN) / Washington North (ftUS)|NAD_1983_HARN_StatePlane_Washington_North_FIPS_4601_Feet|4152|230|0.30480060960121924||1035\n\
2927||NAD83(HARN) / Washington South (ftUS)|NAD_1983_HARN_StatePlane_Washington_South_FIPS_4602_Feet|4152|231|0.30480060960121924||1036\n\
2928||NAD83(HARN) / Wisconsin North (ftUS)|NAD_1983_HARN_StatePlane_Wisconsin_North_FIPS_4801_Feet|4152|232|0.30480060960121924||1037\n\
2929||NAD83(HARN) / Wisconsin Central (ftUS)|NAD_1983_HARN_StatePlane_Wisconsin_Central_FIPS_4802_Feet|4152|233|0.30480060960121924||1038\n\
2930||NAD83(HARN) / Wisconsin South (ftUS)|NAD_1983_HARN_StatePlane_Wisconsin_South_FIPS_4803_Feet|4152|234|0.30480060960121924||1039\n\
2931||Beduaram / TM 13 NE||4213|500|||191\n\
2932||QND95 / Qatar National Grid|QND_1995_Qatar_National_Grid|4614|501|||450\n\
2933||Segara / UTM zone 50S|Gunung_Segara_UTM_Zone_50S|4613|369|||23\n\
2934|3000|Segara (Jakarta) / NEIEZ|Gunung_Segara_Jakarta_NEIEZ|4820|502|||519\n\
2935||Pulkovo 1942 / CS63 zone A1||4284|503|||1273\n\
2936||Pulkovo 1942 / CS63 zone A2||4284|504|||1274\n\
2937||Pulkovo 1942 / CS63 zone A3||4284|505|||1275\n\
2938||Pulkovo 1942 / CS63 zone A4||4284|506|||1276\n\
2939||Pulkovo 1942 / CS63 zone K2||4284|507|||1277\n\
2940||Pulkovo 1942 / CS63 zone K3||4284|508|||1278\n\
2941||Pulkovo 1942 / CS63 zone K4||4284|509|||1279\n\
2942||Porto Santo / UTM zone 28N|Porto_Santo_1936_UTM_Zone_28N|4615|47|||131\n\
2943||Selvagem Grande / UTM zone 28N|Selvagem_Grande_1938_UTM_Zone_28N|4616|47|||521\n\
2944|1|NAD83(CSRS) / SCoPQ zone 2|NAD_1983_CSRS_MTM_2_SCoPQ|4617|1|||826\n\
2945||NAD83(CSRS) / MTM zone 3|NAD_1983_CSRS_MTM_3|4617|2|||1280\n\
2946||NAD83(CSRS) / MTM zone 4|NAD_1983_CSRS_MTM_4|4617|3|||1281\n\
2947||NAD83(CSRS) / MTM zone 5|NAD_1983_CSRS_MTM_5|4617|4|||1282\n\
2948||NAD83(CSRS) / MTM zone 6|NAD_1983_CSRS_MTM_6|4617|5|||830\n\
2949||NAD83(CSRS) / MTM zone 7|NAD_1983_CSRS_MTM_7|4617|6|||831\n\
2950||NAD83(CSRS) / MTM zone 8|NAD_1983_CSRS_MTM_8|4617|7|||1283\n\
2951||NAD83(CSRS) / MTM zone 9|NAD_1983_CSRS_MTM_9|4617|8|||1284\n\
2952||NAD83(CSRS) / MTM zone 10|NAD_1983_CSRS_MTM_10|4617|9|||1285\n\
2953||NAD83(CSRS) / New Brunswick Stereographic|NAD_1983_CSRS_New_Brunswick_Stereographic|4617|24|||17\n\
2954||NAD83(CSRS) / Prince Edward Isl. Stereographic (NAD83)|NAD_1983_CSRS_Prince_Edward_Island|4617|236|||18\n\
2955||NAD83(CSRS) / UTM zone 11N|NAD_1983_CSRS_UTM_Zone_11N|4617|118|||1286\n\
2956||NAD83(CSRS) / UTM zone 12N|NAD_1983_CSRS_UTM_Zone_12N|4617|117|||1287\n\
2957||NAD83(CSRS) / UTM zone 13N|NAD_1983_CSRS_UTM_Zone_13N|4617|116|||1288\n\
2958||NAD83(CSRS) / UTM zone 17N|NAD_1983_CSRS_UTM_Zone_17N|4617|19|||1289\n\
2959||NAD83(CSRS) / UTM zone 18N|NAD_1983_CSRS_UTM_Zone_18N|4617|20|||1290\n\
2960||NAD83(CSRS) / UTM zone 19N|NAD_1983_CSRS_UTM_Zone_19N|4617|21|||1291\n\
2961||NAD83(CSRS) / UTM zone 20N|NAD_1983_CSRS_UTM_Zone_20N|4617|22|||1292\n\
2962||NAD83(CSRS) / UTM zone 21N|NAD_1983_CSRS_UTM_Zone_21N|4617|23|||1293\n\
2963||Lisbon 1890 (Lisbon) / Portugal Bonne||4904|510||sw|163\n\
2964||NAD27 / Alaska Albers|NAD_1927_Alaska_Albers_Feet|4267|511|0.30480060960121924||808\n\
2965||NAD83 / Indiana East (ftUS)|NAD_1983_StatePlane_Indiana_East_FIPS_1301_Feet|4269|512|0.30480060960121924||998\n\
2966||NAD83 / Indiana West (ftUS)|NAD_1983_StatePlane_Indiana_West_FIPS_1302_Feet|4269|513|0.30480060960121924||999\n\
2967||NAD83(HARN) / Indiana East (ftUS)|NAD_1983_HARN_StatePlane_Indiana_East_FIPS_1301_Feet|4152|512|0.30480060960121924||998\n\
2968||NAD83(HARN) / Indiana West (ftUS)|NAD_1983_HARN_StatePlane_Indiana_West_FIPS_1302_Feet|4152|513|0.30480060960121924||999\n\
2969||Fort Marigot / UTM zone 20N|Fort_Marigot_UTM_20N|4621|22|||533\n\
2970||Guadeloupe 1948 / UTM zone 20N|Sainte_Anne_UTM_20N|4622|22|||534\n\
2971||CSG67 / UTM zone 22N|CSG_1967_UTM_22N|4623|163|||1294\n\
2972||RGFG95 / UTM zone 22N|RGFG_1995_UTM_22N|4624|163|||1295\n\
2973||Martinique 1938 / UTM zone 20N|Fort_Desaix_UTM_20N|4625|22|||536\n\
2975||RGR92 / UTM zone 40S|RGR_1992_UTM_40S|4627|514|||1296\n\
2976||Tahiti 52 / UTM zone 6S|Tahiti_1952_UTM_6S|4628|515|||538\n\
2977||Tahaa 54 / UTM zone 5S|Tahaa_1954_UTM_5S|4629|516|||539\n\
2978||IGN72 Nuku Hiva / UTM zone 7S|IGN72_Nuku_Hiva_UTM_7S|4630|517|||540\n\
2979|3336|K0 1949 / UTM zone 42S|Kerguelen_Island_1949_UTM_42S|4631|518|||544\n\
2980||Combani 1950 / UTM zone 38S|Combani_1950_UTM_38S|4632|519|||505\n\
2981||IGN56 Lifou / UTM zone 58S|IGN56_Lifou_UTM_58S|4633|110|||545\n\
2982|3060|IGN72 Grand Terre / UTM zone 58S|IGN72_Grande_Terre_UTM_58S|4634|110|||546\n\
2983|3164|ST87 Ouvea / UTM zone 58S||4635|110|||547\n\
2984|3163|RGNC 1991 / Lambert New Caledonia||4645|520|||498\n\
2985||Petrels 1972 / Terre Adelie Polar Stereographic||4636|521|||548\n\
2986||Perroud 1950 / Terre Adelie Polar Stereographic||4637|521|||549\n\
2987||Saint Pierre et Miquelon 1950 / UTM zone 21N|Saint_Pierre_et_Miquelon_1950_UTM_21N|4638|23|||550\n\
2988||MOP78 / UTM zone 1S|MOP78_UTM_1S|4639|522|||551\n\
2989|4559|RRAF 1991 / UTM zone 20N||4640|22|||500\n\
2990|3727|Reunion 1947 / TM Reunion||4626|523|||537\n\
2991||NAD83 / Oregon LCC (m)|NAD_1983_Oregon_Statewide_Lambert|4269|524|||1297\n\
2992||NAD83 / Oregon GIC Lambert (ft)|NAD_1983_Oregon_Statewide_Lambert_Feet_Intl|4269|525|0.3048||1297\n\
2993||NAD83(HARN) / Oregon LCC (m)|NAD_1983_HARN_Oregon_Statewide_Lambert|4152|524|||1297\n\
2994||NAD83(HARN) / Oregon GIC Lambert (ft)|NAD_1983_HARN_Oregon_Statewide_Lambert_Feet_Intl|4152|525|0.3048||1297\n\
2995||IGN53 Mare / UTM zone 58S|IGN53_Mare_UTM_58S|4641|110|||1298\n\
2996||ST84 Ile des Pins / UTM zone 58S|ST84_Ile_des_Pins_UTM_58S|4642|110|||553\n\
2997||ST71 Belep / UTM zone 58S|ST71_Belep_UTM_58S|4643|110|||554\n\
2998||NEA74 Noumea / UTM zone 58S|NEA74_Noumea_UTM_58S|4644|110|||555\n\
2999||Grand Comoros / UTM zone 38S|Grand_Comoros_UTM_38S|4646|519|||556\n\
3000||Segara / NEIEZ|Gunung_Segara_NEIEZ|4613|502|||519\n\
3001||Batavia / NEIEZ||4211|502|||186\n\
3002||Makassar / NEIEZ||4257|502|||300\n\
3003||Monte Mario / Italy zone 1|Monte_Mario_Italy_1|4265|526|||1299\n\
3004||Monte Mario / Italy zone 2|Monte_Mario_Italy_2|4265|527|||1300\n\
3005||NAD83 / BC Albers|NAD_1983_BC_Environment_Albers|4269|528|||728\n\
3006||SWEREF99 TM||4619|60|||22\n\
3007||SWEREF99 12 00||4619|529|||1301\n\
3008||SWEREF99 13 30||4619|530|||1302\n\
3009||SWEREF99 15 00||4619|531|||1303\n\
3010||SWEREF99 16 30||4619|532|||1304\n\
3011||SWEREF99 18 00||4619|533|||1305\n\
3012||SWEREF99 14 15||4619|534|||1306\n\
3013||SWEREF99 15 45||4619|535|||1307\n\
3014||SWEREF99 17 15||4619|536|||1308\n\
3015||SWEREF99 18 45||4619|537|||1309\n\
3016||SWEREF99 20 15||4619|538|||1310\n\
3017||SWEREF99 21 45||4619|539|||1311\n\
3018||SWEREF99 23 15||4619|540|||1312\n\
3019||RT90 7.5 gon V||4124|541|||1313\n\
3020||RT90 5 gon V||4124|542|||1314\n\
3021||RT90 2.5 gon V||4124|322|||482\n\
3022||RT90 0 gon||4124|543|||1315\n\
3023||RT90 2.5 gon O||4124|544|||1316\n\
3024||RT90 5 gon O||4124|545|||1317\n\
3025||RT38 7.5 gon V||4308|541|||1313\n\
3026||RT38 5 gon V||4308|542|||1314\n\
3027||RT38 2.5 gon V||4308|322|||482\n\
3028||RT38 0 gon||4308|543|||1315\n\
3029||RT38 2.5 gon O||4308|544|||1316\n\
3030||RT38 5 gon O||4308|545|||1317\n\
3031||WGS 84 / Antarctic Polar Stereographic|WGS_1984_Antarctic_Polar_Stereographic|4326|546|||1318\n\
3032||WGS 84 / Australian Antarctic Polar Stereographic|WGS_1984_Australian_Antarctic_Polar_Stereographic|4326|547|||118\n\
3033||WGS 84 / Australian Antarctic Lambert|WGS_1984_Australian_Antarctic_Lambert|4326|548|||1319\n\
3034||ETRS89-extended / LCC Europe|ETRS_1989_LCC|4258|549|||822\n\
3035||ETRS89-extended / LAEA Europe|ETRS_1989_LAEA|4258|550|||822\n\
3036||Moznet / UTM zone 36S||4130|406|||1320\n\
3037||Moznet / UTM zone 37S||4130|407|||1321\n\
3038|1|ETRS89 / TM26|ETRS_1989_ETRS-TM26|4258|142|||1322\n\
3039|1|ETRS89 / TM27|ETRS_1989_ETRS-TM27|4258|551|||1323\n\
3040||ETRS89 / UTM zone 28N (N-E)|ETRS_1989_ETRS-TM28|4258|47|||1324\n\
3041||ETRS89 / UTM zone 29N (N-E)|ETRS_1989_ETRS-TM29|4258|27|||1325\n\
3042||ETRS89 / UTM zone 30N (N-E)|ETRS_1989_ETRS-TM30|4258|26|||1326\n\
3043||ETRS89 / UTM zone 31N (N-E)|ETRS_1989_ETRS-TM31|4258|552|||1327\n\
3044||ETRS89 / UTM zone 32N (N-E)|ETRS_1989_ETRS-TM32|4258|59|||1328\n\
3045||ETRS89 / UTM zone 33N (N-E)|ETRS_1989_ETRS-TM33|4258|60|||1329\n\
3046||ETRS89 / UTM zone 34N (N-E)|ETRS_1989_ETRS-TM34|4258|61|||1330\n\
3047||ETRS89 / UTM zone 35N (N-E)|ETRS_1989_ETRS-TM35|4258|62|||1331\n\
3048||ETRS89 / UTM zone 36N (N-E)|ETRS_1989_ETRS-TM36|4258|553|||1332\n\
3049||ETRS89 / UTM zone 37N (N-E)|ETRS_1989_ETRS-TM37|4258|554|||1333\n\
3050|1|ETRS89 / TM38|ETRS_1989_ETRS-TM38|4258|42|||1334\n\
3051|1|ETRS89 / TM39|ETRS_1989_ETRS-TM39|4258|43|||1335\n\
3052||Reykjavik 1900 / Lambert 1900||4657|555||wn|557\n\
3053||Hjorsey 1955 / Lambert 1955||4658|556||wn|557\n\
3054||Hjorsey 1955 / UTM zone 26N||4658|142|||1336\n\
3055||Hjorsey 1955 / UTM zone 27N||4658|551|||1337\n\
3056||Hjorsey 1955 / UTM zone 28N||4658|47|||1338\n\
3057||ISN93 / Lambert 1993|ISN_1993_Lambert_1993|4659|557|||501\n\
3058||Helle 1954 / Jan Mayen Grid||4660|558|||558\n\
3059||LKS92 / Latvia TM|LKS_1992_Latvia_TM|4661|559|||502\n\
3060||IGN72 Grande Terre / UTM zone 58S|IGN72_Grande_Terre_UTM_58S|4662|110|||546\n\
3061||Porto Santo 1995 / UTM zone 28N||4663|47|||131\n\
3062||Azores Oriental 1995 / UTM zone 26N||4664|142|||130\n\
3063||Azores Central 1995 / UTM zone 26N||4665|142|||129\n\
3064||IGM95 / UTM zone 32N|IGM_1995_UTM_Zone_32N|4670|59|||1299\n\
3065||IGM95 / UTM zone 33N|IGM_1995_UTM_Zone_33N|4670|60|||1339\n\
3066||ED50 / Jordan TM|ED_1950_Jordan_TM|4230|560|||249\n\
3067||ETRS89 / TM35FIN(E,N)|EUREF_FIN_TM35FIN|4258|62|||823\n\
3068||DHDN / Soldner Berlin||4314|561|||1340\n\
3069||NAD27 / Wisconsin Transverse Mercator|NAD_1927_Wisconsin_TM|4267|562|||370\n\
3070||NAD83 / Wisconsin Transverse Mercator|NAD_1983_Wisconsin_TM|4269|563|||370\n\
3071||NAD83(HARN) / Wisconsin Transverse Mercator|NAD_1983_HARN_Wisconsin_TM|4152|563|||370\n\
3072||NAD83 / Maine CS2000 East|NAD_1983_Maine_2000_East_Zone|4269|564|||1341\n\
3073|3463|NAD83 / Maine CS2000 Central|NAD_1983_Maine_2000_Central_Zone|4269|565|||1342\n\
3074||NAD83 / Maine CS2000 West|NAD_1983_Maine_2000_West_Zone|4269|566|||1343\n\
3075||NAD83(HARN) / Maine CS2000 East|NAD_1983_HARN_Maine_2000_East_Zone|4152|564|||1341\n\
3076|3464|NAD83(HARN) / Maine CS2000 Central|NAD_1983_HARN_Maine_2000_Central_Zone|4152|565|||1342\n\
3077||NAD83(HARN) / Maine CS2000 West|NAD_1983_HARN_Maine_2000_West_Zone|4152|566|||1343\n\
3078||NAD83 / Michigan Oblique Mercator|NAD_1983_Michigan_GeoRef_Meters|4269|567|||356\n\
3079||NAD83(HARN) / Michigan Oblique Mercator|NAD_1983_HARN_Michigan_GeoRef_Meters|4152|567|||356\n\
3080||NAD27 / Shackleford|NAD_1927_Texas_Statewide_Mapping_System|4267|568|0.3048||1344\n\
3081||NAD83 / Texas State Mapping System|NAD_1983_Texas_Statewide_Mapping_System|4269|569|||1344\n\
3082||NAD83 / Texas Centric Lambert Conformal|NAD_1983_Texas_Centric_Mapping_System_Lambert|4269|570|||1344\n\
3083||NAD83 / Texas Centric Albers Equal Area|NAD_1983_Texas_Centric_Mapping_System_Albers|4269|571|||1344\n\
3084||NAD83(HARN) / Texas Centric Lambert Conformal|NAD_1983_HARN_Texas_Centric_Mapping_System_Lambert|4152|570|||1344\n\
3085||NAD83(HARN) / Texas Centric Albers Equal Area|NAD_1983_HARN_Texas_Centric_Mapping_System_Albers|4152|571|||1344\n\
3086||NAD83 / Florida GDL Albers|NAD_1983_Florida_GDL_Albers|4269|572|||353\n\
3087||NAD83(HARN) / Florida GDL Albers|NAD_1983_HARN_Florida_GDL_Albers|4152|572|||353\n\
3088||NAD83 / Kentucky Single Zone|NAD_1983_StatePlane_Kentucky_FIPS_1600|4269|573|||383\n\
3089||NAD83 / Kentucky Single Zone (ftUS)|NAD_1983_StatePlane_Kentucky_FIPS_1600_Feet|4269|574|0.30480060960121924||383\n\
3090||NAD83(HARN) / Kentucky Single Zone|NAD_1983_HARN_StatePlane_Kentucky_FIPS_1600|4152|573|||383\n\
3091||NAD83(HARN) / Kentucky Single Zone (ftUS)|NAD_1983_HARN_StatePlane_Kentucky_FIPS_1600_Feet|4152|574|0.30480060960121924||383\n\
3092||Tokyo / UTM zone 51N||4301|575|||1345\n\
3093||Tokyo / UTM zone 52N||4301|576|||1346\n\
3094||Tokyo / UTM zone 53N||4301|577|||1347\n\
3095||Tokyo / UTM zone 54N||4301|578|||1348\n\
3096||Tokyo / UTM zone 55N||4301|579|||1349\n\
3097||JGD2000 / UTM zone 51N||4612|575|||1350\n\
3098||JGD2000 / UTM zone 52N||4612|576|||1351\n\
3099||JGD2000 / UTM zone 53N||4612|577|||1352\n\
3100||JGD2000 / UTM zone 54N||4612|578|||1353\n\
3101||JGD2000 / UTM zone 55N||4612|579|||1354\n\
3102||American Samoa 1962 / American Samoa Lambert|Samoa_1962_Samoa_Lambert|4169|580|0.30480060960121924||109\n\
3103|1|Mauritania 1999 / UTM zone 28N||4681|47|||1355\n\
3104|1|Mauritania 1999 / UTM zone 29N||4681|27|||1356\n\
3105|1|Mauritania 1999 / UTM zone 30N||4681|26|||1357\n\
3106||Gulshan 303 / TM 90 NE|Gulshan_303_Bangladesh_TM|4682|581|||575\n\
3107||GDA94 / SA Lambert|GDA_1994_South_Australia_Lambert|4283|582|||1358\n\
3108||ETRS89 / Guernsey Grid|ETRS_1989_Guernsey_Grid|4258|583|||1359\n\
3109||ETRS89 / Jersey Transverse Mercator|ETRS_1989_Jersey_Transverse_Mercator|4258|584|||1360\n\
3110||AGD66 / Vicgrid66|AGD_1966_VICGRID|4202|585|||1361\n\
3111||GDA94 / Vicgrid|GDA_1994_VICGRID94|4283|586|||1361\n\
3112||GDA94 / Geoscience Australia Lambert|GDA_1994_Geoscience_Australia_Lambert|4283|587|||146\n\
3113||GDA94 / BCSG02|GDA_1994_BCSG02|4283|588|||1362\n\
3114||MAGNA-SIRGAS / Colombia Far West zone|MAGNA_Colombia_Oeste_Oeste|4686|589|||1363\n\
3115||MAGNA-SIRGAS / Colombia West zone|MAGNA_Colombia_Oeste|4686|590|||1364\n\
3116||MAGNA-SIRGAS / Colombia Bogota zone|MAGNA_Colombia_Bogota|4686|591|||278\n\
3117||MAGNA-SIRGAS / Colombia East Central zone|MAGNA_Colombia_Este|4686|592|||1365\n\
3118||MAGNA-SIRGAS / Colombia East zone|MAGNA_Colombia_Este_Este|4686|593|||1366\n\
3119||Douala 1948 / AEF west||4192|162|||134\n\
3120||Pulkovo 1942(58) / Poland zone I|Pulkovo_1942_Adj_1958_Poland_Zone_I|4179|594|||943\n\
3121||PRS92 / Philippines zone 1|PRS_1992_Philippines_Zone_I|4683|595|||1367\n\
3122||PRS92 / Philippines zone 2|PRS_1992_Philippines_Zone_II|4683|596|||1368\n\
3123||PRS92 / Philippines zone 3|PRS_1992_Philippines_Zone_III|4683|597|||1369\n\
3124||PRS92 / Philippines zone 4|PRS_1992_Philippines_Zone_IV|4683|598|||1370\n\
3125||PRS92 / Philippines zone 5|PRS_1992_Philippines_Zone_V|4683|599|||1371\n\
3126||ETRS89 / ETRS-GK19FIN|ETRS_1989_ETRS-GK19FIN|4258|600|||1372\n\
3127||ETRS89 / ETRS-GK20FIN|ETRS_1989_ETRS-GK20FIN|4258|601|||1373\n\
3128||ETRS89 / ETRS-GK21FIN|ETRS_1989_ETRS-GK21FIN|4258|342|||1374\n\
3129||ETRS89 / ETRS-GK22FIN|ETRS_1989_ETRS-GK22FIN|4258|602|||1375\n\
3130||ETRS89 / ETRS-GK23FIN|ETRS_1989_ETRS-GK23FIN|4258|603|||1376\n\
3131||ETRS89 / ETRS-GK24FIN|ETRS_1989_ETRS-GK24FIN|4258|389|||1377\n\
3132||ETRS89 / ETRS-GK25FIN|ETRS_1989_ETRS-GK25FIN|4258|604|||1378\n\
3133||ETRS89 / ETRS-GK26FIN|ETRS_1989_ETRS-GK26FIN|4258|605|||1379\n\
3134||ETRS89 / ETRS-GK27FIN|ETRS_1989_ETRS-GK27FIN|4258|259|||1380\n\
3135||ETRS89 / ETRS-GK28FIN|ETRS_1989_ETRS-GK28FIN|4258|606|||1381\n\
3136||ETRS89 / ETRS-GK29FIN|ETRS_1989_ETRS-GK29FIN|4258|607|||1382\n\
3137||ETRS89 / ETRS-GK30FIN|ETRS_1989_ETRS-GK30FIN|4258|260|||1383\n\
3138||ETRS89 / ETRS-GK31FIN|ETRS_1989_ETRS-GK31FIN|4258|608|||1384\n\
3139||Vanua Levu 1915 / Vanua Levu Grid||4748|609|0.201168||637\n\
3140||Viti Levu 1912 / Viti Levu Grid||4752|610|0.201168||624\n\
3141||Fiji 1956 / UTM zone 60S||4721|112|||1385\n\
3142||Fiji 1956 / UTM zone 1S||4721|522|||1386\n\
3143|3460|Fiji 1986 / Fiji Map Grid||4720|611|||613\n\
3144||FD54 / Faroe Lambert||4741|612||nw|631\n\
3145||ETRS89 / Faroe Lambert||4258|612||nw|631\n\
3146|1|Pulkovo 1942 / 3-degree Gauss-Kruger zone 6|Pulkovo_1942_3_Degree_GK_Zone_6|4284|613|||1387\n\
3147|1|Pulkovo 1942 / 3-degree Gauss-Kruger CM 18E|Pulkovo_1942_3_Degree_GK_CM_18E|4284|614|||1387\n\
3148||Indian 1960 / UTM zone 48N||4131|615|||856\n\
3149||Indian 1960 / UTM zone 49N||4131|616|||857\n\
3150|1|Pulkovo 1995 / 3-degree Gauss-Kruger zone 6|Pulkovo_1995_3_Degree_GK_Zone_6|4200|613|||1387\n\
3151|1|Pulkovo 1995 / 3-degree Gauss-Kruger CM 18E|Pulkovo_1995_3_Degree_GK_CM_18E|4200|614|||1387\n\
3152||ST74||4619|617|||1388\n\
3153||NAD83(CSRS) / BC Albers|NAD_1983_CSRS_BC_Environment_Albers|4617|528|||728\n\
3154||NAD83(CSRS) / UTM zone 7N|NAD_1983_CSRS_UTM_Zone_7N|4617|618|||1389\n\
3155||NAD83(CSRS) / UTM zone 8N|NAD_1983_CSRS_UTM_Zone_8N|4617|619|||1390\n\
3156||NAD83(CSRS) / UTM zone 9N|NAD_1983_CSRS_UTM_Zone_9N|4617|620|||1391\n\
3157||NAD83(CSRS) / UTM zone 10N|NAD_1983_CSRS_UTM_Zone_10N|4617|621|||1392\n\
3158||NAD83(CSRS) / UTM zone 14N|NAD_1983_CSRS_UTM_Zone_14N|4617|622|||1393\n\
3159||NAD83(CSRS) / UTM zone 15N|NAD_1983_CSRS_UTM_Zone_15N|4617|17|||1394\n\
3160||NAD83(CSRS) / UTM zone 16N|NAD_1983_CSRS_UTM_Zone_16N|4617|18|||1395\n\
3161||NAD83 / Ontario MNR Lambert|NAD_1983_Ontario_MNR_Lambert|4269|623|||517\n\
3162||NAD83(CSRS) / Ontario MNR Lambert|NAD_1983_CSRS_Ontario_MNR_Lambert|4617|623|||517\n\
3163||RGNC91-93 / Lambert New Caledonia|RGNC_1991_93_Lambert_New_Caledonia|4749|520|||1396\n\
3164||ST87 Ouvea / UTM zone 58S|ST87_Ouvea_UTM_58S|4750|110|||547\n\
3165||NEA74 Noumea / Noumea Lambert|NEA74_Noumea_Lambert|4644|624|||555\n\
3166||NEA74 Noumea / Noumea Lambert 2|NEA74_Noumea_Lambert_2|4644|625|||555\n\
3167||Kertau (RSO) / RSO Malaya (ch)|Kertau_RSO_RSO_Malaya_ChSears1922trunc|4751|626|20.116756||1397\n\
3168||Kertau (RSO) / RSO Malaya (m)|Kertau_RSO_RSO_Malaya|4751|626|||1397\n\
3169||RGNC91-93 / UTM zone 57S|RGNC_1991-93_UTM_Zone_57S|4749|627|||1398\n\
3170||RGNC91-93 / UTM zone 58S|RGNC_1991-93_UTM_Zone_58S|4749|110|||1399\n\
3171||RGNC91-93 / UTM zone 59S|RGNC_1991-93_UTM_Zone_59S|4749|111|||1400\n\
3172||IGN53 Mare / UTM zone 59S||4641|111|||1401\n\
3173||fk89 / Faroe Lambert FK89||4753|628||nw|631\n\
3174||NAD83 / Great Lakes Albers|NAD_1983_Great_Lakes_Basin_Albers|4269|629|||1402\n\
3175||NAD83 / Great Lakes and St Lawrence Albers|NAD_1983_Great_Lakes_and_St_Lawrence_Albers|4269|630|||1403\n\
3176||Indian 1960 / TM 106 NE||4131|72|||34\n\
3177||LGD2006 / Libya TM||4754|631|||94\n\
3178||GR96 / UTM zone 18N|Greenland_1996_UTM_Zone_18N|4747|20|||1404\n\
3179||GR96 / UTM zone 19N|Greenland_1996_UTM_Zone_19N|4747|21|||1405\n\
3180||GR96 / UTM zone 20N|Greenland_1996_UTM_Zone_20N|4747|22|||1406\n\
3181||GR96 / UTM zone 21N|Greenland_1996_UTM_Zone_21N|4747|23|||1407\n\
3182||GR96 / UTM zone 22N|Greenland_1996_UTM_Zone_22N|4747|163|||1408\n\
3183||GR96 / UTM zone 23N|Greenland_1996_UTM_Zone_23N|4747|164|||1409\n\
3184||GR96 / UTM zone 24N|Greenland_1996_UTM_Zone_24N|4747|632|||1410\n\
3185||GR96 / UTM zone 25N|Greenland_1996_UTM_Zone_25N|4747|141|||1411\n\
3186||GR96 / UTM zone 26N|Greenland_1996_UTM_Zone_26N|4747|142|||1412\n\
3187||GR96 / UTM zone 27N|Greenland_1996_UTM_Zone_27N|4747|551|||1413\n\
3188||GR96 / UTM zone 28N|Greenland_1996_UTM_Zone_28N|4747|47|||1414\n\
3189||GR96 / UTM zone 29N|Greenland_1996_UTM_Zone_29N|4747|27|||1415\n\
3190||LGD2006 / Libya TM zone 5||4754|633|||874\n\
3191||LGD2006 / Libya TM zone 6||4754|634|||875\n\
3192||LGD2006 / Libya TM zone 7||4754|635|||876\n\
3193||LGD2006 / Libya TM zone 8||4754|636|||877\n\
3194||LGD2006 / Libya TM zone 9||4754|637|||878\n\
3195||LGD2006 / Libya TM zone 10||4754|638|||879\n\
3196||LGD2006 / Libya TM zone 11||4754|639|||880\n\
3197||LGD2006 / Libya TM zone 12||4754|640|||881\n\
3198||LGD2006 / Libya TM zone 13||4754|641|||882\n\
3199||LGD2006 / UTM zone 32N||4754|59|||1416\n\
3200||FD58 / Iraq zone|FD_1958_Iraq|4132|642|||40\n\
3201||LGD2006 / UTM zone 33N||4754|60|||1417\n\
3202||LGD2006 / UTM zone 34N||4754|61|||1418\n\
3203||LGD2006 / UTM zone 35N||4754|62|||1419\n\
3204||WGS 84 / SCAR IMW SP19-20||4326|643|||1420\n\
3205||WGS 84 / SCAR IMW SP21-22||4326|644|||1421\n\
3206||WGS 84 / SCAR IMW SP23-24||4326|645|||1422\n\
3207||WGS 84 / SCAR IMW SQ01-02||4326|646|||1423\n\
3208||WGS 84 / SCAR IMW SQ19-20||4326|647|||1424\n\
3209||WGS 84 / SCAR IMW SQ21-22||4326|648|||1425\n\
3210||WGS 84 / SCAR IMW SQ37-38||4326|649|||1426\n\
3211||WGS 84 / SCAR IMW SQ39-40||4326|650|||1427\n\
3212||WGS 84 / SCAR IMW SQ41-42||4326|651|||1428\n\
3213||WGS 84 / SCAR IMW SQ43-44||4326|652|||1429\n\
3214||WGS 84 / SCAR IMW SQ45-46||4326|653|||1430\n\
3215||WGS 84 / SCAR IMW SQ47-48||4326|654|||1431\n\
3216||WGS 84 / SCAR IMW SQ49-50||4326|655|||1432\n\
3217||WGS 84 / SCAR IMW SQ51-52||4326|656|||1433\n\
3218||WGS 84 / SCAR IMW SQ53-54||4326|657|||1434\n\
3219||WGS 84 / SCAR IMW SQ55-56||4326|658|||1435\n\
3220||WGS 84 / SCAR IMW SQ57-58||4326|659|||1436\n\
3221||WGS 84 / SCAR IMW SR13-14||4326|660|||1437\n\
3222||WGS 84 / SCAR IMW SR15-16||4326|661|||1438\n\
3223||WGS 84 / SCAR IMW SR17-18||4326|662|||1439\n\
3224||WGS 84 / SCAR IMW SR19-20||4326|663|||1440\n\
3225||WGS 84 / SCAR IMW SR27-28||4326|664|||1441\n\
3226||WGS 84 / SCAR IMW SR29-30||4326|665|||1442\n\
3227||WGS 84 / SCAR IMW SR31-32||4326|666|||1443\n\
3228||WGS 84 / SCAR IMW SR33-34||4326|667|||1444\n\
3229||WGS 84 / SCAR IMW SR35-36||4326|668|||1445\n\
3230||WGS 84 / SCAR IMW SR37-38||4326|669|||1446\n\
3231||WGS 84 / SCAR IMW SR39-40||4326|670|||1447\n\
3232||WGS 84 / SCAR IMW SR41-42||4326|671|||1448\n\
3233||WGS 84 / SCAR IMW SR43-44||4326|672|||1449\n\
3234||WGS 84 / SCAR IMW SR45-46||4326|673|||1450\n\
3235||WGS 84 / SCAR IMW SR47-48||4326|674|||1451\n\
3236||WGS 84 / SCAR IMW SR49-50||4326|675|||1452\n\
3237||WGS 84 / SCAR IMW SR51-52||4326|676|||1453\n\
3238||WGS 84 / SCAR IMW SR53-54||4326|677|||1454\n\
3239||WGS 84 / SCAR IMW SR55-56||4326|678|||1455\n\
3240||WGS 84 / SCAR IMW SR57-58||4326|679|||1456\n\
3241||WGS 84 / SCAR IMW SR59-60||4326|680|||1457\n\
3242||WGS 84 / SCAR IMW SS04-06||4326|681|||1458\n\
3243||WGS 84 / SCAR IMW SS07-09||4326|682|||1459\n\
3244||WGS 84 / SCAR IMW SS10-12||4326|683|||1460\n\
3245||WGS 84 / SCAR IMW SS13-15||4326|684|||1461\n\
3246||WGS 84 / SCAR IMW SS16-18||4326|685|||1462\n\
3247||WGS 84 / SCAR IMW SS19-21||4326|686|||1463\n\
3248||WGS 84 / SCAR IMW SS25-27||4326|687|||1464\n\
3249||WGS 84 / SCAR IMW SS28-30||4326|688|||1465\n\
3250||WGS 84 / SCAR IMW SS31-33||4326|689|||1466\n\
3251||WGS 84 / SCAR IMW SS34-36||4326|690|||1467\n\
3252||WGS 84 / SCAR IMW SS37-39||4326|691|||1468\n\
3253||WGS 84 / SCAR IMW SS40-42||4326|692|||1469\n\
3254||WGS 84 / SCAR IMW SS43-45||4326|693|||1470\n\
3255||WGS 84 / SCAR IMW SS46-48||4326|694|||1471\n\
3256||WGS 84 / SCAR IMW SS49-51||4326|695|||1472\n\
3257||WGS 84 / SCAR IMW SS52-54||4326|696|||1473\n\
3258||WGS 84 / SCAR IMW SS55-57||4326|697|||1474\n\
3259||WGS 84 / SCAR IMW SS58-60||4326|698|||1475\n\
3260||WGS 84 / SCAR IMW ST01-04||4326|699|||1476\n\
3261||WGS 84 / SCAR IMW ST05-08||4326|700|||1477\n\
3262||WGS 84 / SCAR IMW ST09-12||4326|701|||1478\n\
3263||WGS 84 / SCAR IMW ST13-16||4326|702|||1479\n\
3264||WGS 84 / SCAR IMW ST17-20||4326|703|||1480\n\
3265||WGS 84 / SCAR IMW ST21-24||4326|704|||1481\n\
3266||WGS 84 / SCAR IMW ST25-28||4326|705|||1482\n\
3267||WGS 84 / SCAR IMW ST29-32||4326|706|||1483\n\
3268||WGS 84 / SCAR IMW ST33-36||4326|707|||1484\n\
3269||WGS 84 / SCAR IMW ST37-40||4326|708|||1485\n\
3270||WGS 84 / SCAR IMW ST41-44||4326|709|||1486\n\
3271||WGS 84 / SCAR IMW ST45-48||4326|710|||1487\n\
3272||WGS 84 / SCAR IMW ST49-52||4326|711|||1488\n\
3273||WGS 84 / SCAR IMW ST53-56||4326|712|||1489\n\
3274||WGS 84 / SCAR IMW ST57-60||4326|713|||1490\n\
3275||WGS 84 / SCAR IMW SU01-05||4326|714|||1491\n\
3276||WGS 84 / SCAR IMW SU06-10||4326|715|||1492\n\
3277||WGS 84 / SCAR IMW SU11-15||4326|716|||1493\n\
3278||WGS 84 / SCAR IMW SU16-20||4326|717|||1494\n\
3279||WGS 84 / SCAR IMW SU21-25||4326|718|||1495\n\
3280||WGS 84 / SCAR IMW SU26-30||4326|719|||1496\n\
3281||WGS 84 / SCAR IMW SU31-35||4326|720|||1497\n\
3282||WGS 84 / SCAR IMW SU36-40||4326|721|||1498\n\
3283||WGS 84 / SCAR IMW SU41-45||4326|722|||1499\n\
3284||WGS 84 / SCAR IMW SU46-50||4326|723|||1500\n\
3285||WGS 84 / SCAR IMW SU51-55||4326|724|||1501\n\
3286||WGS 84 / SCAR IMW SU56-60||4326|725|||1502\n\
3287||WGS 84 / SCAR IMW SV01-10||4326|726|||1503\n\
3288||WGS 84 / SCAR IMW SV11-20||4326|727|||1504\n\
3289||WGS 84 / SCAR IMW SV21-30||4326|728|||1505\n\
3290||WGS 84 / SCAR IMW SV31-40||4326|729|||1506\n\
3291||WGS 84 / SCAR IMW SV41-50||4326|730|||1507\n\
3292||WGS 84 / SCAR IMW SV51-60||4326|731|||1508\n\
3293||WGS 84 / SCAR IMW SW01-60||4326|732|||1509\n\
3294||WGS 84 / USGS Transantarctic Mountains|WGS_1984_USGS_Transantarctic_Mountains|4326|733|||1510\n\
3295||Guam 1963 / Yap Islands||4675|734|||1511\n\
3296||RGPF / UTM zone 5S||4687|516|||1512\n\
3297||RGPF / UTM zone 6S||4687|515|||1513\n\
3298||RGPF / UTM zone 7S||4687|517|||1514\n\
3299||RGPF / UTM zone 8S||4687|735|||1515\n\
3300||Estonian Coordinate System of 1992||4133|736|||41\n\
3301||Estonian Coordinate System of 1997|Estonia_1997_Estonia_National_Grid|4180|736|||126\n\
3302||IGN63 Hiva Oa / UTM zone 7S||4689|517|||584\n\
3303||Fatu Iva 72 / UTM zone 7S|Fatu_Iva_1972_UTM_Zone_7S|4688|517|||581\n\
3304||Tahiti 79 / UTM zone 6S|Tahiti_1979_UTM_Zone_6S|4690|515|||585\n\
3305||Moorea 87 / UTM zone 6S|Moorea_1987_UTM_Zone_6S|4691|515|||586\n\
3306||Maupiti 83 / UTM zone 5S|Maupiti_1983_UTM_Zone_5S|4692|516|||587\n\
3307||Nakhl-e Ghanem / UTM zone 39N||4693|43|||37\n\
3308||GDA94 / NSW Lambert|GDA_1994_NSW_Lambert|4283|737|||1516\n\
3309||NAD27 / California Albers|NAD_1927_California_Teale_Albers|4267|738|||1517\n\
3310||NAD83 / California Albers|NAD_1983_California_Teale_Albers|4269|738|||1517\n\
3311||NAD83(HARN) / California Albers|NAD_1983_HARN_California_Teale_Albers|4152|738|||1517\n\
3312||CSG67 / UTM zone 21N|CSG_1967_UTM_Zone_21N|4623|23|||1518\n\
3313||RGFG95 / UTM zone 21N|RGFG_1995_UTM_Zone_21N|4624|23|||1519\n\
3314|3985|Katanga 1955 / Katanga Lambert||4695|739|||590\n\
3315|1|Katanga 1955 / Katanga TM||4695|740|||590\n\
3316||Kasai 1953 / Congo TM zone 22||4696|741|||1520\n\
3317||Kasai 1953 / Congo TM zone 24||4696|742|||1521\n\
3318||IGC 1962 / Congo TM zone 12||4697|743|||1522\n\
3319||IGC 1962 / Congo TM zone 14||4697|744|||1523\n\
3320||IGC 1962 / Congo TM zone 16||4697|745|||1524\n\
3321||IGC 1962 / Congo TM zone 18||4697|746|||1525\n\
3322||IGC 1962 / Congo TM zone 20||4697|747|||1526\n\
3323||IGC 1962 / Congo TM zone 22||4697|741|||1527\n\
3324||IGC 1962 / Congo TM zone 24||4697|742|||1521\n\
3325||IGC 1962 / Congo TM zone 26||4697|748|||1528\n\
3326||IGC 1962 / Congo TM zone 28||4697|749|||1529\n\
3327||IGC 1962 / Congo TM zone 30||4697|750|||1530\n\
3328||Pulkovo 1942(58) / GUGiK-80|Pulkovo_1942_Adj_1958_GUGiK-80|4179|751|||122\n\
3329||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 5|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_5|4179|128|||1091\n\
3330||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 6|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_6|4179|613|||1531\n\
3331||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 7|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_7|4179|358|||1532\n\
3332||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 8|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_8|4179|359|||1533\n\
3333||Pulkovo 1942(58) / Gauss-Kruger zone 3|Pulkovo_1942_Adj_1958_GK_Zone_3|4179|752|||1140\n\
3334||Pulkovo 1942(58) / Gauss-Kruger zone 4|Pulkovo_1942_Adj_1958_GK_Zone_4|4179|150|||1534\n\
3335||Pulkovo 1942(58) / Gauss-Kruger zone 5|Pulkovo_1942_Adj_1958_GK_Zone_5|4179|753|||1535\n\
3336||IGN 1962 Kerguelen / UTM zone 42S|Kerguelen_Island_1949_UTM_42S|4698|518|||544\n\
3337||Le Pouce 1934 / Mauritius Grid||4699|754|||593\n\
3338||NAD83 / Alaska Albers|NAD_1983_Alaska_Albers|4269|511|||808\n\
3339||IGCB 1955 / Congo TM zone 12||4701|743|||1522\n\
3340||IGCB 1955 / Congo TM zone 14||4701|744|||1523\n\
3341||IGCB 1955 / Congo TM zone 16||4701|745|||1536\n\
3342||IGCB 1955 / UTM zone 33S||4701|755|||595\n\
3343||Mauritania 1999 / UTM zone 28N||4702|47|||1537\n\
3344||Mauritania 1999 / UTM zone 29N||4702|27|||1356\n\
3345||Mauritania 1999 / UTM zone 30N||4702|26|||1357\n\
3346||LKS94 / Lithuania TM|LKS_1994_Lithuania_TM|4669|395|||24\n\
3347||NAD83 / Statistics Canada Lambert|NAD_1983_Statistics_Canada_Lambert|4269|756|||55\n\
3348||NAD83(CSRS) / Statistics Canada Lambert|NAD_1983_CSRS_Statistics_Canada_Lambert|4617|756|||55\n\
3349|3832|WGS 84 / PDC Mercator||4326|757|||1538\n\
3350||Pulkovo 1942 / CS63 zone C0||4284|758|||1539\n\
3351||Pulkovo 1942 / CS63 zone C1||4284|759|||1540\n\
3352||Pulkovo 1942 / CS63 zone C2||4284|760|||1541\n\
3353||Mhast (onshore) / UTM zone 32S||4704|761|||320\n\
3354||Mhast (offshore) / UTM zone 32S||4705|761|||302\n\
3355||Egypt Gulf of Suez S-650 TL / Red Belt||4706|762|||596\n\
3356|6128|Grand Cayman 1959 / UTM zone 17N||4723|19|||616\n\
3357|6129|Little Cayman 1961 / UTM zone 17N||4726|19|||619\n\
3358||NAD83(HARN) / North Carolina|NAD_1983_HARN_StatePlane_North_Carolina_FIPS_3200|4152|763|||410\n\
3359|3404|NAD83(HARN) / North Carolina (ftUS)|NAD_1983_HARN_StatePlane_North_Carolina_FIPS_3200_Feet|4152|209|0.3048||410\n\
3360||NAD83(HARN) / South Carolina|NAD_1983_HARN_StatePlane_South_Carolina_FIPS_3900|4152|218|||411\n\
3361||NAD83(HARN) / South Carolina (ft)|NAD_1983_HARN_StatePlane_South_Carolina_FIPS_3900_Feet_Intl|4152|218|0.3048||411\n\
3362||NAD83(HARN) / Pennsylvania North|NAD_1983_HARN_StatePlane_Pennsylvania_North_FIPS_3701|4152|216|||1023\n\
3363||NAD83(HARN) / Pennsylvania North (ftUS)|NAD_1983_HARN_StatePlane_Pennsylvania_North_FIPS_3701_Feet|4152|216|0.30480060960121924||1023\n\
3364||NAD83(HARN) / Pennsylvania South|NAD_1983_HARN_StatePlane_Pennsylvania_South_FIPS_3702|4152|217|||1024\n\
3365||NAD83(HARN) / Pennsylvania South (ftUS)|NAD_1983_HARN_StatePlane_Pennsylvania_South_FIPS_3702_Feet|4152|217|0.30480060960121924||1024\n\
3366|3407|Hong Kong 1963 Grid System||4738|764|||518\n\
3367||IGN Astro 1960 / UTM zone 28N||4700|47|||1355\n\
3368||IGN Astro 1960 / UTM zone 29N||4700|27|||1356\n\
3369||IGN Astro 1960 / UTM zone 30N||4700|26|||1357\n\
3370||NAD27 / UTM zone 59N|NAD_1927_UTM_Zone_59N|4267|765|||1542\n\
3371||NAD27 / UTM zone 60N|NAD_1927_UTM_Zone_60N|4267|766|||1543\n\
3372||NAD83 / UTM zone 59N|NAD_1983_UTM_Zone_59N|4269|765|||1542\n\
3373||NAD83 / UTM zone 60N|NAD_1983_UTM_Zone_60N|4269|766|||1543\n\
3374||FD54 / UTM zone 29N|FD_1954_UTM_Zone_29N|4741|27|||631\n\
3375||GDM2000 / Peninsula RSO|GDM_2000_MRSO_Peninsular_Malaysia|4742|767|||1544\n\
3376||GDM2000 / East Malaysia BRSO|GDM_2000_BRSO_East_Malaysia|4742|768|||462\n\
3377||GDM2000 / Johor Grid|GDM_2000_State_Cassini_Johor|4742|769|||1545\n\
3378||GDM2000 / Sembilan and Melaka Grid|GDM_2000_State_Cassini_Negeri_Sembilan_and_Melaka|4742|770|||1546\n\
3379||GDM2000 / Pahang Grid|GDM_2000_State_Cassini_Pahang|4742|771|||1547\n\
3380||GDM2000 / Selangor Grid|GDM_2000_State_Cassini_Selangor|4742|772|||1548\n\
3381||GDM2000 / Terengganu Grid|GDM_2000_State_Cassini_Terengganu|4742|773|||1549\n\
3382||GDM2000 / Pinang Grid|GDM_2000_State_Cassini_Pulau_Pinang_and_Seberang_Perai|4742|774|||1550\n\
3383||GDM2000 / Kedah and Perlis Grid|GDM_2000_State_Cassini_Perlis|4742|775|||1551\n\
3384||GDM2000 / Perak Grid|GDM_2000_State_Cassini_Perak|4742|776|||1552\n\
3385||GDM2000 / Kelantan Grid|GDM_2000_State_Cassini_Kelantan|4742|777|||1553\n\
3386||KKJ / Finland zone 0||4123|614|||1372\n\
3387||KKJ / Finland zone 5||4123|778|||1554\n\
3388||Pulkovo 1942 / Caspian Sea Mercator||4284|779|||1555\n\
3389||Pulkovo 1942 / 3-degree Gauss-Kruger zone 60|Pulkovo_1942_3_Degree_GK_Zone_60|4284|780|||1206\n\
3390||Pulkovo 1995 / 3-degree Gauss-Kruger zone 60|Pulkovo_1995_3_Degree_GK_Zone_60|4200|780|||1206\n\
3391||Karbala 1979 / UTM zone 37N|Karbala_1979_Polservice_UTM_Zone_37N|4743|554|||1556\n\
3392||Karbala 1979 / UTM zone 38N|Karbala_1979_Polservice_UTM_Zone_38N|4743|42|||1557\n\
3393||Karbala 1979 / UTM zone 39N|Karbala_1979_Polservice_UTM_Zone_39N|4743|43|||1558\n\
3394||Nahrwan 1934 / Iraq zone||4744|642|||634\n\
3395||WGS 84 / World Mercator|WGS_1984_World_Mercator|4326|781|||1559\n\
3396||PD/83 / 3-degree Gauss-Kruger zone 3|PD/83_GK_Zone_3|4746|126|||941\n\
3397||PD/83 / 3-degree Gauss-Kruger zone 4|PD/83_GK_Zone_4|4746|127|||1560\n\
3398||RD/83 / 3-degree Gauss-Kruger zone 4|RD/83_GK_Zone_4|4745|127|||1561\n\
3399||RD/83 / 3-degree Gauss-Kruger zone 5|RD/83_GK_Zone_5|4745|128|||1562\n\
3400||NAD83 / Alberta 10-TM (Forest)|NAD_1983_10TM_AEP_Forest|4269|782|||349\n\
3401||NAD83 / Alberta 10-TM (Resource)|NAD_1983_10TM_AEP_Resource|4269|783|||349\n\
3402||NAD83(CSRS) / Alberta 10-TM (Forest)|NAD_1983_CSRS_10TM_AEP_Forest|4617|782|||349\n\
3403||NAD83(CSRS) / Alberta 10-TM (Resource)|NAD_1983_CSRS_10TM_AEP_Resource|4617|783|||349\n\
3404||NAD83(HARN) / North Carolina (ftUS)|NAD_1983_HARN_StatePlane_North_Carolina_FIPS_3200_Feet|4152|209|0.30480060960121924||410\n\
3405||VN-2000 / UTM zone 48N||4756|615|||856\n\
3406||VN-2000 / UTM zone 49N||4756|616|||857\n\
3407||Hong Kong 1963 Grid System||4738|764|0.3047972654||518\n\
3408|6931|NSIDC EASE-Grid North||4053|784|||1563\n\
3409|6932|NSIDC EASE-Grid South||4053|785|||1564\n\
3410|6933|NSIDC EASE-Grid Global||4053|786|||1565\n\
3411|3413|NSIDC Sea Ice Polar Stereographic North||4054|787|||1566\n\
3412|3976|NSIDC Sea Ice Polar Stereographic South||4054|788|||1318\n\
3413||WGS 84 / NSIDC Sea Ice Polar Stereographic North|WGS_1984_NSIDC_Sea_Ice_Polar_Stereographic_North|4326|787|||1566\n\
3414||SVY21 / Singapore TM||4757|789|||641\n\
3415||WGS 72BE / South China Sea Lambert|WGS_1972_BE_South_China_Sea_Lambert|4324|790|||194\n\
3416||ETRS89 / Austria Lambert|ETRS_1989_Austria_Lambert|4258|791|||486\n\
3417||NAD83 / Iowa North (ftUS)|NAD_1983_StatePlane_Iowa_North_FIPS_1401_Feet|4269|792|0.30480060960121924||1243\n\
3418||NAD83 / Iowa South (ftUS)|NAD_1983_StatePlane_Iowa_South_FIPS_1402_Feet|4269|793|0.30480060960121924||1244\n\
3419||NAD83 / Kansas North (ftUS)|NAD_1983_StatePlane_Kansas_North_FIPS_1501_Feet|4269|794|0.30480060960121924||1245\n\
3420||NAD83 / Kansas South (ftUS)|NAD_1983_StatePlane_Kansas_South_FIPS_1502_Feet|4269|795|0.30480060960121924||1246\n\
3421||NAD83 / Nevada East (ftUS)|NAD_1983_StatePlane_Nevada_East_FIPS_2701_Feet|4269|796|0.30480060960121924||1257\n\
3422||NAD83 / Nevada Central (ftUS)|NAD_1983_StatePlane_Nevada_Central_FIPS_2702_Feet|4269|797|0.30480060960121924||1258\n\
3423||NAD83 / Nevada West (ftUS)|NAD_1983_StatePlane_Nevada_West_FIPS_2703_Feet|4269|798|0.30480060960121924||1259\n\
3424||NAD83 / New Jersey (ftUS)|NAD_1983_StatePlane_New_Jersey_FIPS_2900_Feet|4269|205|0.30480060960121924||402\n\
3425||NAD83(HARN) / Iowa North (ftUS)|NAD_1983_HARN_StatePlane_Iowa_North_FIPS_1401_Feet|4152|792|0.30480060960121924||1243\n\
3426||NAD83(HARN) / Iowa South (ftUS)|NAD_1983_HARN_StatePlane_Iowa_South_FIPS_1402_Feet|4152|793|0.30480060960121924||1244\n\
3427||NAD83(HARN) / Kansas North (ftUS)|NAD_1983_HARN_StatePlane_Kansas_North_FIPS_1501_Feet|4152|794|0.30480060960121924||1245\n\
3428||NAD83(HARN) / Kansas South (ftUS)|NAD_1983_HARN_StatePlane_Kansas_South_FIPS_1502_Feet|4152|795|0.30480060960121924||1246\n\
3429||NAD83(HARN) / Nevada East (ftUS)|NAD_1983_HARN_StatePlane_Nevada_East_FIPS_2701_Feet|4152|796|0.30480060960121924||1257\n\
3430||NAD83(HARN) / Nevada Central (ftUS)|NAD_1983_HARN_StatePlane_Nevada_Central_FIPS_2702_Feet|4152|797|0.30480060960121924||1258\n\
3431||NAD83(HARN) / Nevada West (ftUS)|NAD_1983_HARN_StatePlane_Nevada_West_FIPS_2703_Feet|4152|798|0.30480060960121924||1259\n\
3432||NAD83(HARN) / New Jersey (ftUS)|NAD_1983_HARN_StatePlane_New_Jersey_FIPS_2900_Feet|4152|205|0.30480060960121924||402\n\
3433||NAD83 / Arkansas North (ftUS)|NAD_1983_StatePlane_Arkansas_North_FIPS_0301_Feet|4269|799|0.30480060960121924||1238\n\
3434||NAD83 / Arkansas South (ftUS)|NAD_1983_StatePlane_Arkansas_South_FIPS_0302_Feet|4269|800|0.30480060960121924||1239\n\
3435||NAD83 / Illinois East (ftUS)|NAD_1983_StatePlane_Illinois_East_FIPS_1201_Feet|4269|435|0.30480060960121924||1241\n\
3436||NAD83 / Illinois West (ftUS)|NAD_1983_StatePlane_Illinois_West_FIPS_1202_Feet|4269|801|0.30480060960121924||1242\n\
3437||NAD83 / New Hampshire (ftUS)|NAD_1983_StatePlane_New_Hampshire_FIPS_2800_Feet|4269|466|0.30480060960121924||1260\n\
3438||NAD83 / Rhode Island (ftUS)|NAD_1983_StatePlane_Rhode_Island_FIPS_3800_Feet|4269|802|0.30480060960121924||1263\n\
3439||PSD93 / UTM zone 39N|PDO_1993_UTM_Zone_39N|4134|43|||1567\n\
3440||PSD93 / UTM zone 40N|PDO_1993_UTM_Zone_40N|4134|44|||1568\n\
3441||NAD83(HARN) / Arkansas North (ftUS)|NAD_1983_HARN_StatePlane_Arkansas_North_FIPS_0301_Feet|4152|799|0.30480060960121924||1238\n\
3442||NAD83(HARN) / Arkansas South (ftUS)|NAD_1983_HARN_StatePlane_Arkansas_South_FIPS_0302_Feet|4152|800|0.30480060960121924||1239\n\
3443||NAD83(HARN) / Illinois East (ftUS)|NAD_1983_HARN_StatePlane_Illinois_East_FIPS_1201_Feet|4152|435|0.30480060960121924||1241\n\
3444||NAD83(HARN) / Illinois West (ftUS)|NAD_1983_HARN_StatePlane_Illinois_West_FIPS_1202_Feet|4152|801|0.30480060960121924||1242\n\
3445||NAD83(HARN) / New Hampshire (ftUS)|NAD_1983_HARN_StatePlane_New_Hampshire_FIPS_2800_Feet|4152|466|0.30480060960121924||1260\n\
3446||NAD83(HARN) / Rhode Island (ftUS)|NAD_1983_HARN_StatePlane_Rhode_Island_FIPS_3800_Feet|4152|802|0.30480060960121924||1263\n\
3447||ETRS89 / Belgian Lambert 2005|Belge_Lambert_2005|4258|803|||198\n\
3448||JAD2001 / Jamaica Metric Grid|JAD_2001_Jamaica_Grid|4758|804|||271\n\
3449||JAD2001 / UTM zone 17N||4758|19|||1569\n\
3450||JAD2001 / UTM zone 18N||4758|20|||1570\n\
3451||NAD83 / Louisiana North (ftUS)|NAD_1983_StatePlane_Louisiana_North_FIPS_1701_Feet|4269|805|0.30480060960121924||1247\n\
3452||NAD83 / Louisiana South (ftUS)|NAD_1983_StatePlane_Louisiana_South_FIPS_1702_Feet|4269|806|0.30480060960121924||1248\n\
3453||NAD83 / Louisiana Offshore (ftUS)|NAD_1983_StatePlane_Louisiana_Offshore_FIPS_1703_Feet|4269|807|0.30480060960121924||380\n\
3454|4457|NAD83 / South Dakota North (ftUS)|NAD_1983_StatePlane_South_Dakota_North_FIPS_4001_Feet|4269|479|0.30480060960121924||1264\n\
3455||NAD83 / South Dakota South (ftUS)|NAD_1983_StatePlane_South_Dakota_South_FIPS_4002_Feet|4269|479|0.30480060960121924||1265\n\
3456||NAD83(HARN) / Louisiana North (ftUS)|NAD_1983_HARN_StatePlane_Louisiana_North_FIPS_1701_Feet|4152|805|0.30480060960121924||1247\n\
3457||NAD83(HARN) / Louisiana South (ftUS)|NAD_1983_HARN_StatePlane_Louisiana_South_FIPS_1702_Feet|4152|806|0.30480060960121924||1248\n\
3458||NAD83(HARN) / South Dakota North (ftUS)|NAD_1983_HARN_StatePlane_South_Dakota_North_FIPS_4001_Feet|4152|478|0.30480060960121924||1264\n\
3459||NAD83(HARN) / South Dakota South (ftUS)|NAD_1983_HARN_StatePlane_South_Dakota_South_FIPS_4002_Feet|4152|479|0.30480060960121924||1265\n\
3460||Fiji 1986 / Fiji Map Grid||4720|611|||613\n\
3461||Dabola 1981 / UTM zone 28N||4155|47|||872\n\
3462||Dabola 1981 / UTM zone 29N||4155|27|||873\n\
3463||NAD83 / Maine CS2000 Central|NAD_1983_Maine_2000_Central_Zone|4269|808|||1342\n\
3464||NAD83(HARN) / Maine CS2000 Central|NAD_1983_HARN_Maine_2000_Central_Zone|4152|808|||1342\n\
3465||NAD83(NSRS2007) / Alabama East|NAD_1983_NSRS2007_StatePlane_Alabama_East_FIPS_0101|4759|408|||1236\n\
3466||NAD83(NSRS2007) / Alabama West|NAD_1983_NSRS2007_StatePlane_Alabama_West_FIPS_0102|4759|409|||1237\n\
3467||NAD83(NSRS2007) / Alaska Albers|NAD_1983_NSRS2007_Alaska_Albers|4759|511|||808\n\
3468||NAD83(NSRS2007) / Alaska zone 1|NAD_1983_NSRS2007_StatePlane_Alaska_1_FIPS_5001|4759|809|||1571\n\
3469||NAD83(NSRS2007) / Alaska zone 2|NAD_1983_NSRS2007_StatePlane_Alaska_2_FIPS_5002|4759|810|||1572\n\
3470||NAD83(NSRS2007) / Alaska zone 3|NAD_1983_NSRS2007_StatePlane_Alaska_3_FIPS_5003|4759|811|||1573\n\
3471||NAD83(NSRS2007) / Alaska zone 4|NAD_1983_NSRS2007_StatePlane_Alaska_4_FIPS_5004|4759|812|||1574\n\
3472||NAD83(NSRS2007) / Alaska zone 5|NAD_1983_NSRS2007_StatePlane_Alaska_5_FIPS_5005|4759|813|||1575\n\
3473||NAD83(NSRS2007) / Alaska zone 6|NAD_1983_NSRS2007_StatePlane_Alaska_6_FIPS_5006|4759|814|||1576\n\
3474||NAD83(NSRS2007) / Alaska zone 7|NAD_1983_NSRS2007_StatePlane_Alaska_7_FIPS_5007|4759|815|||1577\n\
3475||NAD83(NSRS2007) / Alaska zone 8|NAD_1983_NSRS2007_StatePlane_Alaska_8_FIPS_5008|4759|816|||1578\n\
3476||NAD83(NSRS2007) / Alaska zone 9|NAD_1983_NSRS2007_StatePlane_Alaska_9_FIPS_5009|4759|817|||1579\n\
3477||NAD83(NSRS2007) / Alaska zone 10|NAD_1983_NSRS2007_StatePlane_Alaska_10_FIPS_5010|4759|818|||409\n\
3478||NAD83(NSRS2007) / Arizona Central|NAD_1983_NSRS2007_StatePlane_Arizona_Central_FIPS_0202|4759|168|||977\n\
3479||NAD83(NSRS2007) / Arizona Central (ft)|NAD_1983_NSRS2007_StatePlane_Arizona_Central_FIPS_0202_Ft_Intl|4759|168|0.3048||977\n\
3480||NAD83(NSRS2007) / Arizona East|NAD_1983_NSRS2007_StatePlane_Arizona_East_FIPS_0201|4759|167|||976\n\
3481||NAD83(NSRS2007) / Arizona East (ft)|NAD_1983_NSRS2007_StatePlane_Arizona_East_FIPS_0201_Ft_Intl|4759|167|0.3048||976\n\
3482||NAD83(NSRS2007) / Arizona West|NAD_1983_NSRS2007_StatePlane_Arizona_West_FIPS_0203|4759|169|||978\n\
3483||NAD83(NSRS2007) / Arizona West (ft)|NAD_1983_NSRS2007_StatePlane_Arizona_West_FIPS_0203_Ft_Intl|4759|169|0.3048||978\n\
3484||NAD83(NSRS2007) / Arkansas North|NAD_1983_NSRS2007_StatePlane_Arkansas_North_FIPS_0301|4759|410|||1238\n\
3485||NAD83(NSRS2007) / Arkansas North (ftUS)|NAD_1983_NSRS2007_StatePlane_Arkansas_North_FIPS_0301_Ft_US|4759|799|0.30480060960121924||1238\n\
3486||NAD83(NSRS2007) / Arkansas South|NAD_1983_NSRS2007_StatePlane_Arkansas_South_FIPS_0302|4759|411|||1239\n\
3487||NAD83(NSRS2007) / Arkansas South (ftUS)|NAD_1983_NSRS2007_StatePlane_Arkansas_South_FIPS_0302_Ft_US|4759|800|0.30480060960121924||1239\n\
3488||NAD83(NSRS2007) / California Albers|NAD_1983_NSRS2007_California_Teale_Albers|4759|738|||1517\n\
3489||NAD83(NSRS2007) / California zone 1|NAD_1983_NSRS2007_StatePlane_California_I_FIPS_0401|4759|412|||979\n\
3490||NAD83(NSRS2007) / California zone 1 (ftUS)|NAD_1983_NSRS2007_StatePlane_California_I_FIPS_0401_Ft_US|4759|170|0.30480060960121924||979\n\
3491||NAD83(NSRS2007) / California zone 2|NAD_1983_NSRS2007_StatePlane_California_II_FIPS_0402|4759|413|||980\n\
3492||NAD83(NSRS2007) / California zone 2 (ftUS)|NAD_1983_NSRS2007_StatePlane_California_II_FIPS_0402_Ft_US|4759|171|0.30480060960121924||980\n\
3493||NAD83(NSRS2007) / California zone 3|NAD_1983_NSRS2007_StatePlane_California_III_FIPS_0403|4759|414|||981\n\
3494||NAD83(NSRS2007) / California zone 3 (ftUS)|NAD_1983_NSRS2007_StatePlane_California_III_FIPS_0403_Ft_US|4759|172|0.30480060960121924||981\n\
3495||NAD83(NSRS2007) / California zone 4|NAD_1983_NSRS2007_StatePlane_California_IV_FIPS_0404|4759|415|||982\n\
3496||NAD83(NSRS2007) / California zone 4 (ftUS)|NAD_1983_NSRS2007_StatePlane_California_IV_FIPS_0404_Ft_US|4759|173|0.30480060960121924||982\n\
3497||NAD83(NSRS2007) / California zone 5|NAD_1983_NSRS2007_StatePlane_California_V_FIPS_0405|4759|416|||983\n\
3498||NAD83(NSRS2007) / California zone 5 (ftUS)|NAD_1983_NSRS2007_StatePlane_California_V_FIPS_0405_Ft_US|4759|174|0.30480060960121924||983\n\
3499||NAD83(NSRS2007) / California zone 6|NAD_1983_NSRS2007_StatePlane_California_VI_FIPS_0406|4759|417|||984\n\
3500||NAD83(NSRS2007) / California zone 6 (ftUS)|NAD_1983_NSRS2007_StatePlane_California_VI_FIPS_0406_Ft_US|4759|175|0.30480060960121924||984\n\
3501||NAD83(NSRS2007) / Colorado Central|NAD_1983_NSRS2007_StatePlane_Colorado_Central_FIPS_0502|4759|419|||986\n\
3502||NAD83(NSRS2007) / Colorado Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Colorado_Central_FIPS_0502_Ft_US|4759|177|0.30480060960121924||986\n\
3503||NAD83(NSRS2007) / Colorado North|NAD_1983_NSRS2007_StatePlane_Colorado_North_FIPS_0501|4759|418|||985\n\
3504||NAD83(NSRS2007) / Colorado North (ftUS)|NAD_1983_NSRS2007_StatePlane_Colorado_North_FIPS_0501_Ft_US|4759|176|0.30480060960121924||985\n\
3505||NAD83(NSRS2007) / Colorado South|NAD_1983_NSRS2007_StatePlane_Colorado_South_FIPS_0503|4759|420|||987\n\
3506||NAD83(NSRS2007) / Colorado South (ftUS)|NAD_1983_NSRS2007_StatePlane_Colorado_South_FIPS_0503_Ft_US|4759|178|0.30480060960121924||987\n\
3507||NAD83(NSRS2007) / Connecticut|NAD_1983_NSRS2007_StatePlane_Connecticut_FIPS_0600|4759|421|||988\n\
3508||NAD83(NSRS2007) / Connecticut (ftUS)|NAD_1983_NSRS2007_StatePlane_Connecticut_FIPS_0600_Ft_US|4759|179|0.30480060960121924||988\n\
3509||NAD83(NSRS2007) / Delaware|NAD_1983_NSRS2007_StatePlane_Delaware_FIPS_0700|4759|422|||989\n\
3510||NAD83(NSRS2007) / Delaware (ftUS)|NAD_1983_NSRS2007_StatePlane_Delaware_FIPS_0700_Ft_US|4759|180|0.30480060960121924||989\n\
3511||NAD83(NSRS2007) / Florida East|NAD_1983_NSRS2007_StatePlane_Florida_East_FIPS_0901|4759|423|||990\n\
3512||NAD83(NSRS2007) / Florida East (ftUS)|NAD_1983_NSRS2007_StatePlane_Florida_East_FIPS_0901_Ft_US|4759|181|0.30480060960121924||990\n\
3513||NAD83(NSRS2007) / Florida GDL Albers|NAD_1983_NSRS2007_Florida_GDL_Albers|4759|572|||353\n\
3514||NAD83(NSRS2007) / Florida North|NAD_1983_NSRS2007_StatePlane_Florida_North_FIPS_0903|4759|183|||992\n\
3515||NAD83(NSRS2007) / Florida North (ftUS)|NAD_1983_NSRS2007_StatePlane_Florida_North_FIPS_0903_Ft_US|4759|183|0.30480060960121924||992\n\
3516||NAD83(NSRS2007) / Florida West|NAD_1983_NSRS2007_StatePlane_Florida_West_FIPS_0902|4759|424|||991\n\
3517||NAD83(NSRS2007) / Florida West (ftUS)|NAD_1983_NSRS2007_StatePlane_Florida_West_FIPS_0902_Ft_US|4759|182|0.30480060960121924||991\n\
3518||NAD83(NSRS2007) / Georgia East|NAD_1983_NSRS2007_StatePlane_Georgia_East_FIPS_1001|4759|425|||993\n\
3519||NAD83(NSRS2007) / Georgia East (ftUS)|NAD_1983_NSRS2007_StatePlane_Georgia_East_FIPS_1001_Ft_US|4759|184|0.30480060960121924||993\n\
3520||NAD83(NSRS2007) / Georgia West|NAD_1983_NSRS2007_StatePlane_Georgia_West_FIPS_1002|4759|426|||994\n\
3521||NAD83(NSRS2007) / Georgia West (ftUS)|NAD_1983_NSRS2007_StatePlane_Georgia_West_FIPS_1002_Ft_US|4759|185|0.30480060960121924||994\n\
3522||NAD83(NSRS2007) / Idaho Central|NAD_1983_NSRS2007_StatePlane_Idaho_Central_FIPS_1102|4759|433|||996\n\
3523||NAD83(NSRS2007) / Idaho Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Idaho_Central_FIPS_1102_Ft_US|4759|187|0.30480060960121924||996\n\
3524||NAD83(NSRS2007) / Idaho East|NAD_1983_NSRS2007_StatePlane_Idaho_East_FIPS_1101|4759|432|||995\n\
3525||NAD83(NSRS2007) / Idaho East (ftUS)|NAD_1983_NSRS2007_StatePlane_Idaho_East_FIPS_1101_Ft_US|4759|186|0.30480060960121924||995\n\
3526||NAD83(NSRS2007) / Idaho West|NAD_1983_NSRS2007_StatePlane_Idaho_West_FIPS_1103|4759|434|||997\n\
3527||NAD83(NSRS2007) / Idaho West (ftUS)|NAD_1983_NSRS2007_StatePlane_Idaho_West_FIPS_1103_Ft_US|4759|188|0.30480060960121924||997\n\
3528||NAD83(NSRS2007) / Illinois East|NAD_1983_NSRS2007_StatePlane_Illinois_East_FIPS_1201|4759|435|||1241\n\
3529||NAD83(NSRS2007) / Illinois East (ftUS)|NAD_1983_NSRS2007_StatePlane_Illinois_East_FIPS_1201_Ft_US|4759|435|0.30480060960121924||1241\n\
3530||NAD83(NSRS2007) / Illinois West|NAD_1983_NSRS2007_StatePlane_Illinois_West_FIPS_1202|4759|436|||1242\n\
3531||NAD83(NSRS2007) / Illinois West (ftUS)|NAD_1983_NSRS2007_StatePlane_Illinois_West_FIPS_1202_Ft_US|4759|801|0.30480060960121924||1242\n\
3532||NAD83(NSRS2007) / Indiana East|NAD_1983_NSRS2007_StatePlane_Indiana_East_FIPS_1301|4759|437|||998\n\
3533||NAD83(NSRS2007) / Indiana East (ftUS)|NAD_1983_NSRS2007_StatePlane_Indiana_East_FIPS_1301_Ft_US|4759|512|0.30480060960121924||998\n\
3534||NAD83(NSRS2007) / Indiana West|NAD_1983_NSRS2007_StatePlane_Indiana_West_FIPS_1302|4759|438|||999\n\
3535||NAD83(NSRS2007) / Indiana West (ftUS)|NAD_1983_NSRS2007_StatePlane_Indiana_West_FIPS_1302_Ft_US|4759|513|0.30480060960121924||999\n\
3536||NAD83(NSRS2007) / Iowa North|NAD_1983_NSRS2007_StatePlane_Iowa_North_FIPS_1401|4759|439|||1243\n\
3537||NAD83(NSRS2007) / Iowa North (ftUS)|NAD_1983_NSRS2007_StatePlane_Iowa_North_FIPS_1401_Ft_US|4759|792|0.30480060960121924||1243\n\
3538||NAD83(NSRS2007) / Iowa South|NAD_1983_NSRS2007_StatePlane_Iowa_South_FIPS_1402|4759|440|||1244\n\
3539||NAD83(NSRS2007) / Iowa South (ftUS)|NAD_1983_NSRS2007_StatePlane_Iowa_South_FIPS_1402_Ft_US|4759|793|0.30480060960121924||1244\n\
3540||NAD83(NSRS2007) / Kansas North|NAD_1983_NSRS2007_StatePlane_Kansas_North_FIPS_1501|4759|441|||1245\n\
3541||NAD83(NSRS2007) / Kansas North (ftUS)|NAD_1983_NSRS2007_StatePlane_Kansas_North_FIPS_1501_Ft_US|4759|794|0.30480060960121924||1245\n\
3542||NAD83(NSRS2007) / Kansas South|NAD_1983_NSRS2007_StatePlane_Kansas_South_FIPS_1502|4759|442|||1246\n\
3543||NAD83(NSRS2007) / Kansas South (ftUS)|NAD_1983_NSRS2007_StatePlane_Kansas_South_FIPS_1502_Ft_US|4759|795|0.30480060960121924||1246\n\
3544||NAD83(NSRS2007) / Kentucky North|NAD_1983_NSRS2007_StatePlane_Kentucky_North_FIPS_1601|4759|153|||961\n\
3545||NAD83(NSRS2007) / Kentucky North (ftUS)|NAD_1983_NSRS2007_StatePlane_Kentucky_North_FIPS_1601_Ft_US|4759|191|0.30480060960121924||961\n\
3546||NAD83(NSRS2007) / Kentucky Single Zone|NAD_1983_NSRS2007_StatePlane_Kentucky_FIPS_1600|4759|573|||383\n\
3547||NAD83(NSRS2007) / Kentucky Single Zone (ftUS)|NAD_1983_NSRS2007_StatePlane_Kentucky_FIPS_1600_Ft_US|4759|574|0.30480060960121924||383\n\
3548||NAD83(NSRS2007) / Kentucky South|NAD_1983_NSRS2007_StatePlane_Kentucky_South_FIPS_1602|4759|443|||1000\n\
3549||NAD83(NSRS2007) / Kentucky South (ftUS)|NAD_1983_NSRS2007_StatePlane_Kentucky_South_FIPS_1602_Ft_US|4759|192|0.30480060960121924||1000\n\
3550||NAD83(NSRS2007) / Louisiana North|NAD_1983_NSRS2007_StatePlane_Louisiana_North_FIPS_1701|4759|444|||1247\n\
3551||NAD83(NSRS2007) / Louisiana North (ftUS)|NAD_1983_NSRS2007_StatePlane_Louisiana_North_FIPS_1701_Ft_US|4759|805|0.30480060960121924||1247\n\
3552||NAD83(NSRS2007) / Louisiana South|NAD_1983_NSRS2007_StatePlane_Louisiana_South_FIPS_1702|4759|445|||1248\n\
3553||NAD83(NSRS2007) / Louisiana South (ftUS)|NAD_1983_NSRS2007_StatePlane_Louisiana_South_FIPS_1702_Ft_US|4759|806|0.30480060960121924||1248\n\
3554||NAD83(NSRS2007) / Maine CS2000 Central|NAD_1983_NSRS2007_Maine_2000_Central_Zone|4759|808|||1342\n\
3555||NAD83(NSRS2007) / Maine CS2000 East|NAD_1983_NSRS2007_Maine_2000_East_Zone|4759|564|||1341\n\
3556||NAD83(NSRS2007) / Maine CS2000 West|NAD_1983_NSRS2007_Maine_2000_West_Zone|4759|566|||1343\n\
3557||NAD83(NSRS2007) / Maine East|NAD_1983_NSRS2007_StatePlane_Maine_East_FIPS_1801|4759|446|||1249\n\
3558||NAD83(NSRS2007) / Maine West|NAD_1983_NSRS2007_StatePlane_Maine_West_FIPS_1802|4759|447|||1250\n\
3559||NAD83(NSRS2007) / Maryland|NAD_1983_NSRS2007_StatePlane_Maryland_FIPS_1900|4759|448|||1001\n\
3560||NAD83 / Utah North (ftUS)|NAD_1983_StatePlane_Utah_North_FIPS_4301_Feet|4269|819|0.30480060960121924||1030\n\
3561||Old Hawaiian / Hawaii zone 1|Old_Hawaiian_StatePlane_Hawaii_1_FIPS_5101|4135|820|0.30480060960121924||45\n\
3562||Old Hawaiian / Hawaii zone 2|Old_Hawaiian_StatePlane_Hawaii_2_FIPS_5102|4135|821|0.30480060960121924||46\n\
3563||Old Hawaiian / Hawaii zone 3|Old_Hawaiian_StatePlane_Hawaii_3_FIPS_5103|4135|822|0.30480060960121924||47\n\
3564||Old Hawaiian / Hawaii zone 4|Old_Hawaiian_StatePlane_Hawaii_4_FIPS_5104|4135|823|0.30480060960121924||48\n\
3565||Old Hawaiian / Hawaii zone 5|Old_Hawaiian_StatePlane_Hawaii_5_FIPS_5105|4135|824|0.30480060960121924||1240\n\
3566||NAD83 / Utah Central (ftUS)|NAD_1983_StatePlane_Utah_Central_FIPS_4302_Feet|4269|825|0.30480060960121924||1031\n\
3567||NAD83 / Utah South (ftUS)|NAD_1983_StatePlane_Utah_South_FIPS_4303_Feet|4269|826|0.30480060960121924||1032\n\
3568||NAD83(HARN) / Utah North (ftUS)|NAD_1983_HARN_StatePlane_Utah_North_FIPS_4301_Feet|4152|819|0.30480060960121924||1030\n\
3569||NAD83(HARN) / Utah Central (ftUS)|NAD_1983_HARN_StatePlane_Utah_Central_FIPS_4302_Feet|4152|825|0.30480060960121924||1031\n\
3570||NAD83(HARN) / Utah South (ftUS)|NAD_1983_HARN_StatePlane_Utah_South_FIPS_4303_Feet|4152|826|0.30480060960121924||1032\n\
3571||WGS 84 / North Pole LAEA Bering Sea|WGS_1984_North_Pole_LAEA_Bering_Sea|4326|827|||1580\n\
3572||WGS 84 / North Pole LAEA Alaska|WGS_1984_North_Pole_LAEA_Alaska|4326|828|||1580\n\
3573||WGS 84 / North Pole LAEA Canada|WGS_1984_North_Pole_LAEA_Canada|4326|829|||1580\n\
3574||WGS 84 / North Pole LAEA Atlantic|WGS_1984_North_Pole_LAEA_Atlantic|4326|830|||1580\n\
3575||WGS 84 / North Pole LAEA Europe|WGS_1984_North_Pole_LAEA_Europe|4326|831|||1580\n\
3576||WGS 84 / North Pole LAEA Russia|WGS_1984_North_Pole_LAEA_Russia|4326|832|||1580\n\
3577||GDA94 / Australian Albers|GDA_1994_Australia_Albers|4283|833|||146\n\
3578||NAD83 / Yukon Albers|NAD_1983_Yukon_Albers|4269|834|||348\n\
3579||NAD83(CSRS) / Yukon Albers|NAD_1983_CSRS_Yukon_Albers|4617|834|||348\n\
3580||NAD83 / NWT Lambert|NAD_1983_Northwest_Territories_Lambert|4269|835|||1581\n\
3581||NAD83(CSRS) / NWT Lambert|NAD_1983_CSRS_Northwest_Territories_Lambert|4617|835|||1581\n\
3582||NAD83(NSRS2007) / Maryland (ftUS)|NAD_1983_NSRS2007_StatePlane_Maryland_FIPS_1900_Ft_US|4759|193|0.30480060960121924||1001\n\
3583||NAD83(NSRS2007) / Massachusetts Island|NAD_1983_NSRS2007_StatePlane_Massachusetts_Island_FIPS_2002|4759|450|||1003\n\
3584||NAD83(NSRS2007) / Massachusetts Island (ftUS)|NAD_1983_NSRS2007_StatePlane_Massachusetts_Isl_FIPS_2002_FtUS|4759|195|0.30480060960121924||1003\n\
3585||NAD83(NSRS2007) / Massachusetts Mainland|NAD_1983_NSRS2007_StatePlane_Massachusetts_Mainland_FIPS_2001|4759|449|||1002\n\
3586||NAD83(NSRS2007) / Massachusetts Mainland (ftUS)|NAD_1983_NSRS2007_StatePlane_Massachusetts_Mnld_FIPS_2001_FtUS|4759|194|0.30480060960121924||1002\n\
3587||NAD83(NSRS2007) / Michigan Central|NAD_1983_NSRS2007_StatePlane_Michigan_Central_FIPS_2112|4759|452|||1005\n\
3588||NAD83(NSRS2007) / Michigan Central (ft)|NAD_1983_NSRS2007_StatePlane_Michigan_Central_FIPS_2112_Ft_Intl|4759|197|0.3048||1005\n\
3589||NAD83(NSRS2007) / Michigan North|NAD_1983_NSRS2007_StatePlane_Michigan_North_FIPS_2111|4759|451|||1004\n\
3590||NAD83(NSRS2007) / Michigan North (ft)|NAD_1983_NSRS2007_StatePlane_Michigan_North_FIPS_2111_Ft_Intl|4759|196|0.3048||1004\n\
3591||NAD83(NSRS2007) / Michigan Oblique Mercator|NAD_1983_NSRS2007_Michigan_GeoRef_Meters|4759|567|||356\n\
3592||NAD83(NSRS2007) / Michigan South|NAD_1983_NSRS2007_StatePlane_Michigan_South_FIPS_2113|4759|453|||1006\n\
3593||NAD83(NSRS2007) / Michigan South (ft)|NAD_1983_NSRS2007_StatePlane_Michigan_South_FIPS_2113_Ft_Intl|4759|198|0.3048||1006\n\
3594||NAD83(NSRS2007) / Minnesota Central|NAD_1983_NSRS2007_StatePlane_Minnesota_Central_FIPS_2202|4759|455|||1252\n\
3595||NAD83(NSRS2007) / Minnesota North|NAD_1983_NSRS2007_StatePlane_Minnesota_North_FIPS_2201|4759|454|||1251\n\
3596||NAD83(NSRS2007) / Minnesota South|NAD_1983_NSRS2007_StatePlane_Minnesota_South_FIPS_2203|4759|456|||1253\n\
3597||NAD83(NSRS2007) / Mississippi East|NAD_1983_NSRS2007_StatePlane_Mississippi_East_FIPS_2301|4759|199|||1007\n\
3598||NAD83(NSRS2007) / Mississippi East (ftUS)|NAD_1983_NSRS2007_StatePlane_Mississippi_East_FIPS_2301_Ft_US|4759|199|0.30480060960121924||1007\n\
3599||NAD83(NSRS2007) / Mississippi West|NAD_1983_NSRS2007_StatePlane_Mississippi_West_FIPS_2302|4759|457|||1008\n\
3600||NAD83(NSRS2007) / Mississippi West (ftUS)|NAD_1983_NSRS2007_StatePlane_Mississippi_West_FIPS_2302_Ft_US|4759|200|0.30480060960121924||1008\n\
3601||NAD83(NSRS2007) / Missouri Central|NAD_1983_NSRS2007_StatePlane_Missouri_Central_FIPS_2402|4759|459|||1255\n\
3602||NAD83(NSRS2007) / Missouri East|NAD_1983_NSRS2007_StatePlane_Missouri_East_FIPS_2401|4759|458|||1254\n\
3603||NAD83(NSRS2007) / Missouri West|NAD_1983_NSRS2007_StatePlane_Missouri_West_FIPS_2403|4759|460|||1256\n\
3604||NAD83(NSRS2007) / Montana|NAD_1983_NSRS2007_StatePlane_Montana_FIPS_2500|4759|461|||1009\n\
3605||NAD83(NSRS2007) / Montana (ft)|NAD_1983_NSRS2007_StatePlane_Montana_FIPS_2500_Ft_Intl|4759|201|0.3048||1009\n\
3606||NAD83(NSRS2007) / Nebraska|NAD_1983_NSRS2007_StatePlane_Nebraska_FIPS_2600|4759|462|||375\n\
3607||NAD83(NSRS2007) / Nevada Central|NAD_1983_NSRS2007_StatePlane_Nevada_Central_FIPS_2702|4759|464|||1258\n\
3608||NAD83(NSRS2007) / Nevada Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Nevada_Central_FIPS_2702_Ft_US|4759|797|0.30480060960121924||1258\n\
3609||NAD83(NSRS2007) / Nevada East|NAD_1983_NSRS2007_StatePlane_Nevada_East_FIPS_2701|4759|463|||1257\n\
3610||NAD83(NSRS2007) / Nevada East (ftUS)|NAD_1983_NSRS2007_StatePlane_Nevada_East_FIPS_2701_Ft_US|4759|796|0.30480060960121924||1257\n\
3611||NAD83(NSRS2007) / Nevada West|NAD_1983_NSRS2007_StatePlane_Nevada_West_FIPS_2703|4759|465|||1259\n\
3612||NAD83(NSRS2007) / Nevada West (ftUS)|NAD_1983_NSRS2007_StatePlane_Nevada_West_FIPS_2703_Ft_US|4759|798|0.30480060960121924||1259\n\
3613||NAD83(NSRS2007) / New Hampshire|NAD_1983_NSRS2007_StatePlane_New_Hampshire_FIPS_2800|4759|466|||1260\n\
3614||NAD83(NSRS2007) / New Hampshire (ftUS)|NAD_1983_NSRS2007_StatePlane_New_Hampshire_FIPS_2800_Ft_US|4759|466|0.30480060960121924||1260\n\
3615||NAD83(NSRS2007) / New Jersey|NAD_1983_NSRS2007_StatePlane_New_Jersey_FIPS_2900|4759|205|||402\n\
3616||NAD83(NSRS2007) / New Jersey (ftUS)|NAD_1983_NSRS2007_StatePlane_New_Jersey_FIPS_2900_Ft_US|4759|205|0.30480060960121924||402\n\
3617||NAD83(NSRS2007) / New Mexico Central|NAD_1983_NSRS2007_StatePlane_New_Mexico_Central_FIPS_3002|4759|467|||1011\n\
3618||NAD83(NSRS2007) / New Mexico Central (ftUS)|NAD_1983_NSRS2007_StatePlane_New_Mexico_Central_FIPS_3002_Ft_US|4759|203|0.30480060960121924||1011\n\
3619||NAD83(NSRS2007) / New Mexico East|NAD_1983_NSRS2007_StatePlane_New_Mexico_East_FIPS_3001|4759|202|||1010\n\
3620||NAD83(NSRS2007) / New Mexico East (ftUS)|NAD_1983_NSRS2007_StatePlane_New_Mexico_East_FIPS_3001_Ft_US|4759|202|0.30480060960121924||1010\n\
3621||NAD83(NSRS2007) / New Mexico West|NAD_1983_NSRS2007_StatePlane_New_Mexico_West_FIPS_3003|4759|468|||1012\n\
3622||NAD83(NSRS2007) / New Mexico West (ftUS)|NAD_1983_NSRS2007_StatePlane_New_Mexico_West_FIPS_3003_Ft_US|4759|204|0.30480060960121924||1012\n\
3623||NAD83(NSRS2007) / New York Central|NAD_1983_NSRS2007_StatePlane_New_York_Central_FIPS_3102|4759|469|||1014\n\
3624||NAD83(NSRS2007) / New York Central (ftUS)|NAD_1983_NSRS2007_StatePlane_New_York_Central_FIPS_3102_Ft_US|4759|206|0.30480060960121924||1014\n\
3625||NAD83(NSRS2007) / New York East|NAD_1983_NSRS2007_StatePlane_New_York_East_FIPS_3101|4759|205|||1013\n\
3626||NAD83(NSRS2007) / New York East (ftUS)|NAD_1983_NSRS2007_StatePlane_New_York_East_FIPS_3101_Ft_US|4759|205|0.30480060960121924||1013\n\
3627||NAD83(NSRS2007) / New York Long Island|NAD_1983_NSRS2007_StatePlane_New_York_Long_Island_FIPS_3104|4759|208|||1016\n\
3628||NAD83(NSRS2007) / New York Long Island (ftUS)|NAD_1983_NSRS2007_StatePlane_New_York_Long_Isl_FIPS_3104_Ft_US|4759|208|0.30480060960121924||1016\n\
3629||NAD83(NSRS2007) / New York West|NAD_1983_NSRS2007_StatePlane_New_York_West_FIPS_3103|4759|470|||1015\n\
3630||NAD83(NSRS2007) / New York West (ftUS)|NAD_1983_NSRS2007_StatePlane_New_York_West_FIPS_3103_Ft_US|4759|207|0.30480060960121924||1015\n\
3631||NAD83(NSRS2007) / North Carolina|NAD_1983_NSRS2007_StatePlane_North_Carolina_FIPS_3200|4759|763|||410\n\
3632||NAD83(NSRS2007) / North Carolina (ftUS)|NAD_1983_NSRS2007_StatePlane_North_Carolina_FIPS_3200_Ft_US|4759|209|0.30480060960121924||410\n\
3633||NAD83(NSRS2007) / North Dakota North|NAD_1983_NSRS2007_StatePlane_North_Dakota_North_FIPS_3301|4759|471|||1017\n\
3634||NAD83(NSRS2007) / North Dakota North (ft)|NAD_1983_NSRS2007_StatePlane_North_Dakota_North_FIPS_3301_FtI|4759|210|0.3048||1017\n\
3635||NAD83(NSRS2007) / North Dakota South|NAD_1983_NSRS2007_StatePlane_North_Dakota_South_FIPS_3302|4759|472|||1018\n\
3636||NAD83(NSRS2007) / North Dakota South (ft)|NAD_1983_NSRS2007_StatePlane_North_Dakota_South_FIPS_3302_FtI|4759|211|0.3048||1018\n\
3637||NAD83(NSRS2007) / Ohio North|NAD_1983_NSRS2007_StatePlane_Ohio_North_FIPS_3401|4759|473|||1261\n\
3638||NAD83(NSRS2007) / Ohio South|NAD_1983_NSRS2007_StatePlane_Ohio_South_FIPS_3402|4759|474|||1262\n\
3639||NAD83(NSRS2007) / Oklahoma North|NAD_1983_NSRS2007_StatePlane_Oklahoma_North_FIPS_3501|4759|212|||1019\n\
3640||NAD83(NSRS2007) / Oklahoma North (ftUS)|NAD_1983_NSRS2007_StatePlane_Oklahoma_North_FIPS_3501_Ft_US|4759|212|0.30480060960121924||1019\n\
3641||NAD83(NSRS2007) / Oklahoma South|NAD_1983_NSRS2007_StatePlane_Oklahoma_South_FIPS_3502|4759|213|||1020\n\
3642||NAD83(NSRS2007) / Oklahoma South (ftUS)|NAD_1983_NSRS2007_StatePlane_Oklahoma_South_FIPS_3502_Ft_US|4759|213|0.30480060960121924||1020\n\
3643||NAD83(NSRS2007) / Oregon LCC (m)|NAD_1983_NSRS2007_Oregon_Statewide_Lambert|4759|524|||1297\n\
3644||NAD83(NSRS2007) / Oregon GIC Lambert (ft)|NAD_1983_NSRS2007_Oregon_Statewide_Lambert_Ft_Intl|4759|525|0.3048||1297\n\
3645||NAD83(NSRS2007) / Oregon North|NAD_1983_NSRS2007_StatePlane_Oregon_North_FIPS_3601|4759|475|||1021\n\
3646||NAD83(NSRS2007) / Oregon North (ft)|NAD_1983_NSRS2007_StatePlane_Oregon_North_FIPS_3601_Ft_Intl|4759|214|0.3048||1021\n\
3647||NAD83(NSRS2007) / Oregon South|NAD_1983_NSRS2007_StatePlane_Oregon_South_FIPS_3602|4759|476|||1022\n\
3648||NAD83(NSRS2007) / Oregon South (ft)|NAD_1983_NSRS2007_StatePlane_Oregon_South_FIPS_3602_Ft_Intl|4759|215|0.3048||1022\n\
3649||NAD83(NSRS2007) / Pennsylvania North|NAD_1983_NSRS2007_StatePlane_Pennsylvania_North_FIPS_3701|4759|216|||1023\n\
3650||NAD83(NSRS2007) / Pennsylvania North (ftUS)|NAD_1983_NSRS2007_StatePlane_Pennsylvania_North_FIPS_3701_Ft_US|4759|216|0.30480060960121924||1023\n\
3651||NAD83(NSRS2007) / Pennsylvania South|NAD_1983_NSRS2007_StatePlane_Pennsylvania_South_FIPS_3702|4759|217|||1024\n\
3652||NAD83(NSRS2007) / Pennsylvania South (ftUS)|NAD_1983_NSRS2007_StatePlane_Pennsylvania_South_FIPS_3702_Ft_US|4759|217|0.30480060960121924||1024\n\
3653||NAD83(NSRS2007) / Rhode Island|NAD_1983_NSRS2007_StatePlane_Rhode_Island_FIPS_3800|4759|477|||1263\n\
3654||NAD83(NSRS2007) / Rhode Island (ftUS)|NAD_1983_NSRS2007_StatePlane_Rhode_Island_FIPS_3800_Ft_US|4759|802|0.30480060960121924||1263\n\
3655||NAD83(NSRS2007) / South Carolina|NAD_1983_NSRS2007_StatePlane_South_Carolina_FIPS_3900|4759|218|||411\n\
3656||NAD83(NSRS2007) / South Carolina (ft)|NAD_1983_NSRS2007_StatePlane_South_Carolina_FIPS_3900_Ft_Intl|4759|218|0.3048||411\n\
3657||NAD83(NSRS2007) / South Dakota North|NAD_1983_NSRS2007_StatePlane_South_Dakota_North_FIPS_4001|4759|478|||1264\n\
3658||NAD83(NSRS2007) / South Dakota North (ftUS)|NAD_1983_NSRS2007_StatePlane_South_Dakota_North_FIPS_4001_Ft_US|4759|478|0.30480060960121924||1264\n\
3659||NAD83(NSRS2007) / South Dakota South|NAD_1983_NSRS2007_StatePlane_South_Dakota_South_FIPS_4002|4759|479|||1265\n\
3660||NAD83(NSRS2007) / South Dakota South (ftUS)|NAD_1983_NSRS2007_StatePlane_South_Dakota_South_FIPS_4002_Ft_US|4759|479|0.30480060960121924||1265\n\
3661||NAD83(NSRS2007) / Tennessee|NAD_1983_NSRS2007_StatePlane_Tennessee_FIPS_4100|4759|219|||395\n\
3662||NAD83(NSRS2007) / Tennessee (ftUS)|NAD_1983_NSRS2007_StatePlane_Tennessee_FIPS_4100_Ft_US|4759|219|0.30480060960121924||395\n\
3663||NAD83(NSRS2007) / Texas Central|NAD_1983_NSRS2007_StatePlane_Texas_Central_FIPS_4203|4759|482|||1027\n\
3664||NAD83(NSRS2007) / Texas Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Texas_Central_FIPS_4203_Ft_US|4759|222|0.30480060960121924||1027\n\
3665||NAD83(NSRS2007) / Texas Centric Albers Equal Area|NAD_1983_NSRS2007_Texas_Centric_Mapping_System_Albers|4759|571|||1344\n\
3666||NAD83(NSRS2007) / Texas Centric Lambert Conformal|NAD_1983_NSRS2007_Texas_Centric_Mapping_System_Lambert|4759|570|||1344\n\
3667||NAD83(NSRS2007) / Texas North|NAD_1983_NSRS2007_StatePlane_Texas_North_FIPS_4201|4759|480|||1025\n\
3668||NAD83(NSRS2007) / Texas North (ftUS)|NAD_1983_NSRS2007_StatePlane_Texas_North_FIPS_4201_Ft_US|4759|220|0.30480060960121924||1025\n\
3669||NAD83(NSRS2007) / Texas North Central|NAD_1983_NSRS2007_StatePlane_Texas_North_Central_FIPS_4202|4759|481|||1026\n\
3670||NAD83(NSRS2007) / Texas North Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Texas_North_Central_FIPS_4202_FtUS|4759|221|0.30480060960121924||1026\n\
3671||NAD83(NSRS2007) / Texas South|NAD_1983_NSRS2007_StatePlane_Texas_South_FIPS_4205|4759|484|||1029\n\
3672||NAD83(NSRS2007) / Texas South (ftUS)|NAD_1983_NSRS2007_StatePlane_Texas_South_FIPS_4205_Ft_US|4759|224|0.30480060960121924||1029\n\
3673||NAD83(NSRS2007) / Texas South Central|NAD_1983_NSRS2007_StatePlane_Texas_South_Central_FIPS_4204|4759|483|||1028\n\
3674||NAD83(NSRS2007) / Texas South Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Texas_South_Central_FIPS_4204_FtUS|4759|223|0.30480060960121924||1028\n\
3675||NAD83(NSRS2007) / Utah Central|NAD_1983_NSRS2007_StatePlane_Utah_Central_FIPS_4302|4759|486|||1031\n\
3676||NAD83(NSRS2007) / Utah Central (ft)|NAD_1983_NSRS2007_StatePlane_Utah_Central_FIPS_4302_Ft_Intl|4759|226|0.3048||1031\n\
3677||NAD83(NSRS2007) / Utah Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Utah_Central_FIPS_4302_Ft_US|4759|825|0.30480060960121924||1031\n\
3678||NAD83(NSRS2007) / Utah North|NAD_1983_NSRS2007_StatePlane_Utah_North_FIPS_4301|4759|485|||1030\n\
3679||NAD83(NSRS2007) / Utah North (ft)|NAD_1983_NSRS2007_StatePlane_Utah_North_FIPS_4301_Ft_Intl|4759|225|0.3048||1030\n\
3680||NAD83(NSRS2007) / Utah North (ftUS)|NAD_1983_NSRS2007_StatePlane_Utah_North_FIPS_4301_Ft_US|4759|819|0.30480060960121924||1030\n\
3681||NAD83(NSRS2007) / Utah South|NAD_1983_NSRS2007_StatePlane_Utah_South_FIPS_4303|4759|487|||1032\n\
3682||NAD83(NSRS2007) / Utah South (ft)|NAD_1983_NSRS2007_StatePlane_Utah_South_FIPS_4303_Ft_Intl|4759|227|0.3048||1032\n\
3683||NAD83(NSRS2007) / Utah South (ftUS)|NAD_1983_NSRS2007_StatePlane_Utah_South_FIPS_4303_Ft_US|4759|826|0.30480060960121924||1032\n\
3684||NAD83(NSRS2007) / Vermont|NAD_1983_NSRS2007_StatePlane_Vermont_FIPS_4400|4759|488|||1266\n\
3685||NAD83(NSRS2007) / Virginia North|NAD_1983_NSRS2007_StatePlane_Virginia_North_FIPS_4501|4759|489|||1033\n\
3686||NAD83(NSRS2007) / Virginia North (ftUS)|NAD_1983_NSRS2007_StatePlane_Virginia_North_FIPS_4501_Ft_US|4759|228|0.30480060960121924||1033\n\
3687||NAD83(NSRS2007) / Virginia South|NAD_1983_NSRS2007_StatePlane_Virginia_South_FIPS_4502|4759|490|||1034\n\
3688||NAD83(NSRS2007) / Virginia South (ftUS)|NAD_1983_NSRS2007_StatePlane_Virginia_South_FIPS_4502_Ft_US|4759|229|0.30480060960121924||1034\n\
3689||NAD83(NSRS2007) / Washington North|NAD_1983_NSRS2007_StatePlane_Washington_North_FIPS_4601|4759|491|||1035\n\
3690||NAD83(NSRS2007) / Washington North (ftUS)|NAD_1983_NSRS2007_StatePlane_Washington_North_FIPS_4601_Ft_US|4759|230|0.30480060960121924||1035\n\
3691||NAD83(NSRS2007) / Washington South|NAD_1983_NSRS2007_StatePlane_Washington_South_FIPS_4602|4759|492|||1036\n\
3692||NAD83(NSRS2007) / Washington South (ftUS)|NAD_1983_NSRS2007_StatePlane_Washington_South_FIPS_4602_Ft_US|4759|231|0.30480060960121924||1036\n\
3693||NAD83(NSRS2007) / West Virginia North|NAD_1983_NSRS2007_StatePlane_West_Virginia_North_FIPS_4701|4759|493|||1267\n\
3694||NAD83(NSRS2007) / West Virginia South|NAD_1983_NSRS2007_StatePlane_West_Virginia_South_FIPS_4702|4759|494|||1268\n\
3695||NAD83(NSRS2007) / Wisconsin Central|NAD_1983_NSRS2007_StatePlane_Wisconsin_Central_FIPS_4802|4759|233|||1038\n\
3696||NAD83(NSRS2007) / Wisconsin Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Wisconsin_Central_FIPS_4802_Ft_US|4759|233|0.30480060960121924||1038\n\
3697||NAD83(NSRS2007) / Wisconsin North|NAD_1983_NSRS2007_StatePlane_Wisconsin_North_FIPS_4801|4759|232|||1037\n\
3698||NAD83(NSRS2007) / Wisconsin North (ftUS)|NAD_1983_NSRS2007_StatePlane_Wisconsin_North_FIPS_4801_Ft_US|4759|232|0.30480060960121924||1037\n\
3699||NAD83(NSRS2007) / Wisconsin South|NAD_1983_NSRS2007_StatePlane_Wisconsin_South_FIPS_4803|4759|234|||1039\n\
3700||NAD83(NSRS2007) / Wisconsin South (ftUS)|NAD_1983_NSRS2007_StatePlane_Wisconsin_South_FIPS_4803_Ft_US|4759|234|0.30480060960121924||1039\n\
3701||NAD83(NSRS2007) / Wisconsin Transverse Mercator|NAD_1983_NSRS2007_Wisconsin_TM|4759|563|||370\n\
3702||NAD83(NSRS2007) / Wyoming East|NAD_1983_NSRS2007_StatePlane_Wyoming_East_FIPS_4901|4759|495|||1269\n\
3703||NAD83(NSRS2007) / Wyoming East Central|NAD_1983_NSRS2007_StatePlane_Wyoming_East_Central_FIPS_4902|4759|496|||1270\n\
3704||NAD83(NSRS2007) / Wyoming West Central|NAD_1983_NSRS2007_StatePlane_Wyoming_West_Central_FIPS_4903|4759|497|||1271\n\
3705||NAD83(NSRS2007) / Wyoming West|NAD_1983_NSRS2007_StatePlane_Wyoming_West_FIPS_4904|4759|498|||1272\n\
3706||NAD83(NSRS2007) / UTM zone 59N|NAD_1983_NSRS2007_UTM_Zone_59N|4759|765|||1542\n\
3707||NAD83(NSRS2007) / UTM zone 60N|NAD_1983_NSRS2007_UTM_Zone_60N|4759|766|||1543\n\
3708||NAD83(NSRS2007) / UTM zone 1N|NAD_1983_NSRS2007_UTM_Zone_1N|4759|836|||1582\n\
3709||NAD83(NSRS2007) / UTM zone 2N|NAD_1983_NSRS2007_UTM_Zone_2N|4759|837|||1583\n\
3710||NAD83(NSRS2007) / UTM zone 3N|NAD_1983_NSRS2007_UTM_Zone_3N|4759|838|||1584\n\
3711||NAD83(NSRS2007) / UTM zone 4N|NAD_1983_NSRS2007_UTM_Zone_4N|4759|839|||1585\n\
3712||NAD83(NSRS2007) / UTM zone 5N|NAD_1983_NSRS2007_UTM_Zone_5N|4759|840|||1586\n\
3713||NAD83(NSRS2007) / UTM zone 6N|NAD_1983_NSRS2007_UTM_Zone_6N|4759|841|||1587\n\
3714||NAD83(NSRS2007) / UTM zone 7N|NAD_1983_NSRS2007_UTM_Zone_7N|4759|618|||1588\n\
3715||NAD83(NSRS2007) / UTM zone 8N|NAD_1983_NSRS2007_UTM_Zone_8N|4759|619|||1589\n\
3716||NAD83(NSRS2007) / UTM zone 9N|NAD_1983_NSRS2007_UTM_Zone_9N|4759|620|||1590\n\
3717||NAD83(NSRS2007) / UTM zone 10N|NAD_1983_NSRS2007_UTM_Zone_10N|4759|621|||1591\n\
3718||NAD83(NSRS2007) / UTM zone 11N|NAD_1983_NSRS2007_UTM_Zone_11N|4759|118|||1592\n\
3719||NAD83(NSRS2007) / UTM zone 12N|NAD_1983_NSRS2007_UTM_Zone_12N|4759|117|||1593\n\
3720||NAD83(NSRS2007) / UTM zone 13N|NAD_1983_NSRS2007_UTM_Zone_13N|4759|116|||1594\n\
3721||NAD83(NSRS2007) / UTM zone 14N|NAD_1983_NSRS2007_UTM_Zone_14N|4759|622|||1595\n\
3722||NAD83(NSRS2007) / UTM zone 15N|NAD_1983_NSRS2007_UTM_Zone_15N|4759|17|||1596\n\
3723||NAD83(NSRS2007) / UTM zone 16N|NAD_1983_NSRS2007_UTM_Zone_16N|4759|18|||1597\n\
3724||NAD83(NSRS2007) / UTM zone 17N|NAD_1983_NSRS2007_UTM_Zone_17N|4759|19|||1598\n\
3725||NAD83(NSRS2007) / UTM zone 18N|NAD_1983_NSRS2007_UTM_Zone_18N|4759|20|||1599\n\
3726||NAD83(NSRS2007) / UTM zone 19N|NAD_1983_NSRS2007_UTM_Zone_19N|4759|21|||1600\n\
3727||Reunion 1947 / TM Reunion||4626|842|||537\n\
3728||NAD83(NSRS2007) / Ohio North (ftUS)|NAD_1983_NSRS2007_StatePlane_Ohio_North_FIPS_3401_Ft_US|4759|473|0.30480060960121924||1261\n\
3729||NAD83(NSRS2007) / Ohio South (ftUS)|NAD_1983_NSRS2007_StatePlane_Ohio_South_FIPS_3402_Ft_US|4759|474|0.30480060960121924||1262\n\
3730||NAD83(NSRS2007) / Wyoming East (ftUS)|NAD_1983_NSRS2007_StatePlane_Wyoming_East_FIPS_4901_Ft_US|4759|843|0.30480060960121924||1269\n\
3731||NAD83(NSRS2007) / Wyoming East Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Wyoming_E_Central_FIPS_4902_Ft_US|4759|844|0.30480060960121924||1270\n\
3732||NAD83(NSRS2007) / Wyoming West Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Wyoming_W_Central_FIPS_4903_Ft_US|4759|497|0.30480060960121924||1271\n\
3733||NAD83(NSRS2007) / Wyoming West (ftUS)|NAD_1983_NSRS2007_StatePlane_Wyoming_West_FIPS_4904_Ft_US|4759|845|0.30480060960121924||1272\n\
3734||NAD83 / Ohio North (ftUS)|NAD_1983_StatePlane_Ohio_North_FIPS_3401_Feet|4269|473|0.30480060960121924||1261\n\
3735||NAD83 / Ohio South (ftUS)|NAD_1983_StatePlane_Ohio_South_FIPS_3402_Feet|4269|474|0.30480060960121924||1262\n\
3736||NAD83 / Wyoming East (ftUS)|NAD_1983_StatePlane_Wyoming_East_FIPS_4901_Feet|4269|843|0.30480060960121924||1269\n\
3737||NAD83 / Wyoming East Central (ftUS)|NAD_1983_StatePlane_Wyoming_East_Central_FIPS_4902_Feet|4269|844|0.30480060960121924||1270\n\
3738||NAD83 / Wyoming West Central (ftUS)|NAD_1983_StatePlane_Wyoming_West_Central_FIPS_4903_Feet|4269|497|0.30480060960121924||1271\n\
3739||NAD83 / Wyoming West (ftUS)|NAD_1983_StatePlane_Wyoming_West_FIPS_4904_Feet|4269|845|0.30480060960121924||1272\n\
3740||NAD83(HARN) / UTM zone 10N|NAD_1983_HARN_UTM_Zone_10N|4152|621|||1601\n\
3741||NAD83(HARN) / UTM zone 11N|NAD_1983_HARN_UTM_Zone_11N|4152|118|||1602\n\
3742||NAD83(HARN) / UTM zone 12N|NAD_1983_HARN_UTM_Zone_12N|4152|117|||1593\n\
3743||NAD83(HARN) / UTM zone 13N|NAD_1983_HARN_UTM_Zone_13N|4152|116|||1594\n\
3744||NAD83(HARN) / UTM zone 14N|NAD_1983_HARN_UTM_Zone_14N|4152|622|||1603\n\
3745||NAD83(HARN) / UTM zone 15N|NAD_1983_HARN_UTM_Zone_15N|4152|17|||1604\n\
3746||NAD83(HARN) / UTM zone 16N|NAD_1983_HARN_UTM_Zone_16N|4152|18|||1605\n\
3747||NAD83(HARN) / UTM zone 17N|NAD_1983_HARN_UTM_Zone_17N|4152|19|||1606\n\
3748||NAD83(HARN) / UTM zone 18N|NAD_1983_HARN_UTM_Zone_18N|4152|20|||1607\n\
3749||NAD83(HARN) / UTM zone 19N|NAD_1983_HARN_UTM_Zone_19N|4152|21|||1608\n\
3750||NAD83(HARN) / UTM zone 4N|NAD_1983_HARN_UTM_Zone_4N|4152|839|||1609\n\
3751||NAD83(HARN) / UTM zone 5N|NAD_1983_HARN_UTM_Zone_5N|4152|840|||1610\n\
3752|3994|WGS 84 / Mercator 41||4326|846|||1611\n\
3753||NAD83(HARN) / Ohio North (ftUS)|NAD_1983_HARN_StatePlane_Ohio_North_FIPS_3401_Feet|4152|473|0.30480060960121924||1261\n\
3754||NAD83(HARN) / Ohio South (ftUS)|NAD_1983_HARN_StatePlane_Ohio_South_FIPS_3402_Feet|4152|474|0.30480060960121924||1262\n\
3755||NAD83(HARN) / Wyoming East (ftUS)|NAD_1983_HARN_StatePlane_Wyoming_East_FIPS_4901_Feet|4152|843|0.30480060960121924||1269\n\
3756||NAD83(HARN) / Wyoming East Central (ftUS)|NAD_1983_HARN_StatePlane_Wyoming_East_Central_FIPS_4902_Feet|4152|844|0.30480060960121924||1270\n\
3757||NAD83(HARN) / Wyoming West Central (ftUS)|NAD_1983_HARN_StatePlane_Wyoming_West_Central_FIPS_4903_Feet|4152|497|0.30480060960121924||1271\n\
3758||NAD83(HARN) / Wyoming West (ftUS)|NAD_1983_HARN_StatePlane_Wyoming_West_FIPS_4904_Feet|4152|845|0.30480060960121924||1272\n\
3759||NAD83 / Hawaii zone 3 (ftUS)|NAD_1983_StatePlane_Hawaii_3_FIPS_5103_Feet|4269|847|0.30480060960121924||47\n\
3760||NAD83(HARN) / Hawaii zone 3 (ftUS)|NAD_1983_HARN_StatePlane_Hawaii_3_FIPS_5103_Feet|4152|847|0.30480060960121924||47\n\
3761||NAD83(CSRS) / UTM zone 22N|NAD_1983_CSRS_UTM_Zone_22N|4617|163|||1612\n\
3762||WGS 84 / South Georgia Lambert|WGS_1984_South_Georgia_Lambert|4326|848|||615\n\
3763||ETRS89 / Portugal TM06|ETRS_1989_Portugal_TM06|4258|849|||163\n\
3764||NZGD2000 / Chatham Island Circuit 2000|NZGD_2000_Chatham_Island_Circuit|4167|850|||566\n\
3765||HTRS96 / Croatia TM||4761|851|||5\n\
3766||HTRS96 / Croatia LCC||4761|852|||644\n\
3767||HTRS96 / UTM zone 33N||4761|60|||1613\n\
3768||HTRS96 / UTM zone 34N||4761|61|||1614\n\
3769||Bermuda 1957 / UTM zone 20N||4216|22|||199\n\
3770||BDA2000 / Bermuda 2000 National Grid|Bermuda_2000_National_Grid|4762|853|||645\n\
3771||NAD27 / Alberta 3TM ref merid 111 W|NAD_1927_3TM_111|4267|854|||1615\n\
3772||NAD27 / Alberta 3TM ref merid 114 W|NAD_1927_3TM_114|4267|855|||1616\n\
3773||NAD27 / Alberta 3TM ref merid 117 W|NAD_1927_3TM_117|4267|856|||1617\n\
3774|3800|NAD27 / Alberta 3TM ref merid 120 W||4267|857|||1618\n\
3775||NAD83 / Alberta 3TM ref merid 111 W|NAD_1983_3TM_111|4269|854|||1615\n\
3776||NAD83 / Alberta 3TM ref merid 114 W|NAD_1983_3TM_114|4269|855|||1616\n\
3777||NAD83 / Alberta 3TM ref merid 117 W|NAD_1983_3TM_117|4269|856|||1617\n\
3778|3801|NAD83 / Alberta 3TM ref merid 120 W||4269|857|||1618\n\
3779||NAD83(CSRS) / Alberta 3TM ref merid 111 W|NAD_1983_CSRS_3TM_111|4617|854|||1615\n\
3780||NAD83(CSRS) / Alberta 3TM ref merid 114 W|NAD_1983_CSRS_3TM_114|4617|855|||1616\n\
3781||NAD83(CSRS) / Alberta 3TM ref merid 117 W|NAD_1983_CSRS_3TM_117|4617|856|||1617\n\
3782|3802|NAD83(CSRS) / Alberta 3TM ref merid 120 W||4617|857|||1618\n\
3783||Pitcairn 2006 / Pitcairn TM 2006||4763|858|||622\n\
3784||Pitcairn 1967 / UTM zone 9S||4729|859|||622\n\
3785|3857|Popular Visualisation CRS / Mercator|WGS_1984_Web_Mercator|4055|860|||1619\n\
3786|4088|World Equidistant Cylindrical (Sphere)||4047|861|||12\n\
3787|3912|MGI / Slovene National Grid||4312|862|||8\n\
3788||NZGD2000 / Auckland Islands TM 2000||4167|863|||1620\n\
3789||NZGD2000 / Campbell Island TM 2000||4167|864|||1621\n\
3790||NZGD2000 / Antipodes Islands TM 2000||4167|865|||1622\n\
3791||NZGD2000 / Raoul Island TM 2000||4167|866|||1623\n\
3793||NZGD2000 / Chatham Islands TM 2000||4167|867|||566\n\
3794||Slovenia 1996 / Slovene National Grid||4765|862|||8\n\
3795||NAD27 / Cuba Norte||4267|868|||890\n\
3796||NAD27 / Cuba Sur||4267|869|||891\n\
3797||NAD27 / MTQ Lambert|NAD_1927_MTQ_Lambert|4267|870|||343\n\
3798||NAD83 / MTQ Lambert|NAD_1983_MTQ_Lambert|4269|870|||343\n\
3799||NAD83(CSRS) / MTQ Lambert|NAD_1983_CSRS_MTQ_Lambert|4617|870|||343\n\
3800||NAD27 / Alberta 3TM ref merid 120 W|NAD_1927_3TM_120|4267|857|||1618\n\
3801||NAD83 / Alberta 3TM ref merid 120 W|NAD_1983_3TM_120|4269|857|||1618\n\
3802||NAD83(CSRS) / Alberta 3TM ref merid 120 W|NAD_1983_CSRS_3TM_120|4617|857|||1618\n\
3812||ETRS89 / Belgian Lambert 2008|Belge_Lambert_2008|4258|871|||198\n\
3814||NAD83 / Mississippi TM|NAD_1983_Mississippi_TM|4269|872|||386\n\
3815||NAD83(HARN) / Mississippi TM|NAD_1983_HARN_Mississippi_TM|4152|872|||386\n\
3816||NAD83(NSRS2007) / Mississippi TM|NAD_1983_NSRS2007_Mississippi_TM|4759|872|||386\n\
3825||TWD97 / TM2 zone 119|TWD_1997_TM_Penghu|3824|873|||1624\n\
3826||TWD97 / TM2 zone 121|TWD_1997_TM_Taiwan|3824|874|||1625\n\
3827||TWD67 / TM2 zone 119|TWD_1967_TM_Penghu|3821|873|||1626\n\
3828||TWD67 / TM2 zone 121|TWD_1967_TM_Taiwan|3821|874|||1627\n\
3829||Hu Tzu Shan 1950 / UTM zone 51N|Hu_Tzu_Shan_UTM_Zone_51N|4236|575|||1\n\
3832||WGS 84 / PDC Mercator|WGS_1984_PDC_Mercator|4326|875|||1538\n\
3833||Pulkovo 1942(58) / Gauss-Kruger zone 2|Pulkovo_1942_Adj_1958_GK_Zone_2|4179|876|||1628\n\
3834||Pulkovo 1942(83) / Gauss-Kruger zone 2|Pulkovo_1942_Adj_1983_GK_Zone_2|4178|876|||1628\n\
3835||Pulkovo 1942(83) / Gauss-Kruger zone 3|Pulkovo_1942_Adj_1983_GK_Zone_3|4178|752|||1629\n\
3836||Pulkovo 1942(83) / Gauss-Kruger zone 4|Pulkovo_1942_Adj_1983_GK_Zone_4|4178|150|||1630\n\
3837||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 3|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_3|4179|126|||941\n\
3838||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 4|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_4|4179|127|||942\n\
3839||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 9|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_9|4179|154|||1631\n\
3840||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 10|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_10|4179|155|||1632\n\
3841||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 6|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_6|4178|613|||1633\n\
3842|4417|Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 7||4178|613|||1634\n\
3843|4434|Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 8||4178|613|||1635\n\
3844||Pulkovo 1942(58) / Stereo70|Pulkovo_1942_Adj_58_Stereo_70|4179|877|||121\n\
3845||SWEREF99 / RT90 7.5 gon V emulation||4619|878|||1313\n\
3846||SWEREF99 / RT90 5 gon V emulation||4619|879|||1314\n\
3847||SWEREF99 / RT90 2.5 gon V emulation||4619|880|||1636\n\
3848||SWEREF99 / RT90 0 gon emulation||4619|881|||1315\n\
3849||SWEREF99 / RT90 2.5 gon O emulation||4619|882|||1316\n\
3850||SWEREF99 / RT90 5 gon O emulation||4619|883|||1317\n\
3851||NZGD2000 / NZCS2000|NZGD_2000_NZ_Continental_Shelf_2000|4167|884|||105\n\
3852||RSRGD2000 / DGLC2000||4764|885|||1637\n\
3854||County ST74|SWEREF99_County_ST74|4619|886|||1638\n\
3857||WGS 84 / Pseudo-Mercator|WGS_1984_Web_Mercator_Auxiliary_Sphere|4326|887|||1619\n\
3873||ETRS89 / GK19FIN|ETRS_1989_GK19FIN|4258|888|||1372\n\
3874||ETRS89 / GK20FIN|ETRS_1989_GK20FIN|4258|889|||1373\n\
3875||ETRS89 / GK21FIN|ETRS_1989_GK21FIN|4258|890|||1374\n\
3876||ETRS89 / GK22FIN|ETRS_1989_GK22FIN|4258|891|||1375\n\
3877||ETRS89 / GK23FIN|ETRS_1989_GK23FIN|4258|892|||1376\n\
3878||ETRS89 / GK24FIN|ETRS_1989_GK24FIN|4258|893|||1377\n\
3879||ETRS89 / GK25FIN|ETRS_1989_GK25FIN|4258|894|||1378\n\
3880||ETRS89 / GK26FIN|ETRS_1989_GK26FIN|4258|895|||1379\n\
3881||ETRS89 / GK27FIN|ETRS_1989_GK27FIN|4258|896|||1380\n\
3882||ETRS89 / GK28FIN|ETRS_1989_GK28FIN|4258|897|||1381\n\
3883||ETRS89 / GK29FIN|ETRS_1989_GK29FIN|4258|898|||1382\n\
3884||ETRS89 / GK30FIN|ETRS_1989_GK30FIN|4258|899|||1383\n\
3885||ETRS89 / GK31FIN|ETRS_1989_GK31FIN|4258|900|||1384\n\
3890||IGRS / UTM zone 37N||3889|554|||1556\n\
3891||IGRS / UTM zone 38N||3889|42|||1557\n\
3892||IGRS / UTM zone 39N||3889|43|||1639\n\
3893||ED50 / Iraq National Grid|ED_1950_Iraq_National_Grid|4230|901|||633\n\
3907|8677|MGI 1901 / Balkans zone 5|MGI_1901_Balkans_5_NE_deprecated|3906|902|||1640\n\
3908|8678|MGI 1901 / Balkans zone 6|MGI_1901_Balkans_6_NE_deprecated|3906|903|||1641\n\
3909|6316|MGI 1901 / Balkans zone 7|MGI_1901_Balkans_7_NE_deprecated|3906|904|||1642\n\
3910|8679|MGI 1901 / Balkans zone 8|MGI_1901_Balkans_8_NE_deprecated|3906|905|||1643\n\
3911|8686|MGI 1901 / Slovenia Grid||3906|130|||8\n\
3912||MGI 1901 / Slovene National Grid||3906|862|||8\n\
3920||Puerto Rico / UTM zone 20N||4139|22|||1644\n\
3942||RGF93 v1 / CC42|RGF_1993_CC42|4171|906|||1645\n\
3943||RGF93 v1 / CC43|RGF_1993_CC43|4171|907|||1646\n\
3944||RGF93 v1 / CC44|RGF_1993_CC44|4171|908|||1647\n\
3945||RGF93 v1 / CC45|RGF_1993_CC45|4171|909|||1648\n\
3946||RGF93 v1 / CC46|RGF_1993_CC46|4171|910|||1649\n\
3947||RGF93 v1 / CC47|RGF_1993_CC47|4171|911|||1650\n\
3948||RGF93 v1 / CC48|RGF_1993_CC48|4171|912|||1651\n\
3949||RGF93 v1 / CC49|RGF_1993_CC49|4171|913|||1652\n\
3950||RGF93 v1 / CC50|RGF_1993_CC50|4171|914|||1653\n\
3968||NAD83 / Virginia Lambert|NAD_1983_Virginia_Lambert|4269|915|||377\n\
3969||NAD83(HARN) / Virginia Lambert|NAD_1983_HARN_Virginia_Lambert|4152|915|||377\n\
3970||NAD83(NSRS2007) / Virginia Lambert|NAD_1983_NSRS2007_Virginia_Lambert|4759|915|||377\n\
3973|6931|WGS 84 / NSIDC EASE-Grid North|WGS_1984_EASE_Grid_North|4326|784|||1563\n\
3974|6932|WGS 84 / NSIDC EASE-Grid South|WGS_1984_EASE_Grid_South|4326|785|||1564\n\
3975|6933|WGS 84 / NSIDC EASE-Grid Global|WGS_1984_EASE_Grid_Global|4326|786|||1565\n\
3976||WGS 84 / NSIDC Sea Ice Polar Stereographic South|WGS_1984_NSIDC_Sea_Ice_Polar_Stereographic_South|4326|788|||1318\n\
3978||NAD83 / Canada Atlas Lambert|NAD_1983_Canada_Atlas_Lambert|4269|916|||55\n\
3979||NAD83(CSRS) / Canada Atlas Lambert|NAD_1983_CSRS_Canada_Atlas_Lambert|4617|916|||55\n\
3985|4415|Katanga 1955 / Katanga Lambert||4695|917|||590\n\
3986||Katanga 1955 / Katanga Gauss zone A||4695|918|||1654\n\
3987||Katanga 1955 / Katanga Gauss zone B||4695|919|||1655\n\
3988||Katanga 1955 / Katanga Gauss zone C||4695|920|||1656\n\
3989||Katanga 1955 / Katanga Gauss zone D||4695|921|||1657\n\
3991||Puerto Rico State Plane CS of 1927|Puerto_Rico_StatePlane_Puerto_Rico_FIPS_5201|4139|922|0.30480060960121924||54\n\
3992||Puerto Rico / St. Croix|Puerto_Rico_StatePlane_Virgin_Islands_St_Croix_FIPS_5202|4139|923|0.30480060960121924||1658\n\
3993||Guam 1963 / Guam SPCS||4675|924|||568\n\
3994||WGS 84 / Mercator 41|WGS_1984_Mercator_41|4326|925|||1611\n\
3995||WGS 84 / Arctic Polar Stereographic|WGS_1984_Arctic_Polar_Stereographic|4326|926|||1566\n\
3996||WGS 84 / IBCAO Polar Stereographic|WGS_1984_IBCAO_Polar_Stereographic|4326|927|||1566\n\
3997||WGS 84 / Dubai Local TM|WGS_1984_Dubai_Local_TM|4326|928|||423\n\
4026||MOLDREF99 / Moldova TM||4023|929|||13\n\
4037||WGS 84 / TMzn35N|WGS_1984_TMzn35N|4326|62|||1659\n\
4038||WGS 84 / TMzn36N|WGS_1984_TMzn36N|4326|553|||1660\n\
4048||RGRDC 2005 / Congo TM zone 12||4046|743|||1661\n\
4049||RGRDC 2005 / Congo TM zone 14||4046|744|||1523\n\
4050||RGRDC 2005 / Congo TM zone 16||4046|745|||1662\n\
4051||RGRDC 2005 / Congo TM zone 18||4046|746|||1663\n\
4056||RGRDC 2005 / Congo TM zone 20||4046|747|||1664\n\
4057||RGRDC 2005 / Congo TM zone 22||4046|741|||1665\n\
4058||RGRDC 2005 / Congo TM zone 24||4046|742|||1666\n\
4059||RGRDC 2005 / Congo TM zone 26||4046|748|||1667\n\
4060||RGRDC 2005 / Congo TM zone 28||4046|749|||1668\n\
4061||RGRDC 2005 / UTM zone 33S||4046|755|||1669\n\
4062||RGRDC 2005 / UTM zone 34S||4046|930|||1670\n\
4063||RGRDC 2005 / UTM zone 35S||4046|931|||1671\n\
4071||Chua / UTM zone 23S||4224|932|||223\n\
4082||REGCAN95 / UTM zone 27N||4081|551|||1672\n\
4083||REGCAN95 / UTM zone 28N||4081|47|||1673\n\
4087||WGS 84 / World Equidistant Cylindrical|WGS_1984_World_Equidistant_Cylindrical|4326|933|||12\n\
4088|4087|World Equidistant Cylindrical (Sphere)||4047|933|||12\n\
4093||ETRS89 / DKTM1|ETRS_1989_DKTM1|4258|934|||1674\n\
4094||ETRS89 / DKTM2|ETRS_1989_DKTM2|4258|935|||1675\n\
4095||ETRS89 / DKTM3|ETRS_1989_DKTM3|4258|936|||955\n\
4096||ETRS89 / DKTM4|ETRS_1989_DKTM4|4258|937|||956\n\
4217||NAD83 / BLM 59N (ftUS)|NAD_1983_BLM_Zone_59N|4269|938|0.30480060960121924||1542\n\
4390||Kertau 1968 / Johor Grid||4245|939|||1545\n\
4391||Kertau 1968 / Sembilan and Melaka Grid||4245|940|||1546\n\
4392||Kertau 1968 / Pahang Grid||4245|941|||1547\n\
4393||Kertau 1968 / Selangor Grid||4245|942|||1548\n\
4394||Kertau 1968 / Terengganu Grid||4245|943|||1549\n\
4395||Kertau 1968 / Pinang Grid||4245|944|||1550\n\
4396||Kertau 1968 / Kedah and Perlis Grid||4245|945|||1551\n\
4397||Kertau 1968 / Perak Revised Grid||4245|946|||1552\n\
4398||Kertau 1968 / Kelantan Grid||4245|947|||1553\n\
4399||NAD27 / BLM 59N (ftUS)|NAD_1927_BLM_Zone_59N|4267|938|0.30480060960121924||1542\n\
4400||NAD27 / BLM 60N (ftUS)|NAD_1927_BLM_Zone_60N|4267|948|0.30480060960121924||1543\n\
4401||NAD27 / BLM 1N (ftUS)|NAD_1927_BLM_Zone_1N|4267|949|0.30480060960121924||1582\n\
4402||NAD27 / BLM 2N (ftUS)|NAD_1927_BLM_Zone_2N|4267|950|0.30480060960121924||1583\n\
4403||NAD27 / BLM 3N (ftUS)|NAD_1927_BLM_Zone_3N|4267|951|0.30480060960121924||1584\n\
4404||NAD27 / BLM 4N (ftUS)|NAD_1927_BLM_Zone_4N|4267|952|0.30480060960121924||1585\n\
4405||NAD27 / BLM 5N (ftUS)|NAD_1927_BLM_Zone_5N|4267|953|0.30480060960121924||1586\n\
4406||NAD27 / BLM 6N (ftUS)|NAD_1927_BLM_Zone_6N|4267|954|0.30480060960121924||1587\n\
4407||NAD27 / BLM 7N (ftUS)|NAD_1927_BLM_Zone_7N|4267|955|0.30480060960121924||1588\n\
4408||NAD27 / BLM 8N (ftUS)|NAD_1927_BLM_Zone_8N|4267|956|0.30480060960121924||1589\n\
4409||NAD27 / BLM 9N (ftUS)|NAD_1927_BLM_Zone_9N|4267|957|0.30480060960121924||1590\n\
4410||NAD27 / BLM 10N (ftUS)|NAD_1927_BLM_Zone_10N|4267|958|0.30480060960121924||1591\n\
4411||NAD27 / BLM 11N (ftUS)|NAD_1927_BLM_Zone_11N|4267|959|0.30480060960121924||1592\n\
4412||NAD27 / BLM 12N (ftUS)|NAD_1927_BLM_Zone_12N|4267|960|0.30480060960121924||1593\n\
4413||NAD27 / BLM 13N (ftUS)|NAD_1927_BLM_Zone_13N|4267|961|0.30480060960121924||1594\n\
4414||NAD83(HARN) / Guam Map Grid|NAD_1983_HARN_Guam_Map_Grid|4152|962|||568\n\
4415||Katanga 1955 / Katanga Lambert||4695|963|||590\n\
4417||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 7|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_7|4178|358|||1634\n\
4418||NAD27 / BLM 18N (ftUS)|NAD_1927_BLM_Zone_18N|4267|964|0.30480060960121924||1599\n\
4419||NAD27 / BLM 19N (ftUS)|NAD_1927_BLM_Zone_19N|4267|965|0.30480060960121924||1600\n\
4420||NAD83 / BLM 60N (ftUS)|NAD_1983_BLM_Zone_60N|4269|948|0.30480060960121924||1543\n\
4421||NAD83 / BLM 1N (ftUS)|NAD_1983_BLM_Zone_1N|4269|949|0.30480060960121924||1582\n\
4422||NAD83 / BLM 2N (ftUS)|NAD_1983_BLM_Zone_2N|4269|950|0.30480060960121924||1583\n\
4423||NAD83 / BLM 3N (ftUS)|NAD_1983_BLM_Zone_3N|4269|951|0.30480060960121924||1584\n\
4424||NAD83 / BLM 4N (ftUS)|NAD_1983_BLM_Zone_4N|4269|952|0.30480060960121924||1585\n\
4425||NAD83 / BLM 5N (ftUS)|NAD_1983_BLM_Zone_5N|4269|953|0.30480060960121924||1586\n\
4426||NAD83 / BLM 6N (ftUS)|NAD_1983_BLM_Zone_6N|4269|954|0.30480060960121924||1587\n\
4427||NAD83 / BLM 7N (ftUS)|NAD_1983_BLM_Zone_7N|4269|955|0.30480060960121924||1588\n\
4428||NAD83 / BLM 8N (ftUS)|NAD_1983_BLM_Zone_8N|4269|956|0.30480060960121924||1589\n\
4429||NAD83 / BLM 9N (ftUS)|NAD_1983_BLM_Zone_9N|4269|957|0.30480060960121924||1590\n\
4430||NAD83 / BLM 10N (ftUS)|NAD_1983_BLM_Zone_10N|4269|958|0.30480060960121924||1591\n\
4431||NAD83 / BLM 11N (ftUS)|NAD_1983_BLM_Zone_11N|4269|959|0.30480060960121924||1592\n\
4432||NAD83 / BLM 12N (ftUS)|NAD_1983_BLM_Zone_12N|4269|960|0.30480060960121924||1593\n\
4433||NAD83 / BLM 13N (ftUS)|NAD_1983_BLM_Zone_13N|4269|961|0.30480060960121924||1594\n\
4434||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 8|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_8|4178|359|||1635\n\
4437||NAD83(NSRS2007) / Puerto Rico and Virgin Is.|NAD_1983_NSRS2007_StatePlane_Puerto_Rico_Virgin_Isls_FIPS_5200|4759|499|||53\n\
4438||NAD83 / BLM 18N (ftUS)|NAD_1983_BLM_Zone_18N|4269|964|0.30480060960121924||1599\n\
4439||NAD83 / BLM 19N (ftUS)|NAD_1983_BLM_Zone_19N|4269|965|0.30480060960121924||1600\n\
4455||NAD27 / Pennsylvania South|NAD_1927_StatePlane_Pennsylvania_South_FIPS_3702|4267|966|0.30480060960121924||1024\n\
4456||NAD27 / New York Long Island|NAD_1927_StatePlane_New_York_Long_Island_FIPS_3104|4267|967|0.30480060960121924||1016\n\
4457||NAD83 / South Dakota North (ftUS)|NAD_1983_StatePlane_South_Dakota_North_FIPS_4001_Feet|4269|478|0.30480060960121924||1264\n\
4462||WGS 84 / Australian Centre for Remote Sensing Lambert|WGS_1984_Australian_Centre_for_Remote_Sensing_Lambert|4326|968|||146\n\
4467||RGSPM06 / UTM zone 21N|RGSPM_2006_UTM_Zone_21N|4463|23|||503\n\
4471||RGM04 / UTM zone 38S|RGM_2004_UTM_Zone_38S|4470|519|||504\n\
4474|5879|Cadastre 1997 / UTM zone 38S||4632|519|||505\n\
4484||Mexico ITRF92 / UTM zone 11N|Mexican_Datum_1993_UTM_Zone_11N|4483|118|||1676\n\
4485||Mexico ITRF92 / UTM zone 12N|Mexican_Datum_1993_UTM_Zone_12N|4483|117|||1677\n\
4486||Mexico ITRF92 / UTM zone 13N|Mexican_Datum_1993_UTM_Zone_13N|4483|116|||1678\n\
4487||Mexico ITRF92 / UTM zone 14N|Mexican_Datum_1993_UTM_Zone_14N|4483|622|||1679\n\
4488||Mexico ITRF92 / UTM zone 15N|Mexican_Datum_1993_UTM_Zone_15N|4483|17|||1680\n\
4489||Mexico ITRF92 / UTM zone 16N|Mexican_Datum_1993_UTM_Zone_16N|4483|18|||1681\n\
4491||CGCS2000 / Gauss-Kruger zone 13|CGCS2000_GK_Zone_13|4490|267|||1056\n\
4492||CGCS2000 / Gauss-Kruger zone 14|CGCS2000_GK_Zone_14|4490|268|||1057\n\
4493||CGCS2000 / Gauss-Kruger zone 15|CGCS2000_GK_Zone_15|4490|269|||1058\n\
4494||CGCS2000 / Gauss-Kruger zone 16|CGCS2000_GK_Zone_16|4490|270|||1059\n\
4495||CGCS2000 / Gauss-Kruger zone 17|CGCS2000_GK_Zone_17|4490|271|||1060\n\
4496||CGCS2000 / Gauss-Kruger zone 18|CGCS2000_GK_Zone_18|4490|28|||1682\n\
4497||CGCS2000 / Gauss-Kruger zone 19|CGCS2000_GK_Zone_19|4490|29|||1683\n\
4498||CGCS2000 / Gauss-Kruger zone 20|CGCS2000_GK_Zone_20|4490|272|||1684\n\
4499||CGCS2000 / Gauss-Kruger zone 21|CGCS2000_GK_Zone_21|4490|273|||1685\n\
4500||CGCS2000 / Gauss-Kruger zone 22|CGCS2000_GK_Zone_22|4490|274|||1686\n\
4501||CGCS2000 / Gauss-Kruger zone 23|CGCS2000_GK_Zone_23|4490|275|||1066\n\
4502||CGCS2000 / Gauss-Kruger CM 75E|CGCS2000_GK_CM_75E|4490|276|||1056\n\
4503||CGCS2000 / Gauss-Kruger CM 81E|CGCS2000_GK_CM_81E|4490|277|||1057\n\
4504||CGCS2000 / Gauss-Kruger CM 87E|CGCS2000_GK_CM_87E|4490|278|||1058\n\
4505||CGCS2000 / Gauss-Kruger CM 93E|CGCS2000_GK_CM_93E|4490|279|||1059\n\
4506||CGCS2000 / Gauss-Kruger CM 99E|CGCS2000_GK_CM_99E|4490|280|||1060\n\
4507||CGCS2000 / Gauss-Kruger CM 105E|CGCS2000_GK_CM_105E|4490|281|||1682\n\
4508||CGCS2000 / Gauss-Kruger CM 111E|CGCS2000_GK_CM_111E|4490|282|||1683\n\
4509||CGCS2000 / Gauss-Kruger CM 117E|CGCS2000_GK_CM_117E|4490|283|||1684\n\
4510||CGCS2000 / Gauss-Kruger CM 123E|CGCS2000_GK_CM_123E|4490|284|||1685\n\
4511||CGCS2000 / Gauss-Kruger CM 129E|CGCS2000_GK_CM_129E|4490|285|||1686\n\
4512||CGCS2000 / Gauss-Kruger CM 135E|CGCS2000_GK_CM_135E|4490|286|||1066\n\
4513||CGCS2000 / 3-degree Gauss-Kruger zone 25|CGCS2000_3_Degree_GK_Zone_25|4490|287|||1067\n\
4514||CGCS2000 / 3-degree Gauss-Kruger zone 26|CGCS2000_3_Degree_GK_Zone_26|4490|288|||1068\n\
4515||CGCS2000 / 3-degree Gauss-Kruger zone 27|CGCS2000_3_Degree_GK_Zone_27|4490|289|||1069\n\
4516||CGCS2000 / 3-degree Gauss-Kruger zone 28|CGCS2000_3_Degree_GK_Zone_28|4490|290|||1070\n\
4517||CGCS2000 / 3-degree Gauss-Kruger zone 29|CGCS2000_3_Degree_GK_Zone_29|4490|291|||1071\n\
4518||CGCS2000 / 3-degree Gauss-Kruger zone 30|CGCS2000_3_Degree_GK_Zone_30|4490|292|||1072\n\
4519||CGCS2000 / 3-degree Gauss-Kruger zone 31|CGCS2000_3_Degree_GK_Zone_31|4490|293|||1073\n\
4520||CGCS2000 / 3-degree Gauss-Kruger zone 32|CGCS2000_3_Degree_GK_Zone_32|4490|294|||1074\n\
4521||CGCS2000 / 3-degree Gauss-Kruger zone 33|CGCS2000_3_Degree_GK_Zone_33|4490|295|||1075\n\
4522||CGCS2000 / 3-degree Gauss-Kruger zone 34|CGCS2000_3_Degree_GK_Zone_34|4490|296|||1076\n\
4523||CGCS2000 / 3-degree Gauss-Kruger zone 35|CGCS2000_3_Degree_GK_Zone_35|4490|297|||1077\n\
4524||CGCS2000 / 3-degree Gauss-Kruger zone 36|CGCS2000_3_Degree_GK_Zone_36|4490|298|||1078\n\
4525||CGCS2000 / 3-degree Gauss-Kruger zone 37|CGCS2000_3_Degree_GK_Zone_37|4490|299|||1079\n\
4526||CGCS2000 / 3-degree Gauss-Kruger zone 38|CGCS2000_3_Degree_GK_Zone_38|4490|300|||1080\n\
4527||CGCS2000 / 3-degree Gauss-Kruger zone 39|CGCS2000_3_Degree_GK_Zone_39|4490|301|||1081\n\
4528||CGCS2000 / 3-degree Gauss-Kruger zone 40|CGCS2000_3_Degree_GK_Zone_40|4490|302|||1082\n\
4529||CGCS2000 / 3-degree Gauss-Kruger zone 41|CGCS2000_3_Degree_GK_Zone_41|4490|303|||1083\n\
4530||CGCS2000 / 3-degree Gauss-Kruger zone 42|CGCS2000_3_Degree_GK_Zone_42|4490|304|||1084\n\
4531||CGCS2000 / 3-degree Gauss-Kruger zone 43|CGCS2000_3_Degree_GK_Zone_43|4490|305|||1085\n\
4532||CGCS2000 / 3-degree Gauss-Kruger zone 44|CGCS2000_3_Degree_GK_Zone_44|4490|306|||1086\n\
4533||CGCS2000 / 3-degree Gauss-Kruger zone 45|CGCS2000_3_Degree_GK_Zone_45|4490|307|||1087\n\
4534||CGCS2000 / 3-degree Gauss-Kruger CM 75E|CGCS2000_3_Degree_GK_CM_75E|4490|276|||1067\n\
4535||CGCS2000 / 3-degree Gauss-Kruger CM 78E|CGCS2000_3_Degree_GK_CM_78E|4490|308|||1068\n\
4536||CGCS2000 / 3-degree Gauss-Kruger CM 81E|CGCS2000_3_Degree_GK_CM_81E|4490|277|||1069\n\
4537||CGCS2000 / 3-degree Gauss-Kruger CM 84E|CGCS2000_3_Degree_GK_CM_84E|4490|309|||1070\n\
4538||CGCS2000 / 3-degree Gauss-Kruger CM 87E|CGCS2000_3_Degree_GK_CM_87E|4490|278|||1071\n\
4539||CGCS2000 / 3-degree Gauss-Kruger CM 90E|CGCS2000_3_Degree_GK_CM_90E|4490|310|||1072\n\
4540||CGCS2000 / 3-degree Gauss-Kruger CM 93E|CGCS2000_3_Degree_GK_CM_93E|4490|279|||1073\n\
4541||CGCS2000 / 3-degree Gauss-Kruger CM 96E|CGCS2000_3_Degree_GK_CM_96E|4490|311|||1074\n\
4542||CGCS2000 / 3-degree Gauss-Kruger CM 99E|CGCS2000_3_Degree_GK_CM_99E|4490|280|||1075\n\
4543||CGCS2000 / 3-degree Gauss-Kruger CM 102E|CGCS2000_3_Degree_GK_CM_102E|4490|312|||1076\n\
4544||CGCS2000 / 3-degree Gauss-Kruger CM 105E|CGCS2000_3_Degree_GK_CM_105E|4490|281|||1077\n\
4545||CGCS2000 / 3-degree Gauss-Kruger CM 108E|CGCS2000_3_Degree_GK_CM_108E|4490|313|||1078\n\
4546||CGCS2000 / 3-degree Gauss-Kruger CM 111E|CGCS2000_3_Degree_GK_CM_111E|4490|282|||1079\n\
4547||CGCS2000 / 3-degree Gauss-Kruger CM 114E|CGCS2000_3_Degree_GK_CM_114E|4490|314|||1080\n\
4548||CGCS2000 / 3-degree Gauss-Kruger CM 117E|CGCS2000_3_Degree_GK_CM_117E|4490|283|||1081\n\
4549||CGCS2000 / 3-degree Gauss-Kruger CM 120E|CGCS2000_3_Degree_GK_CM_120E|4490|315|||1082\n\
4550||CGCS2000 / 3-degree Gauss-Kruger CM 123E|CGCS2000_3_Degree_GK_CM_123E|4490|284|||1083\n\
4551||CGCS2000 / 3-degree Gauss-Kruger CM 126E|CGCS2000_3_Degree_GK_CM_126E|4490|316|||1084\n\
4552||CGCS2000 / 3-degree Gauss-Kruger CM 129E|CGCS2000_3_Degree_GK_CM_129E|4490|285|||1085\n\
4553||CGCS2000 / 3-degree Gauss-Kruger CM 132E|CGCS2000_3_Degree_GK_CM_132E|4490|317|||1086\n\
4554||CGCS2000 / 3-degree Gauss-Kruger CM 135E|CGCS2000_3_Degree_GK_CM_135E|4490|286|||1087\n\
4559||RRAF 1991 / UTM zone 20N|RRAF_1991_UTM_20N|4558|22|||1687\n\
4568||New Beijing / Gauss-Kruger zone 13||4555|267|||1056\n\
4569||New Beijing / Gauss-Kruger zone 14||4555|268|||1057\n\
4570||New Beijing / Gauss-Kruger zone 15||4555|269|||1058\n\
4571||New Beijing / Gauss-Kruger zone 16||4555|270|||1059\n\
4572||New Beijing / Gauss-Kruger zone 17||4555|271|||1060\n\
4573||New Beijing / Gauss-Kruger zone 18||4555|28|||1061\n\
4574||New Beijing / Gauss-Kruger zone 19||4555|29|||1062\n\
4575||New Beijing / Gauss-Kruger zone 20||4555|272|||1063\n\
4576||New Beijing / Gauss-Kruger zone 21||4555|273|||1064\n\
4577||New Beijing / Gauss-Kruger zone 22||4555|274|||1065\n\
4578||New Beijing / Gauss-Kruger zone 23||4555|275|||1066\n\
4579||New Beijing / Gauss-Kruger CM 75E||4555|276|||1056\n\
4580||New Beijing / Gauss-Kruger CM 81E||4555|277|||1057\n\
4581||New Beijing / Gauss-Kruger CM 87E||4555|278|||1058\n\
4582||New Beijing / Gauss-Kruger CM 93E||4555|279|||1059\n\
4583||New Beijing / Gauss-Kruger CM 99E||4555|280|||1060\n\
4584||New Beijing / Gauss-Kruger CM 105E||4555|281|||1061\n\
4585||New Beijing / Gauss-Kruger CM 111E||4555|282|||1062\n\
4586||New Beijing / Gauss-Kruger CM 117E||4555|283|||1063\n\
4587||New Beijing / Gauss-Kruger CM 123E||4555|284|||1064\n\
4588||New Beijing / Gauss-Kruger CM 129E||4555|285|||1065\n\
4589||New Beijing / Gauss-Kruger CM 135E||4555|286|||1066\n\
4647||ETRS89 / UTM zone 32N (zE-N)|ETRS_1989_UTM_Zone_N32|4258|969|||1688\n\
4652||New Beijing / 3-degree Gauss-Kruger zone 25||4555|287|||1067\n\
4653||New Beijing / 3-degree Gauss-Kruger zone 26||4555|288|||1068\n\
4654||New Beijing / 3-degree Gauss-Kruger zone 27||4555|289|||1069\n\
4655||New Beijing / 3-degree Gauss-Kruger zone 28||4555|290|||1070\n\
4656||New Beijing / 3-degree Gauss-Kruger zone 29||4555|291|||1071\n\
4766||New Beijing / 3-degree Gauss-Kruger zone 30||4555|292|||1072\n\
4767||New Beijing / 3-degree Gauss-Kruger zone 31||4555|293|||1073\n\
4768||New Beijing / 3-degree Gauss-Kruger zone 32||4555|294|||1074\n\
4769||New Beijing / 3-degree Gauss-Kruger zone 33||4555|295|||1075\n\
4770||New Beijing / 3-degree Gauss-Kruger zone 34||4555|296|||1076\n\
4771||New Beijing / 3-degree Gauss-Kruger zone 35||4555|297|||1077\n\
4772||New Beijing / 3-degree Gauss-Kruger zone 36||4555|298|||1078\n\
4773||New Beijing / 3-degree Gauss-Kruger zone 37||4555|299|||1079\n\
4774||New Beijing / 3-degree Gauss-Kruger zone 38||4555|300|||1080\n\
4775||New Beijing / 3-degree Gauss-Kruger zone 39||4555|301|||1081\n\
4776||New Beijing / 3-degree Gauss-Kruger zone 40||4555|302|||1082\n\
4777||New Beijing / 3-degree Gauss-Kruger zone 41||4555|303|||1083\n\
4778||New Beijing / 3-degree Gauss-Kruger zone 42||4555|304|||1084\n\
4779||New Beijing / 3-degree Gauss-Kruger zone 43||4555|305|||1085\n\
4780||New Beijing / 3-degree Gauss-Kruger zone 44||4555|306|||1086\n\
4781||New Beijing / 3-degree Gauss-Kruger zone 45||4555|307|||1087\n\
4782||New Beijing / 3-degree Gauss-Kruger CM 75E||4555|276|||1067\n\
4783||New Beijing / 3-degree Gauss-Kruger CM 78E||4555|308|||1068\n\
4784||New Beijing / 3-degree Gauss-Kruger CM 81E||4555|277|||1069\n\
4785||New Beijing / 3-degree Gauss-Kruger CM 84E||4555|309|||1070\n\
4786||New Beijing / 3-degree Gauss-Kruger CM 87E||4555|278|||1071\n\
4787||New Beijing / 3-degree Gauss-Kruger CM 90E||4555|310|||1072\n\
4788||New Beijing / 3-degree Gauss-Kruger CM 93E||4555|279|||1073\n\
4789||New Beijing / 3-degree Gauss-Kruger CM 96E||4555|311|||1074\n\
4790||New Beijing / 3-degree Gauss-Kruger CM 99E||4555|280|||1075\n\
4791||New Beijing / 3-degree Gauss-Kruger CM 102E||4555|312|||1076\n\
4792||New Beijing / 3-degree Gauss-Kruger CM 105E||4555|281|||1077\n\
4793||New Beijing / 3-degree Gauss-Kruger CM 108E||4555|313|||1078\n\
4794||New Beijing / 3-degree Gauss-Kruger CM 111E||4555|282|||1079\n\
4795||New Beijing / 3-degree Gauss-Kruger CM 114E||4555|314|||1080\n\
4796||New Beijing / 3-degree Gauss-Kruger CM 117E||4555|283|||1081\n\
4797||New Beijing / 3-degree Gauss-Kruger CM 120E||4555|315|||1082\n\
4798||New Beijing / 3-degree Gauss-Kruger CM 123E||4555|284|||1083\n\
4799||New Beijing / 3-degree Gauss-Kruger CM 126E||4555|316|||1084\n\
4800||New Beijing / 3-degree Gauss-Kruger CM 129E||4555|285|||1085\n\
4822||New Beijing / 3-degree Gauss-Kruger CM 135E||4555|286|||1087\n\
4826||WGS 84 / Cape Verde National|WGS_1984_Cape_Verde_Grid|4326|970|||1689\n\
4839||ETRS89 / LCC Germany (N-E)|ETRS_1989_LCC_Germany_N-E|4258|971|||488\n\
4855|5105|ETRS89 / NTM zone 5||4258|972|||1690\n\
4856|5106|ETRS89 / NTM zone 6||4258|973|||1691\n\
4857|5107|ETRS89 / NTM zone 7||4258|974|||1692\n\
4858|5108|ETRS89 / NTM zone 8||4258|975|||1693\n\
4859|5109|ETRS89 / NTM zone 9||4258|976|||1694\n\
4860|5110|ETRS89 / NTM zone 10||4258|977|||1695\n\
4861|5111|ETRS89 / NTM zone 11||4258|978|||1696\n\
4862|5112|ETRS89 / NTM zone 12||4258|979|||1697\n\
4863|5113|ETRS89 / NTM zone 13||4258|980|||1698\n\
4864|5114|ETRS89 / NTM zone 14||4258|981|||1699\n\
4865|5115|ETRS89 / NTM zone 15||4258|982|||1700\n\
4866|5116|ETRS89 / NTM zone 16||4258|983|||1701\n\
4867|5117|ETRS89 / NTM zone 17||4258|984|||1702\n\
4868|5118|ETRS89 / NTM zone 18||4258|985|||1703\n\
4869|5119|ETRS89 / NTM zone 19||4258|986|||1704\n\
4870|5120|ETRS89 / NTM zone 20||4258|987|||1705\n\
4871|5121|ETRS89 / NTM zone 21||4258|988|||1706\n\
4872|5122|ETRS89 / NTM zone 22||4258|989|||1707\n\
4873|5123|ETRS89 / NTM zone 23||4258|990|||1708\n\
4874|5124|ETRS89 / NTM zone 24||4258|991|||1709\n\
4875|5125|ETRS89 / NTM zone 25||4258|992|||1710\n\
4876|5126|ETRS89 / NTM zone 26||4258|993|||1711\n\
4877|5127|ETRS89 / NTM zone 27||4258|994|||1712\n\
4878|5128|ETRS89 / NTM zone 28||4258|995|||1713\n\
4879|5129|ETRS89 / NTM zone 29||4258|996|||1714\n\
4880|5130|ETRS89 / NTM zone 30||4258|997|||1715\n\
5014||PTRA08 / UTM zone 25N||5013|141|||1716\n\
5015||PTRA08 / UTM zone 26N||5013|142|||1717\n\
5016||PTRA08 / UTM zone 28N||5013|47|||1718\n\
5017||Lisbon 1890 / Portugal Bonne New||4666|998||sw|163\n\
5018||Lisbon / Portuguese Grid New||4207|999|||163\n\
5041||WGS 84 / UPS North (E,N)||4326|1000|||1566\n\
5042||WGS 84 / UPS South (E,N)||4326|1001|||1318\n\
5048||ETRS89 / TM35FIN(N,E)|ETRS_1989_TM35FIN_NE|4258|62|||823\n\
5069||NAD27 / Conus Albers|NAD_1927_Contiguous_USA_Albers|4267|1002|||77\n\
5070||NAD83 / Conus Albers|NAD_1983_Contiguous_USA_Albers|4269|1002|||77\n\
5071||NAD83(HARN) / Conus Albers|NAD_1983_HARN_Contiguous_USA_Albers|4152|1002|||77\n\
5072||NAD83(NSRS2007) / Conus Albers|NAD_1983_NSRS2007_Contiguous_USA_Albers|4759|1002|||77\n\
5105||ETRS89 / NTM zone 5|ETRS_1989_NTM_Zone_5|4258|1003|||1690\n\
5106||ETRS89 / NTM zone 6|ETRS_1989_NTM_Zone_6|4258|1004|||1691\n\
5107||ETRS89 / NTM zone 7|ETRS_1989_NTM_Zone_7|4258|1005|||1692\n\
5108||ETRS89 / NTM zone 8|ETRS_1989_NTM_Zone_8|4258|1006|||1693\n\
5109||ETRS89 / NTM zone 9|ETRS_1989_NTM_Zone_9|4258|1007|||1694\n\
5110||ETRS89 / NTM zone 10|ETRS_1989_NTM_Zone_10|4258|1008|||1695\n\
5111||ETRS89 / NTM zone 11|ETRS_1989_NTM_Zone_11|4258|1009|||1696\n\
5112||ETRS89 / NTM zone 12|ETRS_1989_NTM_Zone_12|4258|1010|||1697\n\
5113||ETRS89 / NTM zone 13|ETRS_1989_NTM_Zone_13|4258|1011|||1698\n\
5114||ETRS89 / NTM zone 14|ETRS_1989_NTM_Zone_14|4258|1012|||1699\n\
5115||ETRS89 / NTM zone 15|ETRS_1989_NTM_Zone_15|4258|1013|||1700\n\
5116||ETRS89 / NTM zone 16|ETRS_1989_NTM_Zone_16|4258|1014|||1701\n\
5117||ETRS89 / NTM zone 17|ETRS_1989_NTM_Zone_17|4258|1015|||1702\n\
5118||ETRS89 / NTM zone 18|ETRS_1989_NTM_Zone_18|4258|1016|||1703\n\
5119||ETRS89 / NTM zone 19|ETRS_1989_NTM_Zone_19|4258|1017|||1704\n\
5120||ETRS89 / NTM zone 20|ETRS_1989_NTM_Zone_20|4258|1018|||1705\n\
5121||ETRS89 / NTM zone 21|ETRS_1989_NTM_Zone_21|4258|1019|||1706\n\
5122||ETRS89 / NTM zone 22|ETRS_1989_NTM_Zone_22|4258|1020|||1707\n\
5123||ETRS89 / NTM zone 23|ETRS_1989_NTM_Zone_23|4258|1021|||1708\n\
5124||ETRS89 / NTM zone 24|ETRS_1989_NTM_Zone_24|4258|1022|||1709\n\
5125||ETRS89 / NTM zone 25|ETRS_1989_NTM_Zone_25|4258|1023|||1710\n\
5126||ETRS89 / NTM zone 26|ETRS_1989_NTM_Zone_26|4258|1024|||1711\n\
5127||ETRS89 / NTM zone 27|ETRS_1989_NTM_Zone_27|4258|1025|||1712\n\
5128||ETRS89 / NTM zone 28|ETRS_1989_NTM_Zone_28|4258|1026|||1713\n\
5129||ETRS89 / NTM zone 29|ETRS_1989_NTM_Zone_29|4258|1027|||1714\n\
5130||ETRS89 / NTM zone 30|ETRS_1989_NTM_Zone_30|4258|1028|||1715\n\
5167||Korean 1985 / East Sea Belt|Korean_1985_Korea_East_Sea_Belt|4162|1029|||1719\n\
5168||Korean 1985 / Central Belt Jeju|Korean_1985_Korea_Central_Belt_Jeju|4162|1030|||1720\n\
5169||Tokyo 1892 / Korea West Belt||5132|75|||1721\n\
5170||Tokyo 1892 / Korea Central Belt||5132|74|||1722\n\
5171||Tokyo 1892 / Korea East Belt||5132|73|||1723\n\
5172||Tokyo 1892 / Korea East Sea Belt||5132|1029|||1724\n\
5173||Korean 1985 / Modified West Belt|Korean_1985_Modified_Korea_West_Belt|4162|1031|||899\n\
5174||Korean 1985 / Modified Central Belt|Korean_1985_Modified_Korea_Central_Belt|4162|1032|||898\n\
5175||Korean 1985 / Modified Central Belt Jeju|Korean_1985_Modified_Korea_Central_Belt_Jeju|4162|1033|||1720\n\
5176||Korean 1985 / Modified East Belt|Korean_1985_Modified_Korea_East_Belt|4162|1034|||897\n\
5177||Korean 1985 / Modified East Sea Belt|Korean_1985_Modified_Korea_East_Sea_Belt|4162|1035|||1719\n\
5178||Korean 1985 / Unified CS|Korean_1985_Korea_Unified_Coordinate_System|4162|1036|||101\n\
5179||Korea 2000 / Unified CS|Korea_2000_Korea_Unified_Coordinate_System|4737|1036|||630\n\
5180||Korea 2000 / West Belt|Korea_2000_Korea_West_Belt|4737|75|||899\n\
5181||Korea 2000 / Central Belt|Korea_2000_Korea_Central_Belt|4737|74|||898\n\
5182||Korea 2000 / Central Belt Jeju|Korea_2000_Korea_Central_Belt_Jeju|4737|1030|||1720\n\
5183||Korea 2000 / East Belt|Korea_2000_Korea_East_Belt|4737|73|||897\n\
5184||Korea 2000 / East Sea Belt|Korea_2000_Korea_East_Sea_Belt|4737|1029|||1719\n\
5185||Korea 2000 / West Belt 2010|Korea_2000_Korea_West_Belt_2010|4737|1037|||899\n\
5186||Korea 2000 / Central Belt 2010|Korea_2000_Korea_Central_Belt_2010|4737|1038|||1725\n\
5187||Korea 2000 / East Belt 2010|Korea_2000_Korea_East_Belt_2010|4737|1039|||897\n\
5188||Korea 2000 / East Sea Belt 2010|Korea_2000_Korea_East_Sea_Belt_2010|4737|1040|||1719\n\
5221||S-JTSK (Ferro) / Krovak East North||4818|1041|||83\n\
5223||WGS 84 / Gabon TM|WGS_1984_UTM_Gabon_TM|4326|1042|||1726\n\
5224||S-JTSK/05 (Ferro) / Modified Krovak||5229|1043||sw|84\n\
5225||S-JTSK/05 (Ferro) / Modified Krovak East North||5229|1043|||84\n\
5234||Kandawala / Sri Lanka Grid||4244|1044|||272\n\
5235||SLD99 / Sri Lanka Grid 1999||5233|1045|||272\n\
5243||ETRS89 / LCC Germany (E-N)|ETRS_1989_LCC_Germany_E-N|4258|971|||488\n\
5247||GDBD2009 / Brunei BRSO|GDBD2009_GEORSO|5246|768|||464\n\
5253||TUREF / TM27||5252|259|||962\n\
5254||TUREF / TM30||5252|260|||963\n\
5255||TUREF / TM33||5252|261|||964\n\
5256||TUREF / TM36||5252|262|||965\n\
5257||TUREF / TM39||5252|263|||966\n\
5258||TUREF / TM42||5252|264|||967\n\
5259||TUREF / TM45||5252|265|||968\n\
5266||DRUKREF 03 / Bhutan National Grid||5264|1046|||657\n\
5269||TUREF / 3-degree Gauss-Kruger zone 9|TUREF_3_Degree_GK_Zone_9|5252|154|||962\n\
5270||TUREF / 3-degree Gauss-Kruger zone 10|TUREF_3_Degree_GK_Zone_10|5252|155|||963\n\
5271||TUREF / 3-degree Gauss-Kruger zone 11|TUREF_3_Degree_GK_Zone_11|5252|156|||964\n\
5272||TUREF / 3-degree Gauss-Kruger zone 12|TUREF_3_Degree_GK_Zone_12|5252|157|||965\n\
5273||TUREF / 3-degree Gauss-Kruger zone 13|TUREF_3_Degree_GK_Zone_13|5252|158|||966\n\
5274||TUREF / 3-degree Gauss-Kruger zone 14|TUREF_3_Degree_GK_Zone_14|5252|159|||967\n\
5275||TUREF / 3-degree Gauss-Kruger zone 15|TUREF_3_Degree_GK_Zone_15|5252|160|||968\n\
5292||DRUKREF 03 / Bumthang TM||5264|1047|||1727\n\
5293||DRUKREF 03 / Chhukha TM||5264|1048|||1728\n\
5294||DRUKREF 03 / Dagana TM||5264|1049|||1729\n\
5295||DRUKREF 03 / Gasa TM||5264|1050|||1730\n\
5296||DRUKREF 03 / Ha TM||5264|1051|||1731\n\
5297||DRUKREF 03 / Lhuentse TM||5264|1052|||1732\n\
5298||DRUKREF 03 / Mongar TM||5264|1053|||1733\n\
5299||DRUKREF 03 / Paro TM||5264|1054|||1734\n\
5300||DRUKREF 03 / Pemagatshel TM||5264|1055|||1735\n\
5301||DRUKREF 03 / Punakha TM||5264|1049|||1736\n\
5302||DRUKREF 03 / Samdrup Jongkhar TM||5264|1056|||1737\n\
5303||DRUKREF 03 / Samtse TM||5264|1057|||1738\n\
5304||DRUKREF 03 / Sarpang TM||5264|1058|||1739\n\
5305||DRUKREF 03 / Thimphu TM||5264|1048|||1740\n\
5306||DRUKREF 03 / Trashigang TM||5264|1059|||1741\n\
5307||DRUKREF 03 / Trongsa TM||5264|1060|||1742\n\
5308||DRUKREF 03 / Tsirang TM||5264|1061|||1743\n\
5309||DRUKREF 03 / Wangdue Phodrang TM||5264|1062|||1744\n\
5310||DRUKREF 03 / Yangtse TM||5264|1056|||1745\n\
5311||DRUKREF 03 / Zhemgang TM||5264|1063|||1746\n\
5316||ETRS89 / Faroe TM|ETRS_1989_FAROE_TM|4258|1064|||1747\n\
5320||NAD83 / Teranet Ontario Lambert|NAD_1983_Teranet_Ontario_Lambert|4269|1065|||517\n\
5321||NAD83(CSRS) / Teranet Ontario Lambert|NAD_1983_CSRS_Teranet_Ontario_Lambert|4617|1065|||517\n\
5325||ISN2004 / Lambert 2004||5324|1066|||501\n\
5329||Segara (Jakarta) / NEIEZ|Gunung_Segara_Jakarta_NEIEZ|4820|1067|||519\n\
5330||Batavia (Jakarta) / NEIEZ||4813|1067|||186\n\
5331||Makassar (Jakarta) / NEIEZ||4804|1067|||300\n\
5337||Aratu / UTM zone 25S||4208|1068|||1748\n\
5343||POSGAR 2007 / Argentina 1|POSGAR_2007_Argentina_Zone_1|5340|1069|||1749\n\
5344||POSGAR 2007 / Argentina 2|POSGAR_2007_Argentina_Zone_2|5340|63|||1750\n\
5345||POSGAR 2007 / Argentina 3|POSGAR_2007_Argentina_Zone_3|5340|1070|||1751\n\
5346||POSGAR 2007 / Argentina 4|POSGAR_2007_Argentina_Zone_4|5340|1071|||1752\n\
5347||POSGAR 2007 / Argentina 5|POSGAR_2007_Argentina_Zone_5|5340|1072|||1753\n\
5348||POSGAR 2007 / Argentina 6|POSGAR_2007_Argentina_Zone_6|5340|1073|||1754\n\
5349||POSGAR 2007 / Argentina 7|POSGAR_2007_Argentina_Zone_7|5340|1074|||1755\n\
5355||MARGEN / UTM zone 20S||5354|256|||1756\n\
5356||MARGEN / UTM zone 19S||5354|64|||1757\n\
5357||MARGEN / UTM zone 21S||5354|1075|||1758\n\
5361||SIRGAS-Chile 2002 / UTM zone 19S|SIRGAS-Chile_UTM_Zone_19S|5360|64|||1759\n\
5362||SIRGAS-Chile 2002 / UTM zone 18S|SIRGAS-Chile_UTM_Zone_18S|5360|1076|||1760\n\
5367||CR05 / CRTM05|CRTM05|5365|1077|||1761\n\
5382||SIRGAS-ROU98 / UTM zone 21S||5381|1075|||1762\n\
5383||SIRGAS-ROU98 / UTM zone 22S||5381|1078|||1763\n\
5387||Peru96 / UTM zone 18S||5373|1076|||1764\n\
5388|5839|Peru96 / UTM zone 17S||5373|19|||1765\n\
5389||Peru96 / UTM zone 19S||5373|64|||1766\n\
5396||SIRGAS 2000 / UTM zone 26S||4674|1079|||1767\n\
5456||Ocotepeque 1935 / Costa Rica Norte||5451|1080|||1768\n\
5457||Ocotepeque 1935 / Costa Rica Sur||5451|1081|||1769\n\
5458|5559|Ocotepeque 1935 / Guatemala Norte||4267|1082|||1770\n\
5459||Ocotepeque 1935 / Guatemala Sur||5451|1083|||1771\n\
5460||Ocotepeque 1935 / El Salvador Lambert||5451|1084|||1772\n\
5461||Ocotepeque 1935 / Nicaragua Norte||5451|1085|||1773\n\
5462||Ocotepeque 1935 / Nicaragua Sur||5451|1086|||1774\n\
5463||SAD69 / UTM zone 17N|SAD_1969_UTM_Zone_17N|4618|19|||1775\n\
5466|5589|Sibun Gorge 1922 / Colony Grid||5464|1087|||676\n\
5469||Panama-Colon 1911 / Panama Lambert||5467|1088|||388\n\
5472||Panama-Colon 1911 / Panama Polyconic||5467|1089|0.9143917962||388\n\
5479||RSRGD2000 / MSLC2000||4764|1090|||1776\n\
5480||RSRGD2000 / BCLC2000||4764|1091|||1777\n\
5481||RSRGD2000 / PCLC2000||4764|1092|||1778\n\
5482||RSRGD2000 / RSPS2000||4764|1093|||1779\n\
5490||RGAF09 / UTM zone 20N||5489|22|||1687\n\
5513||S-JTSK / Krovak||4156|1094||sw|83\n\
5514||S-JTSK / Krovak East North||4156|1095|||83\n\
5515||S-JTSK/05 / Modified Krovak||5228|1096||sw|84\n\
5516||S-JTSK/05 / Modified Krovak East North||5228|1096|||84\n\
5518||CI1971 / Chatham Islands Map Grid|Chatham_Island_1971_Map_Grid|4672|1097|||566\n\
5519||CI1979 / Chatham Islands Map Grid|Chatham_Islands_1979_Map_Grid|4673|1097|||566\n\
5520||DHDN / 3-degree Gauss-Kruger zone 1|DHDN_3_Degree_Gauss_Zone_1|4314|1098|||1780\n\
5523||WGS 84 / Gabon TM 2011|WGS_1984_UTM_Gabon_TM_2011|4326|1099|||330\n\
5530||SAD69(96) / Brazil Polyconic|SAD_1969_96_Brazil_Polyconic|5527|1100|||523\n\
5531||SAD69(96) / UTM zone 21S|SAD_1969_96_UTM_Zone_21S|5527|1075|||1781\n\
5532|5858|SAD69(96) / UTM zone 22S|SAD_1969_96_UTM_Zone_22S|4618|1078|||1782\n\
5533||SAD69(96) / UTM zone 23S|SAD_1969_96_UTM_Zone_23S|5527|932|||1783\n\
5534||SAD69(96) / UTM zone 24S|SAD_1969_96_UTM_Zone_24S|5527|1101|||1784\n\
5535||SAD69(96) / UTM zone 25S|SAD_1969_96_UTM_Zone_25S|5527|1068|||1785\n\
5536||Corrego Alegre 1961 / UTM zone 21S||5524|1075|||1786\n\
5537||Corrego Alegre 1961 / UTM zone 22S||5524|1078|||1787\n\
5538||Corrego Alegre 1961 / UTM zone 23S||5524|932|||1788\n\
5539||Corrego Alegre 1961 / UTM zone 24S||5524|1101|||1789\n\
5550||PNG94 / PNGMG94 zone 54||5546|1102|||1790\n\
5551||PNG94 / PNGMG94 zone 55||5546|1103|||1791\n\
5552||PNG94 / PNGMG94 zone 56||5546|1104|||1792\n\
5559||Ocotepeque 1935 / Guatemala Norte||5451|1082|||1770\n\
5562||UCS-2000 / Gauss-Kruger zone 4|Ukraine_2000_GK_Zone_4|5561|150|||1793\n\
5563||UCS-2000 / Gauss-Kruger zone 5|Ukraine_2000_GK_Zone_5|5561|753|||1794\n\
5564||UCS-2000 / Gauss-Kruger zone 6|Ukraine_2000_GK_Zone_6|5561|1105|||1795\n\
5565||UCS-2000 / Gauss-Kruger zone 7|Ukraine_2000_GK_Zone_7|5561|1106|||1796\n\
5566||UCS-2000 / Gauss-Kruger CM 21E|Ukraine_2000_GK_CM_21E|5561|342|||1793\n\
5567||UCS-2000 / Gauss-Kruger CM 27E|Ukraine_2000_GK_CM_27E|5561|259|||1794\n\
5568||UCS-2000 / Gauss-Kruger CM 33E|Ukraine_2000_GK_CM_33E|5561|261|||1795\n\
5569||UCS-2000 / Gauss-Kruger CM 39E|Ukraine_2000_GK_CM_39E|5561|263|||1796\n\
5570|6381|UCS-2000 / 3-degree Gauss-Kruger zone 7|Ukraine_2000_3_Degree_GK_Zone_7|5561|358|||1797\n\
5571|6382|UCS-2000 / 3-degree Gauss-Kruger zone 8|Ukraine_2000_3_Degree_GK_Zone_8|5561|359|||1798\n\
5572|6383|UCS-2000 / 3-degree Gauss-Kruger zone 9|Ukraine_2000_3_Degree_GK_Zone_9|5561|154|||1799\n\
5573|6384|UCS-2000 / 3-degree Gauss-Kruger zone 10|Ukraine_2000_3_Degree_GK_Zone_10|5561|155|||1800\n\
5574|6385|UCS-2000 / 3-degree Gauss-Kruger zone 11|Ukraine_2000_3_Degree_GK_Zone_11|5561|156|||1801\n\
5575|6386|UCS-2000 / 3-degree Gauss-Kruger zone 12|Ukraine_2000_3_Degree_GK_Zone_12|5561|157|||1802\n\
5576|6387|UCS-2000 / 3-degree Gauss-Kruger zone 13|Ukraine_2000_3_Degree_GK_Zone_13|5561|158|||1803\n\
5577|6381|UCS-2000 / 3-degree Gauss-Kruger CM 21E|Ukraine_2000_3_Degree_GK_CM_21E|5561|342|||1797\n\
5578|6382|UCS-2000 / 3-degree Gauss-Kruger CM 24E|Ukraine_2000_3_Degree_GK_CM_24E|5561|389|||1798\n\
5579|6383|UCS-2000 / 3-degree Gauss-Kruger CM 27E|Ukraine_2000_3_Degree_GK_CM_27E|5561|259|||1799\n\
5580|6384|UCS-2000 / 3-degree Gauss-Kruger CM 30E|Ukraine_2000_3_Degree_GK_CM_30E|5561|260|||1800\n\
5581|6385|UCS-2000 / 3-degree Gauss-Kruger CM 33E|Ukraine_2000_3_Degree_GK_CM_33E|5561|261|||1801\n\
5582|6386|UCS-2000 / 3-degree Gauss-Kruger CM 36E|Ukraine_2000_3_Degree_GK_CM_36E|5561|262|||1802\n\
5583|6387|UCS-2000 / 3-degree Gauss-Kruger CM 39E|Ukraine_2000_3_Degree_GK_CM_39E|5561|263|||1803\n\
5588||NAD27 / New Brunswick Stereographic (NAD27)|NAD_1927_New_Brunswick_Stereographic|4267|1107|0.3048||17\n\
5589||Sibun Gorge 1922 / Colony Grid||5464|1087|0.3047972654||676\n\
5596||FEH2010 / Fehmarnbelt TM||5593|1108|||680\n\
5623||NAD27 / Michigan East|NAD_1927_StatePlane_Michigan_East_Old_FIPS_2101|4267|1109|0.30480060960121924||1804\n\
5624||NAD27 / Michigan Old Central|NAD_1927_StatePlane_Michigan_Central_Old_FIPS_2102|4267|1110|0.30480060960121924||1805\n\
5625||NAD27 / Michigan West|NAD_1927_StatePlane_Michigan_West_Old_FIPS_2103|4267|1111|0.30480060960121924||1806\n\
5627||ED50 / TM 6 NE|ED_1950_TM_6_NE|4230|254|||1807\n\
5629||Moznet / UTM zone 38S||4130|519|||1235\n\
5631||Pulkovo 1942(58) / Gauss-Kruger zone 2 (E-N)|Pulkovo_1942_Adj_1958_GK_Zone_2_E-N|4179|876|||1628\n\
5632||PTRA08 / LCC Europe||5013|549|||656\n\
5633||PTRA08 / LAEA Europe||5013|550|||656\n\
5634||REGCAN95 / LCC Europe||4081|549|||15\n\
5635||REGCAN95 / LAEA Europe||4081|550|||15\n\
5636||TUREF / LAEA Europe||5252|550|||240\n\
5637||TUREF / LCC Europe||5252|549|||240\n\
5638||ISN2004 / LAEA Europe||5324|550|||501\n\
5639||ISN2004 / LCC Europe||5324|549|||501\n\
5641||SIRGAS 2000 / Brazil Mercator||4674|1112|||1808\n\
5643||ED50 / SPBA LCC|ED_1950_Southern_Permian_Basin_Lambert|4230|1113|||1809\n\
5644||RGR92 / UTM zone 39S|RGR_1992_UTM_39S|4627|1114|||1810\n\
5646||NAD83 / Vermont (ftUS)|NAD_1983_StatePlane_Vermont_FIPS_4400_Feet|4269|1115|0.30480060960121924||1266\n\
5649||ETRS89 / UTM zone 31N (zE-N)|ETRS_1989_UTM_Zone_31N_zE-N|4258|1116|||1811\n\
5650||ETRS89 / UTM zone 33N (zE-N)|ETRS_1989_UTM_Zone_33N_zE-N|4258|1117|||1812\n\
5651||ETRS89 / UTM zone 31N (N-zE)|ETRS_1989_UTM_Zone_31N_N-zE|4258|1116|||1811\n\
5652||ETRS89 / UTM zone 32N (N-zE)|ETRS_1989_UTM_Zone_32N_N-zE|4258|969|||1688\n\
5653||ETRS89 / UTM zone 33N (N-zE)|ETRS_1989_UTM_Zone_33N_N-zE|4258|1117|||1812\n\
5654||NAD83(HARN) / Vermont (ftUS)|NAD_1983_HARN_StatePlane_Vermont_FIPS_4400_Ft_US|4152|1115|0.30480060960121924||1266\n\
5655||NAD83(NSRS2007) / Vermont (ftUS)|NAD_1983_NSRS2007_StatePlane_Vermont_FIPS_4400_Ft_US|4759|1115|0.30480060960121924||1266\n\
5659||Monte Mario / TM Emilia-Romagna||4265|1118|||1813\n\
5663||Pulkovo 1942(58) / Gauss-Kruger zone 3 (E-N)|Pulkovo_1942_Adj_1958_GK_Zone_3_E-N|4179|752|||1140\n\
5664||Pulkovo 1942(83) / Gauss-Kruger zone 2 (E-N)|Pulkovo_1942_Adj_1983_GK_Zone_2_E-N|4178|876|||1628\n\
5665||Pulkovo 1942(83) / Gauss-Kruger zone 3 (E-N)|Pulkovo_1942_Adj_1983_GK_Zone_3_E-N|4178|752|||1629\n\
5666||PD/83 / 3-degree Gauss-Kruger zone 3 (E-N)|PD/83_3_Degree_GK_Zone_3_E-N|4746|126|||941\n\
5667||PD/83 / 3-degree Gauss-Kruger zone 4 (E-N)|PD/83_3_Degree_GK_Zone_4_E-N|4746|127|||1560\n\
5668||RD/83 / 3-degree Gauss-Kruger zone 4 (E-N)|RD/83_3_Degree_GK_Zone_4_E-N|4745|127|||1561\n\
5669||RD/83 / 3-degree Gauss-Kruger zone 5 (E-N)|RD/83_3_Degree_GK_Zone_5_E-N|4745|128|||1562\n\
5670||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 3 (E-N)|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_3_E-N|4179|126|||941\n\
5671||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 4 (E-N)|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_4_E-N|4179|127|||942\n\
5672||Pulkovo 1942(58) / 3-degree Gauss-Kruger zone 5 (E-N)|Pulkovo_1942_Adj_1958_3_Degree_GK_Zone_5_E-N|4179|128|||1091\n\
5673||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 3 (E-N)|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_3_E-N|4178|126|||941\n\
5674||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 4 (E-N)|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_4_E-N|4178|127|||942\n\
5675||Pulkovo 1942(83) / 3-degree Gauss-Kruger zone 5 (E-N)|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_5_E-N|4178|128|||1091\n\
5676||DHDN / 3-degree Gauss-Kruger zone 2 (E-N)|DHDN_3_Degree_GK_Zone_2_E-N|4314|1119|||1814\n\
5677||DHDN / 3-degree Gauss-Kruger zone 3 (E-N)|DHDN_3_Degree_GK_Zone_3_E-N|4314|126|||1815\n\
5678||DHDN / 3-degree Gauss-Kruger zone 4 (E-N)|DHDN_3_Degree_GK_Zone_4_E-N|4314|127|||1816\n\
5679||DHDN / 3-degree Gauss-Kruger zone 5 (E-N)|DHDN_3_Degree_GK_Zone_5_E-N|4314|128|||1817\n\
5680||DHDN / 3-degree Gauss-Kruger zone 1 (E-N)|DHDN_3_Degree_GK_Zone_1_E-N|4314|1098|||1780\n\
5682||DB_REF / 3-degree Gauss-Kruger zone 2 (E-N)|DB_REF_3-Degree_GK_Zone_2_(E-N)|5681|1119|||1814\n\
5683||DB_REF / 3-degree Gauss-Kruger zone 3 (E-N)|DB_REF_3-Degree_GK_Zone_3_(E-N)|5681|126|||1815\n\
5684||DB_REF / 3-degree Gauss-Kruger zone 4 (E-N)|DB_REF_3-Degree_GK_Zone_4_(E-N)|5681|127|||1818\n\
5685||DB_REF / 3-degree Gauss-Kruger zone 5 (E-N)|DB_REF_3-Degree_GK_Zone_5_(E-N)|5681|128|||1819\n\
5700||NZGD2000 / UTM zone 1S||4167|522|||1820\n\
5825||AGD66 / ACT Standard Grid|AGD_1966_ACT_Standard_Grid|4202|1120|||153\n\
5836||Yemen NGN96 / UTM zone 37N|Yemen_NGN_1996_UTM_Zone_37N|4163|554|||1821\n\
5837||Yemen NGN96 / UTM zone 40N|Yemen_NGN_1996_UTM_Zone_40N|4163|44|||1822\n\
5839||Peru96 / UTM zone 17S||5373|1121|||1765\n\
5842||WGS 84 / TM 12 SE|WGS_1984_TM_12_SE|4326|1122|||1823\n\
5844||RGRDC 2005 / Congo TM zone 30||4046|750|||1824\n\
5858||SAD69(96) / UTM zone 22S|SAD_1969_96_UTM_Zone_22S|5527|1078|||1782\n\
5875||SAD69(96) / UTM zone 18S|SAD_1969_96_UTM_Zone_18S|5527|1076|||1825\n\
5876||SAD69(96) / UTM zone 19S|SAD_1969_96_UTM_Zone_19S|5527|64|||1826\n\
5877||SAD69(96) / UTM zone 20S|SAD_1969_96_UTM_Zone_20S|5527|256|||1827\n\
5879||Cadastre 1997 / UTM zone 38S||4475|519|||505\n\
5880||SIRGAS 2000 / Brazil Polyconic||4674|1100|||523\n\
5887||TGD2005 / Tonga Map Grid||5886|1123|||681\n\
5890|1|JAXA Snow Depth Polar Stereographic North||4054|1124|||1566\n\
5896||VN-2000 / TM-3 zone 481||4756|1125|||1828\n\
5897||VN-2000 / TM-3 zone 482||4756|1126|||1829\n\
5898||VN-2000 / TM-3 zone 491||4756|1127|||1830\n\
5899||VN-2000 / TM-3 107-45||4756|1128|||1831\n\
5921||WGS 84 / EPSG Arctic Regional zone A1|WGS_1984_EPSG_Arctic_Regional_zone_A1|4326|1129|||1832\n\
5922||WGS 84 / EPSG Arctic Regional zone A2|WGS_1984_EPSG_Arctic_Regional_zone_A2|4326|1130|||1833\n\
5923||WGS 84 / EPSG Arctic Regional zone A3|WGS_1984_EPSG_Arctic_Regional_zone_A3|4326|1131|||1834\n\
5924||WGS 84 / EPSG Arctic Regional zone A4|WGS_1984_EPSG_Arctic_Regional_zone_A4|4326|1132|||1835\n\
5925||WGS 84 / EPSG Arctic Regional zone A5|WGS_1984_EPSG_Arctic_Regional_zone_A5|4326|1133|||1836\n\
5926||WGS 84 / EPSG Arctic Regional zone B1|WGS_1984_EPSG_Arctic_Regional_zone_B1|4326|1134|||1837\n\
5927||WGS 84 / EPSG Arctic Regional zone B2|WGS_1984_EPSG_Arctic_Regional_zone_B2|4326|1135|||1838\n\
5928||WGS 84 / EPSG Arctic Regional zone B3|WGS_1984_EPSG_Arctic_Regional_zone_B3|4326|1136|||1839\n\
5929||WGS 84 / EPSG Arctic Regional zone B4|WGS_1984_EPSG_Arctic_Regional_zone_B4|4326|1137|||1840\n\
5930||WGS 84 / EPSG Arctic Regional zone B5|WGS_1984_EPSG_Arctic_Regional_zone_B5|4326|1138|||1841\n\
5931||WGS 84 / EPSG Arctic Regional zone C1|WGS_1984_EPSG_Arctic_Regional_zone_C1|4326|1139|||1842\n\
5932||WGS 84 / EPSG Arctic Regional zone C2|WGS_1984_EPSG_Arctic_Regional_zone_C2|4326|1140|||1843\n\
5933||WGS 84 / EPSG Arctic Regional zone C3|WGS_1984_EPSG_Arctic_Regional_zone_C3|4326|1141|||1844\n\
5934||WGS 84 / EPSG Arctic Regional zone C4|WGS_1984_EPSG_Arctic_Regional_zone_C4|4326|1142|||1845\n\
5935||WGS 84 / EPSG Arctic Regional zone C5|WGS_1984_EPSG_Arctic_Regional_zone_C5|4326|1143|||1846\n\
5936||WGS 84 / EPSG Alaska Polar Stereographic|WGS_1984_EPSG_Alaska_Polar_Stereographic|4326|1144|||1566\n\
5937||WGS 84 / EPSG Canada Polar Stereographic|WGS_1984_EPSG_Canada_Polar_Stereographic|4326|1145|||1566\n\
5938||WGS 84 / EPSG Greenland Polar Stereographic|WGS_1984_EPSG_Greenland_Polar_Stereographic|4326|1146|||1566\n\
5939||WGS 84 / EPSG Norway Polar Stereographic|WGS_1984_EPSG_Norway_Polar_Stereographic|4326|1147|||1566\n\
5940||WGS 84 / EPSG Russia Polar Stereographic|WGS_1984_EPSG_Russia_Polar_Stereographic|4326|1148|||1566\n\
6050||GR96 / EPSG Arctic zone 1-25||4747|1149|||1847\n\
6051||GR96 / EPSG Arctic zone 2-18||4747|1150|||1848\n\
6052||GR96 / EPSG Arctic zone 2-20||4747|1151|||1849\n\
6053||GR96 / EPSG Arctic zone 3-29||4747|1152|||1850\n\
6054||GR96 / EPSG Arctic zone 3-31||4747|1153|||1851\n\
6055||GR96 / EPSG Arctic zone 3-33||4747|1154|||1852\n\
6056||GR96 / EPSG Arctic zone 4-20||4747|1155|||1853\n\
6057||GR96 / EPSG Arctic zone 4-22||4747|1156|||1854\n\
6058||GR96 / EPSG Arctic zone 4-24||4747|1157|||1855\n\
6059||GR96 / EPSG Arctic zone 5-41||4747|1158|||1856\n\
6060||GR96 / EPSG Arctic zone 5-43||4747|1159|||1857\n\
6061||GR96 / EPSG Arctic zone 5-45||4747|1160|||1858\n\
6062||GR96 / EPSG Arctic zone 6-26||4747|1161|||1859\n\
6063||GR96 / EPSG Arctic zone 6-28||4747|1162|||1860\n\
6064||GR96 / EPSG Arctic zone 6-30||4747|1163|||1861\n\
6065||GR96 / EPSG Arctic zone 7-11||4747|1164|||1862\n\
6066||GR96 / EPSG Arctic zone 7-13||4747|1165|||1863\n\
6067||GR96 / EPSG Arctic zone 8-20||4747|1166|||1864\n\
6068||GR96 / EPSG Arctic zone 8-22||4747|1167|||1865\n\
6069||ETRS89 / EPSG Arctic zone 2-22|ETRS_1989_EPSG_Arctic_zone_2-22|4258|1168|||1866\n\
6070||ETRS89 / EPSG Arctic zone 3-11|ETRS_1989_EPSG_Arctic_zone_3-11|4258|1169|||1867\n\
6071||ETRS89 / EPSG Arctic zone 4-26|ETRS_1989_EPSG_Arctic_zone_4-26|4258|1170|||1868\n\
6072||ETRS89 / EPSG Arctic zone 4-28|ETRS_1989_EPSG_Arctic_zone_4-28|4258|1171|||1869\n\
6073||ETRS89 / EPSG Arctic zone 5-11|ETRS_1989_EPSG_Arctic_zone_5-11|4258|1172|||1870\n\
6074||ETRS89 / EPSG Arctic zone 5-13|ETRS_1989_EPSG_Arctic_zone_5-13|4258|1173|||1871\n\
6075||WGS 84 / EPSG Arctic zone 2-24|WGS_1984_EPSG_Arctic_zone_2-24|4326|1174|||1872\n\
6076||WGS 84 / EPSG Arctic zone 2-26|WGS_1984_EPSG_Arctic_zone_2-26|4326|1175|||1873\n\
6077||WGS 84 / EPSG Arctic zone 3-13|WGS_1984_EPSG_Arctic_zone_3-13|4326|1176|||1874\n\
6078||WGS 84 / EPSG Arctic zone 3-15|WGS_1984_EPSG_Arctic_zone_3-15|4326|1177|||1875\n\
6079||WGS 84 / EPSG Arctic zone 3-17|WGS_1984_EPSG_Arctic_zone_3-17|4326|1178|||1876\n\
6080||WGS 84 / EPSG Arctic zone 3-19|WGS_1984_EPSG_Arctic_zone_3-19|4326|1179|||1877\n\
6081||WGS 84 / EPSG Arctic zone 4-30|WGS_1984_EPSG_Arctic_zone_4-30|4326|1180|||1878\n\
6082||WGS 84 / EPSG Arctic zone 4-32|WGS_1984_EPSG_Arctic_zone_4-32|4326|1181|||1879\n\
6083||WGS 84 / EPSG Arctic zone 4-34|WGS_1984_EPSG_Arctic_zone_4-34|4326|1182|||1880\n\
6084||WGS 84 / EPSG Arctic zone 4-36|WGS_1984_EPSG_Arctic_zone_4-36|4326|1183|||1881\n\
6085||WGS 84 / EPSG Arctic zone 4-38|WGS_1984_EPSG_Arctic_zone_4-38|4326|1184|||1882\n\
6086||WGS 84 / EPSG Arctic zone 4-40|WGS_1984_EPSG_Arctic_zone_4-40|4326|1185|||1883\n\
6087||WGS 84 / EPSG Arctic zone 5-15|WGS_1984_EPSG_Arctic_zone_5-15|4326|1186|||1884\n\
6088||WGS 84 / EPSG Arctic zone 5-17|WGS_1984_EPSG_Arctic_zone_5-17|4326|1187|||1885\n\
6089||WGS 84 / EPSG Arctic zone 5-19|WGS_1984_EPSG_Arctic_zone_5-19|4326|1188|||1886\n\
6090||WGS 84 / EPSG Arctic zone 5-21|WGS_1984_EPSG_Arctic_zone_5-21|4326|1189|||1887\n\
6091||WGS 84 / EPSG Arctic zone 5-23|WGS_1984_EPSG_Arctic_zone_5-23|4326|1190|||1888\n\
6092||WGS 84 / EPSG Arctic zone 5-25|WGS_1984_EPSG_Arctic_zone_5-25|4326|1191|||1889\n\
6093||WGS 84 / EPSG Arctic zone 5-27|WGS_1984_EPSG_Arctic_zone_5-27|4326|1192|||1890\n\
6094||NAD83(NSRS2007) / EPSG Arctic zone 5-29|NAD_1983_NSRS2007_EPSG_Arctic_zone_5-29|4759|1193|||1891\n\
6095||NAD83(NSRS2007) / EPSG Arctic zone 5-31|NAD_1983_NSRS2007_EPSG_Arctic_zone_5-31|4759|1194|||1892\n\
6096||NAD83(NSRS2007) / EPSG Arctic zone 6-14|NAD_1983_NSRS2007_EPSG_Arctic_zone_6-14|4759|1195|||1893\n\
6097||NAD83(NSRS2007) / EPSG Arctic zone 6-16|NAD_1983_NSRS2007_EPSG_Arctic_zone_6-16|4759|1196|||1894\n\
6098||NAD83(CSRS) / EPSG Arctic zone 1-23|NAD_1983_CSRS_EPSG_Arctic_zone_1-23|4617|1197|||1895\n\
6099||NAD83(CSRS) / EPSG Arctic zone 2-14|NAD_1983_CSRS_EPSG_Arctic_zone_2-14|4617|1198|||1896\n\
6100||NAD83(CSRS) / EPSG Arctic zone 2-16|NAD_1983_CSRS_EPSG_Arctic_zone_2-16|4617|1199|||1897\n\
6101||NAD83(CSRS) / EPSG Arctic zone 3-25|NAD_1983_CSRS_EPSG_Arctic_zone_3-25|4617|1200|||1898\n\
6102||NAD83(CSRS) / EPSG Arctic zone 3-27|NAD_1983_CSRS_EPSG_Arctic_zone_3-27|4617|1201|||1899\n\
6103||NAD83(CSRS) / EPSG Arctic zone 3-29|NAD_1983_CSRS_EPSG_Arctic_zone_3-29|4617|1152|||1900\n\
6104||NAD83(CSRS) / EPSG Arctic zone 4-14|NAD_1983_CSRS_EPSG_Arctic_zone_4-14|4617|1202|||1901\n\
6105||NAD83(CSRS) / EPSG Arctic zone 4-16|NAD_1983_CSRS_EPSG_Arctic_zone_4-16|4617|1203|||1902\n\
6106||NAD83(CSRS) / EPSG Arctic zone 4-18|NAD_1983_CSRS_EPSG_Arctic_zone_4-18|4617|1204|||1903\n\
6107||NAD83(CSRS) / EPSG Arctic zone 5-33|NAD_1983_CSRS_EPSG_Arctic_zone_5-33|4617|1205|||1904\n\
6108||NAD83(CSRS) / EPSG Arctic zone 5-35|NAD_1983_CSRS_EPSG_Arctic_zone_5-35|4617|1206|||1905\n\
6109||NAD83(CSRS) / EPSG Arctic zone 5-37|NAD_1983_CSRS_EPSG_Arctic_zone_5-37|4617|1207|||1906\n\
6110||NAD83(CSRS) / EPSG Arctic zone 5-39|NAD_1983_CSRS_EPSG_Arctic_zone_5-39|4617|1208|||1907\n\
6111||NAD83(CSRS) / EPSG Arctic zone 6-18|NAD_1983_CSRS_EPSG_Arctic_zone_6-18|4617|1209|||1908\n\
6112||NAD83(CSRS) / EPSG Arctic zone 6-20|NAD_1983_CSRS_EPSG_Arctic_zone_6-20|4617|1210|||1909\n\
6113||NAD83(CSRS) / EPSG Arctic zone 6-22|NAD_1983_CSRS_EPSG_Arctic_zone_6-22|4617|1211|||1910\n\
6114||NAD83(CSRS) / EPSG Arctic zone 6-24|NAD_1983_CSRS_EPSG_Arctic_zone_6-24|4617|1212|||1911\n\
6115||WGS 84 / EPSG Arctic zone 1-27|WGS_1984_EPSG_Arctic_zone_1-27|4326|1213|||1912\n\
6116||WGS 84 / EPSG Arctic zone 1-29|WGS_1984_EPSG_Arctic_zone_1-29|4326|1214|||1913\n\
6117||WGS 84 / EPSG Arctic zone 1-31|WGS_1984_EPSG_Arctic_zone_1-31|4326|1215|||1914\n\
6118||WGS 84 / EPSG Arctic zone 1-21|WGS_1984_EPSG_Arctic_zone_1-21|4326|1216|||1915\n\
6119||WGS 84 / EPSG Arctic zone 2-28|WGS_1984_EPSG_Arctic_zone_2-28|4326|1217|||1916\n\
6120||WGS 84 / EPSG Arctic zone 2-10|WGS_1984_EPSG_Arctic_zone_2-10|4326|1218|||1917\n\
6121||WGS 84 / EPSG Arctic zone 2-12|WGS_1984_EPSG_Arctic_zone_2-12|4326|1219|||1918\n\
6122||WGS 84 / EPSG Arctic zone 3-21|WGS_1984_EPSG_Arctic_zone_3-21|4326|1220|||1919\n\
6123||WGS 84 / EPSG Arctic zone 3-23|WGS_1984_EPSG_Arctic_zone_3-23|4326|1221|||1920\n\
6124||WGS 84 / EPSG Arctic zone 4-12|WGS_1984_EPSG_Arctic_zone_4-12|4326|1222|||1921\n\
6125||ETRS89 / EPSG Arctic zone 5-47|ETRS_1989_EPSG_Arctic_zone_5-47|4258|1223|||1922\n\
6128||Grand Cayman National Grid 1959||4723|1224|0.3048||616\n\
6129||Sister Islands National Grid 1961||4726|1224|0.3048||619\n\
6141|6391|Cayman Islands National Grid 2011||6135|1225|0.3048||682\n\
6200|6966|NAD27 / Michigan North||4267|1226|0.30480060960121924||1004\n\
6201||NAD27 / Michigan Central||4267|1227|0.30480060960121924||1005\n\
6202||NAD27 / Michigan South||4267|1228|0.30480060960121924||1006\n\
6204||Macedonia State Coordinate System|Macedonian_State_Coordinate_System|3906|1229|||9\n\
6210||SIRGAS 2000 / UTM zone 23N||4674|164|||1923\n\
6211||SIRGAS 2000 / UTM zone 24N||4674|632|||1924\n\
6244||MAGNA-SIRGAS / Arauca urban grid|MAGNA_Arauca_2007|4686|1230|||1925\n\
6245||MAGNA-SIRGAS / Armenia urban grid|MAGNA_Armenia_Quindio_2006|4686|1231|||1926\n\
6246||MAGNA-SIRGAS / Barranquilla urban grid|MAGNA_Barranquilla_Atlantico_1997|4686|1232|||1927\n\
6247||MAGNA-SIRGAS / Bogota urban grid|MAGNA_Bogota_DC_2005|4686|1233|||1928\n\
6248||MAGNA-SIRGAS / Bucaramanga urban grid|MAGNA_Bucaramanga_Santander_2008|4686|1234|||1929\n\
6249||MAGNA-SIRGAS / Cali urban grid|MAGNA_Cali_Valle_del_Cauca_2009|4686|1235|||1930\n\
6250||MAGNA-SIRGAS / Cartagena urban grid|MAGNA_Cartagena_Bolivar_2005|4686|1236|||1931\n\
6251||MAGNA-SIRGAS / Cucuta urban grid|MAGNA_Cucuta_Norte_de_Santander_2011|4686|1237|||1932\n\
6252||MAGNA-SIRGAS / Florencia urban grid|MAGNA_Florencia_Caqueta_2007|4686|1238|||1933\n\
6253||MAGNA-SIRGAS / Ibague urban grid|MAGNA_Ibague_Tolima_2007|4686|1239|||1934\n\
6254||MAGNA-SIRGAS / Inirida urban grid|MAGNA_Inirida_Guainia_2008|4686|1240|||1935\n\
6255||MAGNA-SIRGAS / Leticia urban grid|MAGNA_Leticia_Amazonas_1994|4686|1241|||1936\n\
6256||MAGNA-SIRGAS / Manizales urban grid|MAGNA_Manizales_Caldas_2011|4686|1242|||1937\n\
6257||MAGNA-SIRGAS / Medellin urban grid|MAGNA_Medellin_Antioquia_2010|4686|1243|||1938\n\
6258||MAGNA-SIRGAS / Mitu urban grid|MAGNA_Mitu_Vaupes_2011|4686|1244|||1939\n\
6259||MAGNA-SIRGAS / Mocoa urban grid|MAGNA_Mocoa_Putumayo_2011|4686|1245|||1940\n\
6260||MAGNA-SIRGAS / Monteria urban grid|MAGNA_Monteria_Cordoba_2006|4686|1246|||1941\n\
6261||MAGNA-SIRGAS / Neiva urban grid|MAGNA_Neiva_Huila_2006|4686|1247|||1942\n\
6262||MAGNA-SIRGAS / Pasto urban grid|MAGNA_Pasto_Narino_2008|4686|1248|||1943\n\
6263||MAGNA-SIRGAS / Pereira urban grid|MAGNA_Pereira_Risaralda_2007|4686|1249|||1944\n\
6264||MAGNA-SIRGAS / Popayan urban grid|MAGNA_Popayan_Cauca_2006|4686|1250|||1945\n\
6265||MAGNA-SIRGAS / Puerto Carreno urban grid|MAGNA_Puerto_Carreno_Vichada_2011|4686|1251|||1946\n\
6266||MAGNA-SIRGAS / Quibdo urban grid|MAGNA_Quibdo_Choco_2011|4686|1252|||1947\n\
6267||MAGNA-SIRGAS / Riohacha urban grid|MAGNA_Riohacha_La_Guajira_2006|4686|1253|||1948\n\
6268||MAGNA-SIRGAS / San Andres urban grid|MAGNA_San_Andres_2007|4686|1254|||1949\n\
6269||MAGNA-SIRGAS / San Jose del Guaviare urban grid|MAGNA_San_Jose_del_Guaviare_2011|4686|1255|||1950\n\
6270||MAGNA-SIRGAS / Santa Marta urban grid|MAGNA_Santa_Marta_Magdalena_2007|4686|1256|||1951\n\
6271||MAGNA-SIRGAS / Sucre urban grid|MAGNA_Sucre_2006|4686|1257|||1952\n\
6272||MAGNA-SIRGAS / Tunja urban grid|MAGNA_Tunja_Boyaca_1997|4686|1258|||1953\n\
6273||MAGNA-SIRGAS / Valledupar urban grid|MAGNA_Valledupar_Cesar_2011|4686|1259|||1954\n\
6274||MAGNA-SIRGAS / Villavicencio urban grid|MAGNA_Villavicencio_Meta_2011|4686|1260|||1955\n\
6275||MAGNA-SIRGAS / Yopal urban grid|MAGNA_Yopal_Casanare_2006|4686|1261|||1956\n\
6307||NAD83(CORS96) / Puerto Rico and Virgin Is.|NAD_1983_CORS96_SPCS_Puerto_Rico_and_Virgin_Islands|6783|499|||53\n\
6312||CGRS93 / Cyprus Local Transverse Mercator|CGRS_1993_Cyprus_Local_Transverse_Mercator|6311|1262|||684\n\
6316||MGI 1901 / Balkans zone 7||3906|904|||1642\n\
6328||NAD83(2011) / UTM zone 59N|NAD_1983_2011_UTM_Zone_59N|6318|765|||1542\n\
6329||NAD83(2011) / UTM zone 60N|NAD_1983_2011_UTM_Zone_60N|6318|766|||1543\n\
6330||NAD83(2011) / UTM zone 1N|NAD_1983_2011_UTM_Zone_1N|6318|836|||1582\n\
6331||NAD83(2011) / UTM zone 2N|NAD_1983_2011_UTM_Zone_2N|6318|837|||1583\n\
6332||NAD83(2011) / UTM zone 3N|NAD_1983_2011_UTM_Zone_3N|6318|838|||1584\n\
6333||NAD83(2011) / UTM zone 4N|NAD_1983_2011_UTM_Zone_4N|6318|839|||1585\n\
6334||NAD83(2011) / UTM zone 5N|NAD_1983_2011_UTM_Zone_5N|6318|840|||1586\n\
6335||NAD83(2011) / UTM zone 6N|NAD_1983_2011_UTM_Zone_6N|6318|841|||1587\n\
6336||NAD83(2011) / UTM zone 7N|NAD_1983_2011_UTM_Zone_7N|6318|618|||1588\n\
6337||NAD83(2011) / UTM zone 8N|NAD_1983_2011_UTM_Zone_8N|6318|619|||1589\n\
6338||NAD83(2011) / UTM zone 9N|NAD_1983_2011_UTM_Zone_9N|6318|620|||1590\n\
6339||NAD83(2011) / UTM zone 10N|NAD_1983_2011_UTM_Zone_10N|6318|621|||1591\n\
6340||NAD83(2011) / UTM zone 11N|NAD_1983_2011_UTM_Zone_11N|6318|118|||1592\n\
6341||NAD83(2011) / UTM zone 12N|NAD_1983_2011_UTM_Zone_12N|6318|117|||1593\n\
6342||NAD83(2011) / UTM zone 13N|NAD_1983_2011_UTM_Zone_13N|6318|116|||1594\n\
6343||NAD83(2011) / UTM zone 14N|NAD_1983_2011_UTM_Zone_14N|6318|622|||1595\n\
6344||NAD83(2011) / UTM zone 15N|NAD_1983_2011_UTM_Zone_15N|6318|17|||1596\n\
6345||NAD83(2011) / UTM zone 16N|NAD_1983_2011_UTM_Zone_16N|6318|18|||1597\n\
6346||NAD83(2011) / UTM zone 17N|NAD_1983_2011_UTM_Zone_17N|6318|19|||1598\n\
6347||NAD83(2011) / UTM zone 18N|NAD_1983_2011_UTM_Zone_18N|6318|20|||1599\n\
6348||NAD83(2011) / UTM zone 19N|NAD_1983_2011_UTM_Zone_19N|6318|21|||1600\n\
6350||NAD83(2011) / Conus Albers|NAD_1983_2011_Contiguous_USA_Albers|6318|1002|||77\n\
6351||NAD83(2011) / EPSG Arctic zone 5-29|NAD_1983_2011_EPSG_Arctic_zone_5-29|6318|1193|||1891\n\
6352||NAD83(2011) / EPSG Arctic zone 5-31|NAD_1983_2011_EPSG_Arctic_zone_5-31|6318|1194|||1892\n\
6353||NAD83(2011) / EPSG Arctic zone 6-14|NAD_1983_2011_EPSG_Arctic_zone_6-14|6318|1195|||1893\n\
6354||NAD83(2011) / EPSG Arctic zone 6-16|NAD_1983_2011_EPSG_Arctic_zone_6-16|6318|1196|||1894\n\
6355||NAD83(2011) / Alabama East|NAD_1983_2011_StatePlane_Alabama_East_FIPS_0101|6318|408|||1236\n\
6356||NAD83(2011) / Alabama West|NAD_1983_2011_StatePlane_Alabama_West_FIPS_0102|6318|409|||1237\n\
6362||Mexico ITRF92 / LCC||4483|1263|||506\n\
6366||Mexico ITRF2008 / UTM zone 11N||6365|118|||1676\n\
6367||Mexico ITRF2008 / UTM zone 12N||6365|117|||1677\n\
6368||Mexico ITRF2008 / UTM zone 13N||6365|116|||1678\n\
6369||Mexico ITRF2008 / UTM zone 14N||6365|622|||1679\n\
6370||Mexico ITRF2008 / UTM zone 15N||6365|17|||1680\n\
6371||Mexico ITRF2008 / UTM zone 16N||6365|18|||1681\n\
6372||Mexico ITRF2008 / LCC||6365|1263|||506\n\
6381||UCS-2000 / Ukraine TM zone 7|Ukraine_2000_TM_Zone_7|5561|1264|||1797\n\
6382||UCS-2000 / Ukraine TM zone 8|Ukraine_2000_TM_Zone_8|5561|1265|||1798\n\
6383||UCS-2000 / Ukraine TM zone 9|Ukraine_2000_TM_Zone_9|5561|1266|||1799\n\
6384||UCS-2000 / Ukraine TM zone 10|Ukraine_2000_TM_Zone_10|5561|1267|||1800\n\
6385||UCS-2000 / Ukraine TM zone 11|Ukraine_2000_TM_Zone_11|5561|1268|||1801\n\
6386||UCS-2000 / Ukraine TM zone 12|Ukraine_2000_TM_Zone_12|5561|1269|||1802\n\
6387||UCS-2000 / Ukraine TM zone 13|Ukraine_2000_TM_Zone_13|5561|1270|||1803\n\
6391||Cayman Islands National Grid 2011||6135|1271|0.3048||682\n\
6393||NAD83(2011) / Alaska Albers|NAD_1983_2011_Alaska_Albers|6318|511|||808\n\
6394||NAD83(2011) / Alaska zone 1|NAD_1983_2011_StatePlane_Alaska_1_FIPS_5001|6318|809|||1571\n\
6395||NAD83(2011) / Alaska zone 2|NAD_1983_2011_StatePlane_Alaska_2_FIPS_5002|6318|810|||1572\n\
6396||NAD83(2011) / Alaska zone 3|NAD_1983_2011_StatePlane_Alaska_3_FIPS_5003|6318|811|||1573\n\
6397||NAD83(2011) / Alaska zone 4|NAD_1983_2011_StatePlane_Alaska_4_FIPS_5004|6318|812|||1574\n\
6398||NAD83(2011) / Alaska zone 5|NAD_1983_2011_StatePlane_Alaska_5_FIPS_5005|6318|813|||1575\n\
6399||NAD83(2011) / Alaska zone 6|NAD_1983_2011_StatePlane_Alaska_6_FIPS_5006|6318|814|||1576\n\
6400||NAD83(2011) / Alaska zone 7|NAD_1983_2011_StatePlane_Alaska_7_FIPS_5007|6318|815|||1577\n\
6401||NAD83(2011) / Alaska zone 8|NAD_1983_2011_StatePlane_Alaska_8_FIPS_5008|6318|816|||1578\n\
6402||NAD83(2011) / Alaska zone 9|NAD_1983_2011_StatePlane_Alaska_9_FIPS_5009|6318|817|||1579\n\
6403||NAD83(2011) / Alaska zone 10|NAD_1983_2011_StatePlane_Alaska_10_FIPS_5010|6318|818|||409\n\
6404||NAD83(2011) / Arizona Central|NAD_1983_2011_StatePlane_Arizona_Central_FIPS_0202|6318|168|||977\n\
6405||NAD83(2011) / Arizona Central (ft)|NAD_1983_2011_StatePlane_Arizona_Central_FIPS_0202_Ft_Intl|6318|168|0.3048||977\n\
6406||NAD83(2011) / Arizona East|NAD_1983_2011_StatePlane_Arizona_East_FIPS_0201|6318|167|||976\n\
6407||NAD83(2011) / Arizona East (ft)|NAD_1983_2011_StatePlane_Arizona_East_FIPS_0201_Ft_Intl|6318|167|0.3048||976\n\
6408||NAD83(2011) / Arizona West|NAD_1983_2011_StatePlane_Arizona_West_FIPS_0203|6318|169|||978\n\
6409||NAD83(2011) / Arizona West (ft)|NAD_1983_2011_StatePlane_Arizona_West_FIPS_0203_Ft_Intl|6318|169|0.3048||978\n\
6410||NAD83(2011) / Arkansas North|NAD_1983_2011_StatePlane_Arkansas_North_FIPS_0301|6318|410|||1238\n\
6411||NAD83(2011) / Arkansas North (ftUS)|NAD_1983_2011_StatePlane_Arkansas_North_FIPS_0301_Ft_US|6318|799|0.30480060960121924||1238\n\
6412||NAD83(2011) / Arkansas South|NAD_1983_2011_StatePlane_Arkansas_South_FIPS_0302|6318|411|||1239\n\
6413||NAD83(2011) / Arkansas South (ftUS)|NAD_1983_2011_StatePlane_Arkansas_South_FIPS_0302_Ft_US|6318|800|0.30480060960121924||1239\n\
6414||NAD83(2011) / California Albers|NAD_1983_2011_California_Teale_Albers|6318|738|||1517\n\
6415||NAD83(2011) / California zone 1|NAD_1983_2011_StatePlane_California_I_FIPS_0401|6318|412|||979\n\
6416||NAD83(2011) / California zone 1 (ftUS)|NAD_1983_2011_StatePlane_California_I_FIPS_0401_Ft_US|6318|170|0.30480060960121924||979\n\
6417||NAD83(2011) / California zone 2|NAD_1983_2011_StatePlane_California_II_FIPS_0402|6318|413|||980\n\
6418||NAD83(2011) / California zone 2 (ftUS)|NAD_1983_2011_StatePlane_California_II_FIPS_0402_Ft_US|6318|171|0.30480060960121924||980\n\
6419||NAD83(2011) / California zone 3|NAD_1983_2011_StatePlane_California_III_FIPS_0403|6318|414|||981\n\
6420||NAD83(2011) / California zone 3 (ftUS)|NAD_1983_2011_StatePlane_California_III_FIPS_0403_Ft_US|6318|172|0.30480060960121924||981\n\
6421||NAD83(2011) / California zone 4|NAD_1983_2011_StatePlane_California_IV_FIPS_0404|6318|415|||982\n\
6422||NAD83(2011) / California zone 4 (ftUS)|NAD_1983_2011_StatePlane_California_IV_FIPS_0404_Ft_US|6318|173|0.30480060960121924||982\n\
6423||NAD83(2011) / California zone 5|NAD_1983_2011_StatePlane_California_V_FIPS_0405|6318|416|||983\n\
6424||NAD83(2011) / California zone 5 (ftUS)|NAD_1983_2011_StatePlane_California_V_FIPS_0405_Ft_US|6318|174|0.30480060960121924||983\n\
6425||NAD83(2011) / California zone 6|NAD_1983_2011_StatePlane_California_VI_FIPS_0406|6318|417|||984\n\
6426||NAD83(2011) / California zone 6 (ftUS)|NAD_1983_2011_StatePlane_California_VI_FIPS_0406_Ft_US|6318|175|0.30480060960121924||984\n\
6427||NAD83(2011) / Colorado Central|NAD_1983_2011_StatePlane_Colorado_Central_FIPS_0502|6318|419|||986\n\
6428||NAD83(2011) / Colorado Central (ftUS)|NAD_1983_2011_StatePlane_Colorado_Central_FIPS_0502_Ft_US|6318|177|0.30480060960121924||986\n\
6429||NAD83(2011) / Colorado North|NAD_1983_2011_StatePlane_Colorado_North_FIPS_0501|6318|418|||985\n\
6430||NAD83(2011) / Colorado North (ftUS)|NAD_1983_2011_StatePlane_Colorado_North_FIPS_0501_Ft_US|6318|176|0.30480060960121924||985\n\
6431||NAD83(2011) / Colorado South|NAD_1983_2011_StatePlane_Colorado_South_FIPS_0503|6318|420|||987\n\
6432||NAD83(2011) / Colorado South (ftUS)|NAD_1983_2011_StatePlane_Colorado_South_FIPS_0503_Ft_US|6318|178|0.30480060960121924||987\n\
6433||NAD83(2011) / Connecticut|NAD_1983_2011_StatePlane_Connecticut_FIPS_0600|6318|421|||988\n\
6434||NAD83(2011) / Connecticut (ftUS)|NAD_1983_2011_StatePlane_Connecticut_FIPS_0600_Ft_US|6318|179|0.30480060960121924||988\n\
6435||NAD83(2011) / Delaware|NAD_1983_2011_StatePlane_Delaware_FIPS_0700|6318|422|||989\n\
6436||NAD83(2011) / Delaware (ftUS)|NAD_1983_2011_StatePlane_Delaware_FIPS_0700_Ft_US|6318|180|0.30480060960121924||989\n\
6437||NAD83(2011) / Florida East|NAD_1983_2011_StatePlane_Florida_East_FIPS_0901|6318|423|||990\n\
6438||NAD83(2011) / Florida East (ftUS)|NAD_1983_2011_StatePlane_Florida_East_FIPS_0901_Ft_US|6318|181|0.30480060960121924||990\n\
6439||NAD83(2011) / Florida GDL Albers|NAD_1983_2011_Florida_GDL_Albers|6318|572|||353\n\
6440||NAD83(2011) / Florida North|NAD_1983_2011_StatePlane_Florida_North_FIPS_0903|6318|183|||992\n\
6441||NAD83(2011) / Florida North (ftUS)|NAD_1983_2011_StatePlane_Florida_North_FIPS_0903_Ft_US|6318|183|0.30480060960121924||992\n\
6442||NAD83(2011) / Florida West|NAD_1983_2011_StatePlane_Florida_West_FIPS_0902|6318|424|||991\n\
6443||NAD83(2011) / Florida West (ftUS)|NAD_1983_2011_StatePlane_Florida_West_FIPS_0902_Ft_US|6318|182|0.30480060960121924||991\n\
6444||NAD83(2011) / Georgia East|NAD_1983_2011_StatePlane_Georgia_East_FIPS_1001|6318|425|||993\n\
6445||NAD83(2011) / Georgia East (ftUS)|NAD_1983_2011_StatePlane_Georgia_East_FIPS_1001_Ft_US|6318|184|0.30480060960121924||993\n\
6446||NAD83(2011) / Georgia West|NAD_1983_2011_StatePlane_Georgia_West_FIPS_1002|6318|426|||994\n\
6447||NAD83(2011) / Georgia West (ftUS)|NAD_1983_2011_StatePlane_Georgia_West_FIPS_1002_Ft_US|6318|185|0.30480060960121924||994\n\
6448||NAD83(2011) / Idaho Central|NAD_1983_2011_StatePlane_Idaho_Central_FIPS_1102|6318|433|||996\n\
6449||NAD83(2011) / Idaho Central (ftUS)|NAD_1983_2011_StatePlane_Idaho_Central_FIPS_1102_Ft_US|6318|187|0.30480060960121924||996\n\
6450||NAD83(2011) / Idaho East|NAD_1983_2011_StatePlane_Idaho_East_FIPS_1101|6318|432|||995\n\
6451||NAD83(2011) / Idaho East (ftUS)|NAD_1983_2011_StatePlane_Idaho_East_FIPS_1101_Ft_US|6318|186|0.30480060960121924||995\n\
6452||NAD83(2011) / Idaho West|NAD_1983_2011_StatePlane_Idaho_West_FIPS_1103|6318|434|||997\n\
6453||NAD83(2011) / Idaho West (ftUS)|NAD_1983_2011_StatePlane_Idaho_West_FIPS_1103_Ft_US|6318|188|0.30480060960121924||997\n\
6454||NAD83(2011) / Illinois East|NAD_1983_2011_StatePlane_Illinois_East_FIPS_1201|6318|435|||1241\n\
6455||NAD83(2011) / Illinois East (ftUS)|NAD_1983_2011_StatePlane_Illinois_East_FIPS_1201_Ft_US|6318|435|0.30480060960121924||1241\n\
6456||NAD83(2011) / Illinois West|NAD_1983_2011_StatePlane_Illinois_West_FIPS_1202|6318|436|||1242\n\
6457||NAD83(2011) / Illinois West (ftUS)|NAD_1983_2011_StatePlane_Illinois_West_FIPS_1202_Ft_US|6318|801|0.30480060960121924||1242\n\
6458||NAD83(2011) / Indiana East|NAD_1983_2011_StatePlane_Indiana_East_FIPS_1301|6318|437|||998\n\
6459||NAD83(2011) / Indiana East (ftUS)|NAD_1983_2011_StatePlane_Indiana_East_FIPS_1301_Ft_US|6318|512|0.30480060960121924||998\n\
6460||NAD83(2011) / Indiana West|NAD_1983_2011_StatePlane_Indiana_West_FIPS_1302|6318|438|||999\n\
6461||NAD83(2011) / Indiana West (ftUS)|NAD_1983_2011_StatePlane_Indiana_West_FIPS_1302_Ft_US|6318|513|0.30480060960121924||999\n\
6462||NAD83(2011) / Iowa North|NAD_1983_2011_StatePlane_Iowa_North_FIPS_1401|6318|439|||1243\n\
6463||NAD83(2011) / Iowa North (ftUS)|NAD_1983_2011_StatePlane_Iowa_North_FIPS_1401_Ft_US|6318|792|0.30480060960121924||1243\n\
6464||NAD83(2011) / Iowa South|NAD_1983_2011_StatePlane_Iowa_South_FIPS_1402|6318|440|||1244\n\
6465||NAD83(2011) / Iowa South (ftUS)|NAD_1983_2011_StatePlane_Iowa_South_FIPS_1402_Ft_US|6318|793|0.30480060960121924||1244\n\
6466||NAD83(2011) / Kansas North|NAD_1983_2011_StatePlane_Kansas_North_FIPS_1501|6318|441|||1245\n\
6467||NAD83(2011) / Kansas North (ftUS)|NAD_1983_2011_StatePlane_Kansas_North_FIPS_1501_Ft_US|6318|794|0.30480060960121924||1245\n\
6468||NAD83(2011) / Kansas South|NAD_1983_2011_StatePlane_Kansas_South_FIPS_1502|6318|442|||1246\n\
6469||NAD83(2011) / Kansas South (ftUS)|NAD_1983_2011_StatePlane_Kansas_South_FIPS_1502_Ft_US|6318|795|0.30480060960121924||1246\n\
6470||NAD83(2011) / Kentucky North|NAD_1983_2011_StatePlane_Kentucky_North_FIPS_1601|6318|153|||961\n\
6471||NAD83(2011) / Kentucky North (ftUS)|NAD_1983_2011_StatePlane_Kentucky_North_FIPS_1601_Ft_US|6318|191|0.30480060960121924||961\n\
6472||NAD83(2011) / Kentucky Single Zone|NAD_1983_2011_StatePlane_Kentucky_FIPS_1600|6318|573|||383\n\
6473||NAD83(2011) / Kentucky Single Zone (ftUS)|NAD_1983_2011_StatePlane_Kentucky_FIPS_1600_Ft_US|6318|574|0.30480060960121924||383\n\
6474||NAD83(2011) / Kentucky South|NAD_1983_2011_StatePlane_Kentucky_South_FIPS_1602|6318|443|||1000\n\
6475||NAD83(2011) / Kentucky South (ftUS)|NAD_1983_2011_StatePlane_Kentucky_South_FIPS_1602_Ft_US|6318|192|0.30480060960121924||1000\n\
6476||NAD83(2011) / Louisiana North|NAD_1983_2011_StatePlane_Louisiana_North_FIPS_1701|6318|444|||1247\n\
6477||NAD83(2011) / Louisiana North (ftUS)|NAD_1983_2011_StatePlane_Louisiana_North_FIPS_1701_Ft_US|6318|805|0.30480060960121924||1247\n\
6478||NAD83(2011) / Louisiana South|NAD_1983_2011_StatePlane_Louisiana_South_FIPS_1702|6318|445|||1248\n\
6479||NAD83(2011) / Louisiana South (ftUS)|NAD_1983_2011_StatePlane_Louisiana_South_FIPS_1702_Ft_US|6318|806|0.30480060960121924||1248\n\
6480||NAD83(2011) / Maine CS2000 Central|NAD_1983_2011_Maine_2000_Central_Zone|6318|808|||1342\n\
6481||NAD83(2011) / Maine CS2000 East|NAD_1983_2011_Maine_2000_East_Zone|6318|564|||1341\n\
6482||NAD83(2011) / Maine CS2000 West|NAD_1983_2011_Maine_2000_West_Zone|6318|566|||1343\n\
6483||NAD83(2011) / Maine East|NAD_1983_2011_StatePlane_Maine_East_FIPS_1801|6318|446|||1249\n\
6484||NAD83(2011) / Maine East (ftUS)|NAD_1983_2011_StatePlane_Maine_East_FIPS_1801_Ft_US|6318|446|0.30480060960121924||1249\n\
6485||NAD83(2011) / Maine West|NAD_1983_2011_StatePlane_Maine_West_FIPS_1802|6318|447|||1250\n\
6486||NAD83(2011) / Maine West (ftUS)|NAD_1983_2011_StatePlane_Maine_West_FIPS_1802_Ft_US|6318|447|0.30480060960121924||1250\n\
6487||NAD83(2011) / Maryland|NAD_1983_2011_StatePlane_Maryland_FIPS_1900|6318|448|||1001\n\
6488||NAD83(2011) / Maryland (ftUS)|NAD_1983_2011_StatePlane_Maryland_FIPS_1900_Ft_US|6318|193|0.30480060960121924||1001\n\
6489||NAD83(2011) / Massachusetts Island|NAD_1983_2011_StatePlane_Massachusetts_Island_FIPS_2002|6318|450|||1003\n\
6490||NAD83(2011) / Massachusetts Island (ftUS)|NAD_1983_2011_StatePlane_Massachusetts_Isl_FIPS_2002_FtUS|6318|195|0.30480060960121924||1003\n\
6491||NAD83(2011) / Massachusetts Mainland|NAD_1983_2011_StatePlane_Massachusetts_Mainland_FIPS_2001|6318|449|||1002\n\
6492||NAD83(2011) / Massachusetts Mainland (ftUS)|NAD_1983_2011_StatePlane_Massachusetts_Mnld_FIPS_2001_FtUS|6318|194|0.30480060960121924||1002\n\
6493||NAD83(2011) / Michigan Central|NAD_1983_2011_StatePlane_Michigan_Central_FIPS_2112|6318|452|||1005\n\
6494||NAD83(2011) / Michigan Central (ft)|NAD_1983_2011_StatePlane_Michigan_Central_FIPS_2112_Ft_Intl|6318|197|0.3048||1005\n\
6495||NAD83(2011) / Michigan North|NAD_1983_2011_StatePlane_Michigan_North_FIPS_2111|6318|451|||1004\n\
6496||NAD83(2011) / Michigan North (ft)|NAD_1983_2011_StatePlane_Michigan_North_FIPS_2111_Ft_Intl|6318|196|0.3048||1004\n\
6497||NAD83(2011) / Michigan Oblique Mercator|NAD_1983_2011_Michigan_GeoRef_Meters|6318|567|||356\n\
6498||NAD83(2011) / Michigan South|NAD_1983_2011_StatePlane_Michigan_South_FIPS_2113|6318|453|||1006\n\
6499||NAD83(2011) / Michigan South (ft)|NAD_1983_2011_StatePlane_Michigan_South_FIPS_2113_Ft_Intl|6318|198|0.3048||1006\n\
6500||NAD83(2011) / Minnesota Central|NAD_1983_2011_StatePlane_Minnesota_Central_FIPS_2202|6318|455|||1252\n\
6501||NAD83(2011) / Minnesota Central (ftUS)|NAD_1983_2011_StatePlane_Minnesota_Central_FIPS_2202_Ft_US|6318|1272|0.30480060960121924||1252\n\
6502||NAD83(2011) / Minnesota North|NAD_1983_2011_StatePlane_Minnesota_North_FIPS_2201|6318|454|||1251\n\
6503||NAD83(2011) / Minnesota North (ftUS)|NAD_1983_2011_StatePlane_Minnesota_North_FIPS_2201_Ft_US|6318|1273|0.30480060960121924||1251\n\
6504||NAD83(2011) / Minnesota South|NAD_1983_2011_StatePlane_Minnesota_South_FIPS_2203|6318|456|||1253\n\
6505||NAD83(2011) / Minnesota South (ftUS)|NAD_1983_2011_StatePlane_Minnesota_South_FIPS_2203_Ft_US|6318|1274|0.30480060960121924||1253\n\
6506||NAD83(2011) / Mississippi East|NAD_1983_2011_StatePlane_Mississippi_East_FIPS_2301|6318|199|||1007\n\
6507||NAD83(2011) / Mississippi East (ftUS)|NAD_1983_2011_StatePlane_Mississippi_East_FIPS_2301_Ft_US|6318|199|0.30480060960121924||1007\n\
6508||NAD83(2011) / Mississippi TM|NAD_1983_2011_Mississippi_TM|6318|872|||386\n\
6509||NAD83(2011) / Mississippi West|NAD_1983_2011_StatePlane_Mississippi_West_FIPS_2302|6318|457|||1008\n\
6510||NAD83(2011) / Mississippi West (ftUS)|NAD_1983_2011_StatePlane_Mississippi_West_FIPS_2302_Ft_US|6318|200|0.30480060960121924||1008\n\
6511||NAD83(2011) / Missouri Central|NAD_1983_2011_StatePlane_Missouri_Central_FIPS_2402|6318|459|||1255\n\
6512||NAD83(2011) / Missouri East|NAD_1983_2011_StatePlane_Missouri_East_FIPS_2401|6318|458|||1254\n\
6513||NAD83(2011) / Missouri West|NAD_1983_2011_StatePlane_Missouri_West_FIPS_2403|6318|460|||1256\n\
6514||NAD83(2011) / Montana|NAD_1983_2011_StatePlane_Montana_FIPS_2500|6318|461|||1009\n\
6515||NAD83(2011) / Montana (ft)|NAD_1983_2011_StatePlane_Montana_FIPS_2500_Ft_Intl|6318|201|0.3048||1009\n\
6516||NAD83(2011) / Nebraska|NAD_1983_2011_StatePlane_Nebraska_FIPS_2600|6318|462|||375\n\
6517|6880|NAD83(2011) / Nebraska (ftUS)||4759|1275|0.30480060960121924||375\n\
6518||NAD83(2011) / Nevada Central|NAD_1983_2011_StatePlane_Nevada_Central_FIPS_2702|6318|464|||1258\n\
6519||NAD83(2011) / Nevada Central (ftUS)|NAD_1983_2011_StatePlane_Nevada_Central_FIPS_2702_Ft_US|6318|797|0.30480060960121924||1258\n\
6520||NAD83(2011) / Nevada East|NAD_1983_2011_StatePlane_Nevada_East_FIPS_2701|6318|463|||1257\n\
6521||NAD83(2011) / Nevada East (ftUS)|NAD_1983_2011_StatePlane_Nevada_East_FIPS_2701_Ft_US|6318|796|0.30480060960121924||1257\n\
6522||NAD83(2011) / Nevada West|NAD_1983_2011_StatePlane_Nevada_West_FIPS_2703|6318|465|||1259\n\
6523||NAD83(2011) / Nevada West (ftUS)|NAD_1983_2011_StatePlane_Nevada_West_FIPS_2703_Ft_US|6318|798|0.30480060960121924||1259\n\
6524||NAD83(2011) / New Hampshire|NAD_1983_2011_StatePlane_New_Hampshire_FIPS_2800|6318|466|||1260\n\
6525||NAD83(2011) / New Hampshire (ftUS)|NAD_1983_2011_StatePlane_New_Hampshire_FIPS_2800_Ft_US|6318|466|0.30480060960121924||1260\n\
6526||NAD83(2011) / New Jersey|NAD_1983_2011_StatePlane_New_Jersey_FIPS_2900|6318|205|||402\n\
6527||NAD83(2011) / New Jersey (ftUS)|NAD_1983_2011_StatePlane_New_Jersey_FIPS_2900_Ft_US|6318|205|0.30480060960121924||402\n\
6528||NAD83(2011) / New Mexico Central|NAD_1983_2011_StatePlane_New_Mexico_Central_FIPS_3002|6318|467|||1011\n\
6529||NAD83(2011) / New Mexico Central (ftUS)|NAD_1983_2011_StatePlane_New_Mexico_Central_FIPS_3002_Ft_US|6318|203|0.30480060960121924||1011\n\
6530||NAD83(2011) / New Mexico East|NAD_1983_2011_StatePlane_New_Mexico_East_FIPS_3001|6318|202|||1010\n\
6531||NAD83(2011) / New Mexico East (ftUS)|NAD_1983_2011_StatePlane_New_Mexico_East_FIPS_3001_Ft_US|6318|202|0.30480060960121924||1010\n\
6532||NAD83(2011) / New Mexico West|NAD_1983_2011_StatePlane_New_Mexico_West_FIPS_3003|6318|468|||1012\n\
6533||NAD83(2011) / New Mexico West (ftUS)|NAD_1983_2011_StatePlane_New_Mexico_West_FIPS_3003_Ft_US|6318|204|0.30480060960121924||1012\n\
6534||NAD83(2011) / New York Central|NAD_1983_2011_StatePlane_New_York_Central_FIPS_3102|6318|469|||1014\n\
6535||NAD83(2011) / New York Central (ftUS)|NAD_1983_2011_StatePlane_New_York_Central_FIPS_3102_Ft_US|6318|206|0.30480060960121924||1014\n\
6536||NAD83(2011) / New York East|NAD_1983_2011_StatePlane_New_York_East_FIPS_3101|6318|205|||1013\n\
6537||NAD83(2011) / New York East (ftUS)|NAD_1983_2011_StatePlane_New_York_East_FIPS_3101_Ft_US|6318|205|0.30480060960121924||1013\n\
6538||NAD83(2011) / New York Long Island|NAD_1983_2011_StatePlane_New_York_Long_Island_FIPS_3104|6318|208|||1016\n\
6539||NAD83(2011) / New York Long Island (ftUS)|NAD_1983_2011_StatePlane_New_York_Long_Isl_FIPS_3104_Ft_US|6318|208|0.30480060960121924||1016\n\
6540||NAD83(2011) / New York West|NAD_1983_2011_StatePlane_New_York_West_FIPS_3103|6318|470|||1015\n\
6541||NAD83(2011) / New York West (ftUS)|NAD_1983_2011_StatePlane_New_York_West_FIPS_3103_Ft_US|6318|207|0.30480060960121924||1015\n\
6542||NAD83(2011) / North Carolina|NAD_1983_2011_StatePlane_North_Carolina_FIPS_3200|6318|763|||410\n\
6543||NAD83(2011) / North Carolina (ftUS)|NAD_1983_2011_StatePlane_North_Carolina_FIPS_3200_Ft_US|6318|209|0.30480060960121924||410\n\
6544||NAD83(2011) / North Dakota North|NAD_1983_2011_StatePlane_North_Dakota_North_FIPS_3301|6318|471|||1017\n\
6545||NAD83(2011) / North Dakota North (ft)|NAD_1983_2011_StatePlane_North_Dakota_North_FIPS_3301_FtI|6318|210|0.3048||1017\n\
6546||NAD83(2011) / North Dakota South|NAD_1983_2011_StatePlane_North_Dakota_South_FIPS_3302|6318|472|||1018\n\
6547||NAD83(2011) / North Dakota South (ft)|NAD_1983_2011_StatePlane_North_Dakota_South_FIPS_3302_FtI|6318|211|0.3048||1018\n\
6548||NAD83(2011) / Ohio North|NAD_1983_2011_StatePlane_Ohio_North_FIPS_3401|6318|473|||1261\n\
6549||NAD83(2011) / Ohio North (ftUS)|NAD_1983_2011_StatePlane_Ohio_North_FIPS_3401_Ft_US|6318|473|0.30480060960121924||1261\n\
6550||NAD83(2011) / Ohio South|NAD_1983_2011_StatePlane_Ohio_South_FIPS_3402|6318|474|||1262\n\
6551||NAD83(2011) / Ohio South (ftUS)|NAD_1983_2011_StatePlane_Ohio_South_FIPS_3402_Ft_US|6318|474|0.30480060960121924||1262\n\
6552||NAD83(2011) / Oklahoma North|NAD_1983_2011_StatePlane_Oklahoma_North_FIPS_3501|6318|212|||1019\n\
6553||NAD83(2011) / Oklahoma North (ftUS)|NAD_1983_2011_StatePlane_Oklahoma_North_FIPS_3501_Ft_US|6318|212|0.30480060960121924||1019\n\
6554||NAD83(2011) / Oklahoma South|NAD_1983_2011_StatePlane_Oklahoma_South_FIPS_3502|6318|213|||1020\n\
6555||NAD83(2011) / Oklahoma South (ftUS)|NAD_1983_2011_StatePlane_Oklahoma_South_FIPS_3502_Ft_US|6318|213|0.30480060960121924||1020\n\
6556||NAD83(2011) / Oregon LCC (m)|NAD_1983_2011_Oregon_Statewide_Lambert|6318|524|||1297\n\
6557||NAD83(2011) / Oregon GIC Lambert (ft)|NAD_1983_2011_Oregon_Statewide_Lambert_Ft_Intl|6318|525|0.3048||1297\n\
6558||NAD83(2011) / Oregon North|NAD_1983_2011_StatePlane_Oregon_North_FIPS_3601|6318|475|||1021\n\
6559||NAD83(2011) / Oregon North (ft)|NAD_1983_2011_StatePlane_Oregon_North_FIPS_3601_Ft_Intl|6318|214|0.3048||1021\n\
6560||NAD83(2011) / Oregon South|NAD_1983_2011_StatePlane_Oregon_South_FIPS_3602|6318|476|||1022\n\
6561||NAD83(2011) / Oregon South (ft)|NAD_1983_2011_StatePlane_Oregon_South_FIPS_3602_Ft_Intl|6318|215|0.3048||1022\n\
6562||NAD83(2011) / Pennsylvania North|NAD_1983_2011_StatePlane_Pennsylvania_North_FIPS_3701|6318|216|||1023\n\
6563||NAD83(2011) / Pennsylvania North (ftUS)|NAD_1983_2011_StatePlane_Pennsylvania_North_FIPS_3701_Ft_US|6318|216|0.30480060960121924||1023\n\
6564||NAD83(2011) / Pennsylvania South|NAD_1983_2011_StatePlane_Pennsylvania_South_FIPS_3702|6318|217|||1024\n\
6565||NAD83(2011) / Pennsylvania South (ftUS)|NAD_1983_2011_StatePlane_Pennsylvania_South_FIPS_3702_Ft_US|6318|217|0.30480060960121924||1024\n\
6566||NAD83(2011) / Puerto Rico and Virgin Is.|NAD_1983_2011_StatePlane_Puerto_Rico_Virgin_Isls_FIPS_5200|6318|499|||53\n\
6567||NAD83(2011) / Rhode Island|NAD_1983_2011_StatePlane_Rhode_Island_FIPS_3800|6318|477|||1263\n\
6568||NAD83(2011) / Rhode Island (ftUS)|NAD_1983_2011_StatePlane_Rhode_Island_FIPS_3800_Ft_US|6318|802|0.30480060960121924||1263\n\
6569||NAD83(2011) / South Carolina|NAD_1983_2011_StatePlane_South_Carolina_FIPS_3900|6318|218|||411\n\
6570||NAD83(2011) / South Carolina (ft)|NAD_1983_2011_StatePlane_South_Carolina_FIPS_3900_Ft_Intl|6318|218|0.3048||411\n\
6571||NAD83(2011) / South Dakota North|NAD_1983_2011_StatePlane_South_Dakota_North_FIPS_4001|6318|478|||1264\n\
6572||NAD83(2011) / South Dakota North (ftUS)|NAD_1983_2011_StatePlane_South_Dakota_North_FIPS_4001_Ft_US|6318|478|0.30480060960121924||1264\n\
6573||NAD83(2011) / South Dakota South|NAD_1983_2011_StatePlane_South_Dakota_South_FIPS_4002|6318|479|||1265\n\
6574||NAD83(2011) / South Dakota South (ftUS)|NAD_1983_2011_StatePlane_South_Dakota_South_FIPS_4002_Ft_US|6318|479|0.30480060960121924||1265\n\
6575||NAD83(2011) / Tennessee|NAD_1983_2011_StatePlane_Tennessee_FIPS_4100|6318|219|||395\n\
6576||NAD83(2011) / Tennessee (ftUS)|NAD_1983_2011_StatePlane_Tennessee_FIPS_4100_Ft_US|6318|219|0.30480060960121924||395\n\
6577||NAD83(2011) / Texas Central|NAD_1983_2011_StatePlane_Texas_Central_FIPS_4203|6318|482|||1027\n\
6578||NAD83(2011) / Texas Central (ftUS)|NAD_1983_2011_StatePlane_Texas_Central_FIPS_4203_Ft_US|6318|222|0.30480060960121924||1027\n\
6579||NAD83(2011) / Texas Centric Albers Equal Area|NAD_1983_2011_Texas_Centric_Mapping_System_Albers|6318|571|||1344\n\
6580||NAD83(2011) / Texas Centric Lambert Conformal|NAD_1983_2011_Texas_Centric_Mapping_System_Lambert|6318|570|||1344\n\
6581||NAD83(2011) / Texas North|NAD_1983_2011_StatePlane_Texas_North_FIPS_4201|6318|480|||1025\n\
6582||NAD83(2011) / Texas North (ftUS)|NAD_1983_2011_StatePlane_Texas_North_FIPS_4201_Ft_US|6318|220|0.30480060960121924||1025\n\
6583||NAD83(2011) / Texas North Central|NAD_1983_2011_StatePlane_Texas_North_Central_FIPS_4202|6318|481|||1026\n\
6584||NAD83(2011) / Texas North Central (ftUS)|NAD_1983_2011_StatePlane_Texas_North_Central_FIPS_4202_FtUS|6318|221|0.30480060960121924||1026\n\
6585||NAD83(2011) / Texas South|NAD_1983_2011_StatePlane_Texas_South_FIPS_4205|6318|484|||1029\n\
6586||NAD83(2011) / Texas South (ftUS)|NAD_1983_2011_StatePlane_Texas_South_FIPS_4205_Ft_US|6318|224|0.30480060960121924||1029\n\
6587||NAD83(2011) / Texas South Central|NAD_1983_2011_StatePlane_Texas_South_Central_FIPS_4204|6318|483|||1028\n\
6588||NAD83(2011) / Texas South Central (ftUS)|NAD_1983_2011_StatePlane_Texas_South_Central_FIPS_4204_FtUS|6318|223|0.30480060960121924||1028\n\
6589||NAD83(2011) / Vermont|NAD_1983_2011_StatePlane_Vermont_FIPS_4400|6318|488|||1266\n\
6590||NAD83(2011) / Vermont (ftUS)|NAD_1983_2011_StatePlane_Vermont_FIPS_4400_Ft_US|6318|1115|0.30480060960121924||1266\n\
6591||NAD83(2011) / Virginia Lambert|NAD_1983_2011_Virginia_Lambert|6318|915|||377\n\
6592||NAD83(2011) / Virginia North|NAD_1983_2011_StatePlane_Virginia_North_FIPS_4501|6318|489|||1033\n\
6593||NAD83(2011) / Virginia North (ftUS)|NAD_1983_2011_StatePlane_Virginia_North_FIPS_4501_Ft_US|6318|228|0.30480060960121924||1033\n\
6594||NAD83(2011) / Virginia South|NAD_1983_2011_StatePlane_Virginia_South_FIPS_4502|6318|490|||1034\n\
6595||NAD83(2011) / Virginia South (ftUS)|NAD_1983_2011_StatePlane_Virginia_South_FIPS_4502_Ft_US|6318|229|0.30480060960121924||1034\n\
6596||NAD83(2011) / Washington North|NAD_1983_2011_StatePlane_Washington_North_FIPS_4601|6318|491|||1035\n\
6597||NAD83(2011) / Washington North (ftUS)|NAD_1983_2011_StatePlane_Washington_North_FIPS_4601_Ft_US|6318|230|0.30480060960121924||1035\n\
6598||NAD83(2011) / Washington South|NAD_1983_2011_StatePlane_Washington_South_FIPS_4602|6318|492|||1036\n\
6599||NAD83(2011) / Washington South (ftUS)|NAD_1983_2011_StatePlane_Washington_South_FIPS_4602_Ft_US|6318|231|0.30480060960121924||1036\n\
6600||NAD83(2011) / West Virginia North|NAD_1983_2011_StatePlane_West_Virginia_North_FIPS_4701|6318|493|||1267\n\
6601||NAD83(2011) / West Virginia North (ftUS)|NAD_1983_2011_StatePlane_West_Virginia_North_FIPS_4701_FtUS|6318|493|0.30480060960121924||1267\n\
6602||NAD83(2011) / West Virginia South|NAD_1983_2011_StatePlane_West_Virginia_South_FIPS_4702|6318|494|||1268\n\
6603||NAD83(2011) / West Virginia South (ftUS)|NAD_1983_2011_StatePlane_West_Virginia_South_FIPS_4702_FtUS|6318|494|0.30480060960121924||1268\n\
6604|6879|NAD83(2011) / Wisconsin Central||4759|233|||1038\n\
6605||NAD83(2011) / Wisconsin Central (ftUS)|NAD_1983_2011_StatePlane_Wisconsin_Central_FIPS_4802_Ft_US|6318|233|0.30480060960121924||1038\n\
6606||NAD83(2011) / Wisconsin North|NAD_1983_2011_StatePlane_Wisconsin_North_FIPS_4801|6318|232|||1037\n\
6607||NAD83(2011) / Wisconsin North (ftUS)|NAD_1983_2011_StatePlane_Wisconsin_North_FIPS_4801_Ft_US|6318|232|0.30480060960121924||1037\n\
6608||NAD83(2011) / Wisconsin South|NAD_1983_2011_StatePlane_Wisconsin_South_FIPS_4803|6318|234|||1039\n\
6609||NAD83(2011) / Wisconsin South (ftUS)|NAD_1983_2011_StatePlane_Wisconsin_South_FIPS_4803_Ft_US|6318|234|0.30480060960121924||1039\n\
6610||NAD83(2011) / Wisconsin Transverse Mercator|NAD_1983_2011_Wisconsin_TM|6318|563|||370\n\
6611||NAD83(2011) / Wyoming East|NAD_1983_2011_StatePlane_Wyoming_East_FIPS_4901|6318|495|||1269\n\
6612||NAD83(2011) / Wyoming East (ftUS)|NAD_1983_2011_StatePlane_Wyoming_East_FIPS_4901_Ft_US|6318|843|0.30480060960121924||1269\n\
6613||NAD83(2011) / Wyoming East Central|NAD_1983_2011_StatePlane_Wyoming_East_Central_FIPS_4902|6318|496|||1270\n\
6614||NAD83(2011) / Wyoming East Central (ftUS)|NAD_1983_2011_StatePlane_Wyoming_E_Central_FIPS_4902_Ft_US|6318|844|0.30480060960121924||1270\n\
6615||NAD83(2011) / Wyoming West|NAD_1983_2011_StatePlane_Wyoming_West_FIPS_4904|6318|498|||1272\n\
6616||NAD83(2011) / Wyoming West (ftUS)|NAD_1983_2011_StatePlane_Wyoming_West_FIPS_4904_Ft_US|6318|845|0.30480060960121924||1272\n\
6617||NAD83(2011) / Wyoming West Central|NAD_1983_2011_StatePlane_Wyoming_West_Central_FIPS_4903|6318|497|||1271\n\
6618||NAD83(2011) / Wyoming West Central (ftUS)|NAD_1983_2011_StatePlane_Wyoming_W_Central_FIPS_4903_Ft_US|6318|497|0.30480060960121924||1271\n\
6619||NAD83(2011) / Utah Central|NAD_1983_2011_StatePlane_Utah_Central_FIPS_4302|6318|486|||1031\n\
6620||NAD83(2011) / Utah North|NAD_1983_2011_StatePlane_Utah_North_FIPS_4301|6318|485|||1030\n\
6621||NAD83(2011) / Utah South|NAD_1983_2011_StatePlane_Utah_South_FIPS_4303|6318|487|||1032\n\
6622||NAD83(CSRS) / Quebec Lambert|NAD_1983_CSRS_Quebec_Lambert|4617|115|||343\n\
6623||NAD83 / Quebec Albers|NAD_1983_Quebec_Albers|4269|1276|||343\n\
6624||NAD83(CSRS) / Quebec Albers|NAD_1983_CSRS_Quebec_Albers|4617|1276|||343\n\
6625||NAD83(2011) / Utah Central (ftUS)|NAD_1983_2011_StatePlane_Utah_Central_FIPS_4302_Ft_US|6318|825|0.30480060960121924||1031\n\
6626||NAD83(2011) / Utah North (ftUS)|NAD_1983_2011_StatePlane_Utah_North_FIPS_4301_Ft_US|6318|819|0.30480060960121924||1030\n\
6627||NAD83(2011) / Utah South (ftUS)|NAD_1983_2011_StatePlane_Utah_South_FIPS_4303_Ft_US|6318|826|0.30480060960121924||1032\n\
6628||NAD83(PA11) / Hawaii zone 1|NAD_1983_PA11_StatePlane_Hawaii_1_FIPS_5101|6322|427|||45\n\
6629||NAD83(PA11) / Hawaii zone 2|NAD_1983_PA11_StatePlane_Hawaii_2_FIPS_5102|6322|428|||46\n\
6630||NAD83(PA11) / Hawaii zone 3|NAD_1983_PA11_StatePlane_Hawaii_3_FIPS_5103|6322|429|||47\n\
6631||NAD83(PA11) / Hawaii zone 4|NAD_1983_PA11_StatePlane_Hawaii_4_FIPS_5104|6322|430|||48\n\
6632||NAD83(PA11) / Hawaii zone 5|NAD_1983_PA11_StatePlane_Hawaii_5_FIPS_5105|6322|431|||1240\n\
6633||NAD83(PA11) / Hawaii zone 3 (ftUS)|NAD_1983_PA11_StatePlane_Hawaii_3_FIPS_5103_Feet|6322|847|0.30480060960121924||47\n\
6634||NAD83(PA11) / UTM zone 4N|NAD_1983_PA11_UTM_Zone_4N|6322|839|||1609\n\
6635||NAD83(PA11) / UTM zone 5N|NAD_1983_PA11_UTM_Zone_5N|6322|840|||1610\n\
6636||NAD83(PA11) / UTM zone 2S|NAD_1983_PA11_UTM_Zone_2S|6322|146|||953\n\
6637||NAD83(MA11) / Guam Map Grid|NAD_1983_MA11_Guam_Map_Grid|6325|962|||568\n\
6646||Karbala 1979 / Iraq National Grid||4743|901|||633\n\
6669||JGD2011 / Japan Plane Rectangular CS I|JGD_2011_Japan_Zone_1|6668|323|||1092\n\
6670||JGD2011 / Japan Plane Rectangular CS II|JGD_2011_Japan_Zone_2|6668|324|||1093\n\
6671||JGD2011 / Japan Plane Rectangular CS III|JGD_2011_Japan_Zone_3|6668|325|||1094\n\
6672||JGD2011 / Japan Plane Rectangular CS IV|JGD_2011_Japan_Zone_4|6668|326|||1095\n\
6673||JGD2011 / Japan Plane Rectangular CS V|JGD_2011_Japan_Zone_5|6668|327|||1096\n\
6674||JGD2011 / Japan Plane Rectangular CS VI|JGD_2011_Japan_Zone_6|6668|328|||1097\n\
6675||JGD2011 / Japan Plane Rectangular CS VII|JGD_2011_Japan_Zone_7|6668|329|||1098\n\
6676||JGD2011 / Japan Plane Rectangular CS VIII|JGD_2011_Japan_Zone_8|6668|330|||1099\n\
6677||JGD2011 / Japan Plane Rectangular CS IX|JGD_2011_Japan_Zone_9|6668|331|||1100\n\
6678||JGD2011 / Japan Plane Rectangular CS X|JGD_2011_Japan_Zone_10|6668|332|||1101\n\
6679||JGD2011 / Japan Plane Rectangular CS XI|JGD_2011_Japan_Zone_11|6668|333|||1102\n\
6680||JGD2011 / Japan Plane Rectangular CS XII|JGD_2011_Japan_Zone_12|6668|334|||1103\n\
6681||JGD2011 / Japan Plane Rectangular CS XIII|JGD_2011_Japan_Zone_13|6668|335|||1104\n\
6682||JGD2011 / Japan Plane Rectangular CS XIV|JGD_2011_Japan_Zone_14|6668|336|||1105\n\
6683||JGD2011 / Japan Plane Rectangular CS XV|JGD_2011_Japan_Zone_15|6668|337|||1106\n\
6684||JGD2011 / Japan Plane Rectangular CS XVI|JGD_2011_Japan_Zone_16|6668|338|||1107\n\
6685||JGD2011 / Japan Plane Rectangular CS XVII|JGD_2011_Japan_Zone_17|6668|339|||1108\n\
6686||JGD2011 / Japan Plane Rectangular CS XVIII|JGD_2011_Japan_Zone_18|6668|340|||1109\n\
6687||JGD2011 / Japan Plane Rectangular CS XIX|JGD_2011_Japan_Zone_19|6668|341|||601\n\
6688||JGD2011 / UTM zone 51N||6668|575|||1350\n\
6689||JGD2011 / UTM zone 52N||6668|576|||1351\n\
6690||JGD2011 / UTM zone 53N||6668|577|||1352\n\
6691||JGD2011 / UTM zone 54N||6668|578|||1353\n\
6692||JGD2011 / UTM zone 55N||6668|579|||1354\n\
6703||WGS 84 / TM 60 SW|WGS_1984_TM_60_SW|4326|1277|||1957\n\
6707||RDN2008 / UTM zone 32N (N-E)|RDN2008_TM32|6706|59|||1299\n\
6708||RDN2008 / UTM zone 33N (N-E)|RDN2008_TM33|6706|60|||1339\n\
6709||RDN2008 / UTM zone 34N (N-E)|RDN2008_TM34|6706|61|||1958\n\
6720||WGS 84 / CIG92|WGS_1984_CIG92|4326|1278|||1959\n\
6721||GDA94 / CIG94|GDA_1994_CIG94|4283|1279|||1959\n\
6722||WGS 84 / CKIG92|WGS_1984_CKIG92|4326|1280|||598\n\
6723||GDA94 / CKIG94|GDA_1994_CKIG94|4283|1281|||598\n\
6732|1|GDA94 / MGA zone 41|GDA_1994_MGA_zone_41|4283|1282|||1960\n\
6733|1|GDA94 / MGA zone 42|GDA_1994_MGA_zone_42|4283|518|||1961\n\
6734|1|GDA94 / MGA zone 43|GDA_1994_MGA_zone_43|4283|1283|||1962\n\
6735|1|GDA94 / MGA zone 44|GDA_1994_MGA_zone_44|4283|1284|||1963\n\
6736||GDA94 / MGA zone 46|GDA_1994_MGA_Zone_46|4283|1285|||1964\n\
6737||GDA94 / MGA zone 47|GDA_1994_MGA_Zone_47|4283|1286|||1965\n\
6738||GDA94 / MGA zone 59|GDA_1994_MGA_Zone_59|4283|111|||1966\n\
6784||NAD83(CORS96) / Oregon Baker zone (m)|OCRS_Baker_NAD_1983_CORS96_TM_Meters|6783|1287|||1967\n\
6785||NAD83(CORS96) / Oregon Baker zone (ft)|OCRS_Baker_NAD_1983_CORS96_TM_Feet_Intl|6783|1288|0.3048||1967\n\
6786||NAD83(2011) / Oregon Baker zone (m)|OCRS_Baker_NAD_1983_2011_TM_Meters|6318|1287|||1967\n\
6787||NAD83(2011) / Oregon Baker zone (ft)|OCRS_Baker_NAD_1983_2011_TM_Feet_Intl|6318|1288|0.3048||1967\n\
6788||NAD83(CORS96) / Oregon Bend-Klamath Falls zone (m)|OCRS_Bend-Klamath_Falls_NAD_1983_CORS96_TM_Meters|6783|1289|||1968\n\
6789||NAD83(CORS96) / Oregon Bend-Klamath Falls zone (ft)|OCRS_Bend-Klamath_Falls_NAD_1983_CORS96_TM_Feet_Intl|6783|1290|0.3048||1968\n\
6790||NAD83(2011) / Oregon Bend-Klamath Falls zone (m)|OCRS_Bend-Klamath_Falls_NAD_1983_2011_TM_Meters|6318|1289|||1968\n\
6791||NAD83(2011) / Oregon Bend-Klamath Falls zone (ft)|OCRS_Bend-Klamath_Falls_NAD_1983_2011_TM_Feet_Intl|6318|1290|0.3048||1968\n\
6792||NAD83(CORS96) / Oregon Bend-Redmond-Prineville zone (m)|OCRS_Bend-Redmond-Prineville_NAD_1983_CORS96_LCC_Meters|6783|1291|||1969\n\
6793||NAD83(CORS96) / Oregon Bend-Redmond-Prineville zone (ft)|OCRS_Bend-Redmond-Prineville_NAD_1983_CORS96_LCC_Feet_Intl|6783|1292|0.3048||1969\n\
6794||NAD83(2011) / Oregon Bend-Redmond-Prineville zone (m)|OCRS_Bend-Redmond-Prineville_NAD_1983_2011_LCC_Meters|6318|1291|||1969\n\
6795||NAD83(2011) / Oregon Bend-Redmond-Prineville zone (ft)|OCRS_Bend-Redmond-Prineville_NAD_1983_2011_LCC_Feet_Intl|6318|1292|0.3048||1969\n\
6796||NAD83(CORS96) / Oregon Bend-Burns zone (m)|OCRS_Bend-Burns_NAD_1983_CORS96_LCC_Meters|6783|1293|||1970\n\
6797||NAD83(CORS96) / Oregon Bend-Burns zone (ft)|OCRS_Bend-Burns_NAD_1983_CORS96_LCC_Feet_Intl|6783|1294|0.3048||1970\n\
6798||NAD83(2011) / Oregon Bend-Burns zone (m)|OCRS_Bend-Burns_NAD_1983_2011_LCC_Meters|6318|1293|||1970\n\
6799||NAD83(2011) / Oregon Bend-Burns zone (ft)|OCRS_Bend-Burns_NAD_1983_2011_LCC_Feet_Intl|6318|1294|0.3048||1970\n\
6800||NAD83(CORS96) / Oregon Canyonville-Grants Pass zone (m)|OCRS_Canyonville-Grants_Pass_NAD_1983_CORS96_TM_Meters|6783|1295|||1971\n\
6801||NAD83(CORS96) / Oregon Canyonville-Grants Pass zone (ft)|OCRS_Canyonville-Grants_Pass_NAD_1983_CORS96_TM_Feet_Intl|6783|1296|0.3048||1971\n\
6802||NAD83(2011) / Oregon Canyonville-Grants Pass zone (m)|OCRS_Canyonville-Grants_Pass_NAD_1983_2011_TM_Meters|6318|1295|||1971\n\
6803||NAD83(2011) / Oregon Canyonville-Grants Pass zone (ft)|OCRS_Canyonville-Grants_Pass_NAD_1983_2011_TM_Feet_Intl|6318|1296|0.3048||1971\n\
6804||NAD83(CORS96) / Oregon Columbia River East zone (m)|OCRS_Columbia_River_East_NAD_1983_CORS96_LCC_Meters|6783|1297|||1972\n\
6805||NAD83(CORS96) / Oregon Columbia River East zone (ft)|OCRS_Columbia_River_East_NAD_1983_CORS96_LCC_Feet_Intl|6783|1298|0.3048||1972\n\
6806||NAD83(2011) / Oregon Columbia River East zone (m)|OCRS_Columbia_River_East_NAD_1983_2011_LCC_Meters|6318|1297|||1972\n\
6807||NAD83(2011) / Oregon Columbia River East zone (ft)|OCRS_Columbia_River_East_NAD_1983_2011_LCC_Feet_Intl|6318|1298|0.3048||1972\n\
6808||NAD83(CORS96) / Oregon Columbia River West zone (m)|OCRS_Columbia_River_West_NAD_1983_CORS96_OM_Meters|6783|1299|||1973\n\
6809||NAD83(CORS96) / Oregon Columbia River West zone (ft)|OCRS_Columbia_River_West_NAD_1983_CORS96_OM_Feet_Intl|6783|1300|0.3048||1973\n\
6810||NAD83(2011) / Oregon Columbia River West zone (m)|OCRS_Columbia_River_West_NAD_1983_2011_OM_Meters|6318|1299|||1973\n\
6811||NAD83(2011) / Oregon Columbia River West zone (ft)|OCRS_Columbia_River_West_NAD_1983_2011_OM_Feet_Intl|6318|1300|0.3048||1973\n\
6812||NAD83(CORS96) / Oregon Cottage Grove-Canyonville zone (m)|OCRS_Cottage_Grove-Canyonville_NAD_1983_CORS96_TM_Meters|6783|1301|||1974\n\
6813||NAD83(CORS96) / Oregon Cottage Grove-Canyonville zone (ft)|OCRS_Cottage_Grove-Canyonville_NAD_1983_CORS96_TM_Feet_Intl|6783|1302|0.3048||1974\n\
6814||NAD83(2011) / Oregon Cottage Grove-Canyonville zone (m)|OCRS_Cottage_Grove-Canyonville_NAD_1983_2011_TM_Meters|6318|1301|||1974\n\
6815||NAD83(2011) / Oregon Cottage Grove-Canyonville zone (ft)|OCRS_Cottage_Grove-Canyonville_NAD_1983_2011_TM_Feet_Intl|6318|1302|0.3048||1974\n\
6816||NAD83(CORS96) / Oregon Dufur-Madras zone (m)|OCRS_Dufur-Madras_NAD_1983_CORS96_TM_Meters|6783|1303|||1975\n\
6817||NAD83(CORS96) / Oregon Dufur-Madras zone (ft)|OCRS_Dufur-Madras_NAD_1983_CORS96_TM_Feet_Intl|6783|1304|0.3048||1975\n\
6818||NAD83(2011) / Oregon Dufur-Madras zone (m)|OCRS_Dufur-Madras_NAD_1983_2011_TM_Meters|6318|1303|||1975\n\
6819||NAD83(2011) / Oregon Dufur-Madras zone (ft)|OCRS_Dufur-Madras_NAD_1983_2011_TM_Feet_Intl|6318|1304|0.3048||1975\n\
6820||NAD83(CORS96) / Oregon Eugene zone (m)|OCRS_Eugene_NAD_1983_CORS96_TM_Meters|6783|1305|||1976\n\
6821||NAD83(CORS96) / Oregon Eugene zone (ft)|OCRS_Eugene_NAD_1983_CORS96_TM_Feet_Intl|6783|1306|0.3048||1976\n\
6822||NAD83(2011) / Oregon Eugene zone (m)|OCRS_Eugene_NAD_1983_2011_TM_Meters|6318|1305|||1976\n\
6823||NAD83(2011) / Oregon Eugene zone (ft)|OCRS_Eugene_NAD_1983_2011_TM_Feet_Intl|6318|1306|0.3048||1976\n\
6824||NAD83(CORS96) / Oregon Grants Pass-Ashland zone (m)|OCRS_Grants_Pass-Ashland_NAD_1983_CORS96_TM_Meters|6783|1307|||1977\n\
6825||NAD83(CORS96) / Oregon Grants Pass-Ashland zone (ft)|OCRS_Grants_Pass-Ashland_NAD_1983_CORS96_TM_Feet_Intl|6783|1308|0.3048||1977\n\
6826||NAD83(2011) / Oregon Grants Pass-Ashland zone (m)|OCRS_Grants_Pass-Ashland_NAD_1983_2011_TM_Meters|6318|1307|||1977\n\
6827||NAD83(2011) / Oregon Grants Pass-Ashland zone (ft)|OCRS_Grants_Pass-Ashland_NAD_1983_2011_TM_Feet_Intl|6318|1308|0.3048||1977\n\
6828||NAD83(CORS96) / Oregon Gresham-Warm Springs zone (m)|OCRS_Gresham-Warm_Springs_NAD_1983_CORS96_TM_Meters|6783|1309|||1978\n\
6829||NAD83(CORS96) / Oregon Gresham-Warm Springs zone (ft)|OCRS_Gresham-Warm_Springs_NAD_1983_CORS96_TM_Feet_Intl|6783|1310|0.3048||1978\n\
6830||NAD83(2011) / Oregon Gresham-Warm Springs zone (m)|OCRS_Gresham-Warm_Springs_NAD_1983_2011_TM_Meters|6318|1309|||1978\n\
6831||NAD83(2011) / Oregon Gresham-Warm Springs zone (ft)|OCRS_Gresham-Warm_Springs_NAD_1983_2011_TM_Feet_Intl|6318|1310|0.3048||1978\n\
6832||NAD83(CORS96) / Oregon La Grande zone (m)|OCRS_La_Grande_NAD_1983_CORS96_TM_Meters|6783|1311|||1979\n\
6833||NAD83(CORS96) / Oregon La Grande zone (ft)|OCRS_La_Grande_NAD_1983_CORS96_TM_Feet_Intl|6783|1312|0.3048||1979\n\
6834||NAD83(2011) / Oregon La Grande zone (m)|OCRS_La_Grande_NAD_1983_2011_TM_Meters|6318|1311|||1979\n\
6835||NAD83(2011) / Oregon La Grande zone (ft)|OCRS_La_Grande_NAD_1983_2011_TM_Feet_Intl|6318|1312|0.3048||1979\n\
6836||NAD83(CORS96) / Oregon Ontario zone (m)|OCRS_Ontario_NAD_1983_CORS96_TM_Meters|6783|1313|||1980\n\
6837||NAD83(CORS96) / Oregon Ontario zone (ft)|OCRS_Ontario_NAD_1983_CORS96_TM_Feet_Intl|6783|1314|0.3048||1980\n\
6838||NAD83(2011) / Oregon Ontario zone (m)|OCRS_Ontario_NAD_1983_2011_TM_Meters|6318|1313|||1980\n\
6839||NAD83(2011) / Oregon Ontario zone (ft)|OCRS_Ontario_NAD_1983_2011_TM_Feet_Intl|6318|1314|0.3048||1980\n\
6840||NAD83(CORS96) / Oregon Coast zone (m)|OCRS_Oregon_Coast_NAD_1983_CORS96_OM_Meters|6783|1315|||1981\n\
6841||NAD83(CORS96) / Oregon Coast zone (ft)|OCRS_Oregon_Coast_NAD_1983_CORS96_OM_Feet_Intl|6783|1316|0.3048||1981\n\
6842||NAD83(2011) / Oregon Coast zone (m)|OCRS_Oregon_Coast_NAD_1983_2011_OM_Meters|6318|1315|||1981\n\
6843||NAD83(2011) / Oregon Coast zone (ft)|OCRS_Oregon_Coast_NAD_1983_2011_OM_Feet_Intl|6318|1316|0.3048||1981\n\
6844||NAD83(CORS96) / Oregon Pendleton zone (m)|OCRS_Pendleton_NAD_1983_CORS96_TM_Meters|6783|1317|||1982\n\
6845||NAD83(CORS96) / Oregon Pendleton zone (ft)|OCRS_Pendleton_NAD_1983_CORS96_TM_Feet_Intl|6783|1318|0.3048||1982\n\
6846||NAD83(2011) / Oregon Pendleton zone (m)|OCRS_Pendleton_NAD_1983_2011_TM_Meters|6318|1317|||1982\n\
6847||NAD83(2011) / Oregon Pendleton zone (ft)|OCRS_Pendleton_NAD_1983_2011_TM_Feet_Intl|6318|1318|0.3048||1982\n\
6848||NAD83(CORS96) / Oregon Pendleton-La Grande zone (m)|OCRS_Pendleton-La_Grande_NAD_1983_CORS96_TM_Meters|6783|1319|||1983\n\
6849||NAD83(CORS96) / Oregon Pendleton-La Grande zone (ft)|OCRS_Pendleton-La_Grande_NAD_1983_CORS96_TM_Feet_Intl|6783|1320|0.3048||1983\n\
6850||NAD83(2011) / Oregon Pendleton-La Grande zone (m)|OCRS_Pendleton-La_Grande_NAD_1983_2011_TM_Meters|6318|1319|||1983\n\
6851||NAD83(2011) / Oregon Pendleton-La Grande zone (ft)|OCRS_Pendleton-La_Grande_NAD_1983_2011_TM_Feet_Intl|6318|1320|0.3048||1983\n\
6852||NAD83(CORS96) / Oregon Portland zone (m)|OCRS_Portland_NAD_1983_CORS96_LCC_Meters|6783|1321|||1984\n\
6853||NAD83(CORS96) / Oregon Portland zone (ft)|OCRS_Portland_NAD_1983_CORS96_LCC_Feet_Intl|6783|1322|0.3048||1984\n\
6854||NAD83(2011) / Oregon Portland zone (m)|OCRS_Portland_NAD_1983_2011_LCC_Meters|6318|1321|||1984\n\
6855||NAD83(2011) / Oregon Portland zone (ft)|OCRS_Portland_NAD_1983_2011_LCC_Feet_Intl|6318|1322|0.3048||1984\n\
6856||NAD83(CORS96) / Oregon Salem zone (m)|OCRS_Salem_NAD_1983_CORS96_TM_Meters|6783|1323|||1985\n\
6857||NAD83(CORS96) / Oregon Salem zone (ft)|OCRS_Salem_NAD_1983_CORS96_TM_Feet_Intl|6783|1324|0.3048||1985\n\
6858||NAD83(2011) / Oregon Salem zone (m)|OCRS_Salem_NAD_1983_2011_TM_Meters|6318|1323|||1985\n\
6859||NAD83(2011) / Oregon Salem zone (ft)|OCRS_Salem_NAD_1983_2011_TM_Feet_Intl|6318|1324|0.3048||1985\n\
6860||NAD83(CORS96) / Oregon Santiam Pass zone (m)|OCRS_Santiam_Pass_NAD_1983_CORS96_TM_Meters|6783|1325|||1986\n\
6861||NAD83(CORS96) / Oregon Santiam Pass zone (ft)|OCRS_Santiam_Pass_NAD_1983_CORS96_TM_Feet_Intl|6783|1325|0.3048||1986\n\
6862||NAD83(2011) / Oregon Santiam Pass zone (m)|OCRS_Santiam_Pass_NAD_1983_2011_TM_Meters|6318|1325|||1986\n\
6863||NAD83(2011) / Oregon Santiam Pass zone (ft)|OCRS_Santiam_Pass_NAD_1983_2011_TM_Feet_Intl|6318|1325|0.3048||1986\n\
6867||NAD83(CORS96) / Oregon LCC (m)|NAD_1983_CORS96_Oregon_Statewide_Lambert|6783|524|||1297\n\
6868||NAD83(CORS96) / Oregon GIC Lambert (ft)|NAD_1983_CORS96_Oregon_Statewide_Lambert_Ft_Intl|6783|525|0.3048||1297\n\
6870||ETRS89 / Albania TM 2010|ETRS_1989_Albania_2010|4258|601|||123\n\
6875||RDN2008 / Italy zone (N-E)|RDN2008_Italy_zone|6706|1326|||329\n\
6876||RDN2008 / Zone 12 (N-E)|RDN2008_Zone_12|6706|1327|||329\n\
6879||NAD83(2011) / Wisconsin Central|NAD_1983_2011_StatePlane_Wisconsin_Central_FIPS_4802|6318|233|||1038\n\
6880||NAD83(2011) / Nebraska (ftUS)|NAD_1983_2011_StatePlane_Nebraska_FIPS_2600_Ft_US|6318|1275|0.30480060960121924||375\n\
6884||NAD83(CORS96) / Oregon North|NAD_1983_CORS96_StatePlane_Oregon_North_FIPS_3601|6783|475|||1021\n\
6885||NAD83(CORS96) / Oregon North (ft)|NAD_1983_CORS96_StatePlane_Oregon_North_FIPS_3601_Ft_Intl|6783|214|0.3048||1021\n\
6886||NAD83(CORS96) / Oregon South|NAD_1983_CORS96_StatePlane_Oregon_South_FIPS_3602|6783|476|||1022\n\
6887||NAD83(CORS96) / Oregon South (ft)|NAD_1983_CORS96_StatePlane_Oregon_South_FIPS_3602_Ft_Intl|6783|215|0.3048||1022\n\
6915||South East Island 1943 / UTM zone 40N||6892|44|||689\n\
6922||NAD83 / Kansas LCC|NAD_1983_Kansas_LCC|4269|1328|||382\n\
6923||NAD83 / Kansas LCC (ftUS)|NAD_1983_Kansas_LCC_ftUS|4269|1329|0.30480060960121924||382\n\
6924||NAD83(2011) / Kansas LCC|NAD_1983_2011_Kansas_LCC|6318|1328|||382\n\
6925||NAD83(2011) / Kansas LCC (ftUS)|NAD_1983_2011_Kansas_LCC_ftUS|6318|1329|0.30480060960121924||382\n\
6931||WGS 84 / NSIDC EASE-Grid 2.0 North|WGS_1984_EASE-Grid_2.0_North|4326|1330|||1563\n\
6932||WGS 84 / NSIDC EASE-Grid 2.0 South|WGS_1984_EASE-Grid_2.0_South|4326|1331|||1564\n\
6933||WGS 84 / NSIDC EASE-Grid 2.0 Global|WGS_1984_EASE-Grid_2.0_Global|4326|1332|||1565\n\
6956|5896|VN-2000 / TM-3 zone 481||4756|1333|||1828\n\
6957|5897|VN-2000 / TM-3 zone 482||4756|1334|||1829\n\
6958|5898|VN-2000 / TM-3 zone 491||4756|1335|||1830\n\
6959|5899|VN-2000 / TM-3 Da Nang zone||4756|1336|||1831\n\
6962||ETRS89 / Albania LCC 2010|ETRS_1989_Albania_LCC_2010|4258|1337|||123\n\
6966||NAD27 / Michigan North||4267|1338|0.30480060960121924||1004\n\
6984||Israeli Grid 05||6983|25|||57\n\
6991||Israeli Grid 05/12||6990|25|||57\n\
6996|7131|NAD83(2011) / San Francisco CS13||6318|1339|||1987\n\
6997|7132|NAD83(2011) / San Francisco CS13 (ftUS)||6318|1339|0.30480060960121924||1987\n\
7005||Nahrwan 1934 / UTM zone 37N||4744|554|||1556\n\
7006||Nahrwan 1934 / UTM zone 38N||4744|42|||1557\n\
7007||Nahrwan 1934 / UTM zone 39N||4744|43|||1639\n\
7057||NAD83(2011) / IaRCS zone 1|NAD_1983_(2011)_IaRCS_zone_1|6318|1340|0.30480060960121924||1988\n\
7058||NAD83(2011) / IaRCS zone 2|NAD_1983_(2011)_IaRCS_zone_2|6318|1341|0.30480060960121924||1989\n\
7059||NAD83(2011) / IaRCS zone 3|NAD_1983_(2011)_IaRCS_zone_3|6318|1342|0.30480060960121924||1990\n\
7060||NAD83(2011) / IaRCS zone 4|NAD_1983_(2011)_IaRCS_zone_4|6318|1343|0.30480060960121924||1991\n\
7061||NAD83(2011) / IaRCS zone 5|NAD_1983_(2011)_IaRCS_zone_5|6318|1344|0.30480060960121924||1992\n\
7062||NAD83(2011) / IaRCS zone 6|NAD_1983_(2011)_IaRCS_zone_6|6318|1345|0.30480060960121924||1993\n\
7063||NAD83(2011) / IaRCS zone 7|NAD_1983_(2011)_IaRCS_zone_7|6318|1346|0.30480060960121924||1994\n\
7064||NAD83(2011) / IaRCS zone 8|NAD_1983_(2011)_IaRCS_zone_8|6318|1347|0.30480060960121924||1995\n\
7065||NAD83(2011) / IaRCS zone 9|NAD_1983_(2011)_IaRCS_zone_9|6318|1348|0.30480060960121924||1996\n\
7066||NAD83(2011) / IaRCS zone 10|NAD_1983_(2011)_IaRCS_zone_10|6318|1349|0.30480060960121924||1997\n\
7067||NAD83(2011) / IaRCS zone 11|NAD_1983_(2011)_IaRCS_zone_11|6318|1350|0.30480060960121924||1998\n\
7068||NAD83(2011) / IaRCS zone 12|NAD_1983_(2011)_IaRCS_zone_12|6318|1351|0.30480060960121924||1999\n\
7069||NAD83(2011) / IaRCS zone 13|NAD_1983_(2011)_IaRCS_zone_13|6318|1352|0.30480060960121924||2000\n\
7070||NAD83(2011) / IaRCS zone 14|NAD_1983_(2011)_IaRCS_zone_14|6318|1353|0.30480060960121924||2001\n\
7074||RGTAAF07 / UTM zone 37S||7073|407|||2002\n\
7075||RGTAAF07 / UTM zone 38S||7073|519|||2003\n\
7076||RGTAAF07 / UTM zone 39S||7073|1114|||2004\n\
7077||RGTAAF07 / UTM zone 40S||7073|514|||2005\n\
7078||RGTAAF07 / UTM zone 41S||7073|1282|||2006\n\
7079||RGTAAF07 / UTM zone 42S||7073|518|||2007\n\
7080||RGTAAF07 / UTM zone 43S||7073|1283|||2008\n\
7081||RGTAAF07 / UTM zone 44S||7073|1284|||2009\n\
7082|1|RGTAAF07 / Terre Adelie Polar Stereographic||7073|521|||549\n\
7109||NAD83(2011) / RMTCRS St Mary (m)|NAD_1983_2011_RMTCRS_St_Mary_Meters|6318|1354|||2010\n\
7110||NAD83(2011) / RMTCRS Blackfeet (m)|NAD_1983_2011_RMTCRS_Blackfeet_Meters|6318|1355|||2011\n\
7111||NAD83(2011) / RMTCRS Milk River (m)|NAD_1983_2011_RMTCRS_Milk_River_Meters|6318|1356|||2012\n\
7112||NAD83(2011) / RMTCRS Fort Belknap (m)|NAD_1983_2011_RMTCRS_Fort_Belknap_Meters|6318|1357|||2013\n\
7113||NAD83(2011) / RMTCRS Fort Peck Assiniboine (m)|NAD_1983_2011_RMTCRS_Fort_Peck_Assiniboine_Meters|6318|1358|||2014\n\
7114||NAD83(2011) / RMTCRS Fort Peck Sioux (m)|NAD_1983_2011_RMTCRS_Fort_Peck_Sioux_Meters|6318|1359|||2015\n\
7115||NAD83(2011) / RMTCRS Crow (m)|NAD_1983_2011_RMTCRS_Crow_Meters|6318|1360|||2016\n\
7116||NAD83(2011) / RMTCRS Bobcat (m)|NAD_1983_2011_RMTCRS_Bobcat_Meters|6318|1361|||2017\n\
7117||NAD83(2011) / RMTCRS Billings (m)|NAD_1983_2011_RMTCRS_Billings_Meters|6318|1362|||2018\n\
7118||NAD83(2011) / RMTCRS Wind River (m)|NAD_1983_2011_RMTCRS_Wind_River_Meters|6318|1363|||2019\n\
7119||NAD83(2011) / RMTCRS St Mary (ft)|NAD_1983_2011_RMTCRS_St_Mary_Ft_Intl|6318|1364|0.3048||2010\n\
7120||NAD83(2011) / RMTCRS Blackfeet (ft)|NAD_1983_2011_RMTCRS_Blackfeet_Ft_Intl|6318|1365|0.3048||2011\n\
7121||NAD83(2011) / RMTCRS Milk River (ft)|NAD_1983_2011_RMTCRS_Milk_River_Ft_Intl|6318|1366|0.3048||2012\n\
7122||NAD83(2011) / RMTCRS Fort Belknap (ft)|NAD_1983_2011_RMTCRS_Fort_Belknap_Ft_Intl|6318|1367|0.3048||2013\n\
7123||NAD83(2011) / RMTCRS Fort Peck Assiniboine (ft)|NAD_1983_2011_RMTCRS_Fort_Peck_Assiniboine_Ft_Intl|6318|1368|0.3048||2014\n\
7124||NAD83(2011) / RMTCRS Fort Peck Sioux (ft)|NAD_1983_2011_RMTCRS_Fort_Peck_Sioux_Ft_Intl|6318|1369|0.3048||2015\n\
7125||NAD83(2011) / RMTCRS Crow (ft)|NAD_1983_2011_RMTCRS_Crow_Ft_Intl|6318|1370|0.3048||2016\n\
7126||NAD83(2011) / RMTCRS Bobcat (ft)|NAD_1983_2011_RMTCRS_Bobcat_Ft_Intl|6318|1371|0.3048||2017\n\
7127||NAD83(2011) / RMTCRS Billings (ft)|NAD_1983_2011_RMTCRS_Billings_Ft_Intl|6318|1372|0.3048||2018\n\
7128||NAD83(2011) / RMTCRS Wind River (ftUS)|NAD_1983_2011_RMTCRS_Wind_River_(ftUS)|6318|1373|0.30480060960121924||2019\n\
7131||NAD83(2011) / San Francisco CS13|NAD_1983_2011_San_Francisco_CS13_Meters|6318|1374|||1987\n\
7132||NAD83(2011) / San Francisco CS13 (ftUS)|NAD_1983_2011_San_Francisco_CS13_ftUS|6318|1374|0.30480060960121924||1987\n\
7142||Palestine 1923 / Palestine Grid modified|Palestine_1923_Palestine_Grid_TM|4281|1375|||438\n\
7257||NAD83(2011) / InGCS Adams (m)|NAD_1983_2011_InGCS_Adams_(m)|6318|1376|||2020\n\
7258||NAD83(2011) / InGCS Adams (ftUS)|NAD_1983_2011_InGCS_Adams_(ftUS)|6318|1376|0.30480060960121924||2020\n\
7259||NAD83(2011) / InGCS Allen (m)|NAD_1983_2011_InGCS_Allen_(m)|6318|1377|||2021\n\
7260||NAD83(2011) / InGCS Allen (ftUS)|NAD_1983_2011_InGCS_Allen_(ftUS)|6318|1377|0.30480060960121924||2021\n\
7261||NAD83(2011) / InGCS Bartholomew (m)|NAD_1983_2011_InGCS_Bartholomew_(m)|6318|1378|||2022\n\
7262||NAD83(2011) / InGCS Bartholomew (ftUS)|NAD_1983_2011_InGCS_Bartholomew_(ftUS)|6318|1378|0.30480060960121924||2022\n\
7263||NAD83(2011) / InGCS Benton (m)|NAD_1983_2011_InGCS_Benton_(m)|6318|1379|||2023\n\
7264||NAD83(2011) / InGCS Benton (ftUS)|NAD_1983_2011_InGCS_Benton_(ftUS)|6318|1379|0.30480060960121924||2023\n\
7265||NAD83(2011) / InGCS Blackford-Delaware (m)|NAD_1983_2011_InGCS_Blackford-Delaware_(m)|6318|1380|||2024\n\
7266||NAD83(2011) / InGCS Blackford-Delaware (ftUS)|NAD_1983_2011_InGCS_Blackford-Delaware_(ftUS)|6318|1380|0.30480060960121924||2024\n\
7267||NAD83(2011) / InGCS Boone-Hendricks (m)|NAD_1983_2011_InGCS_Boone-Hendricks_(m)|6318|1381|||2025\n\
7268||NAD83(2011) / InGCS Boone-Hendricks (ftUS)|NAD_1983_2011_InGCS_Boone-Hendricks_(ftUS)|6318|1381|0.30480060960121924||2025\n\
7269||NAD83(2011) / InGCS Brown (m)|NAD_1983_2011_InGCS_Brown_(m)|6318|1382|||2026\n\
7270||NAD83(2011) / InGCS Brown (ftUS)|NAD_1983_2011_InGCS_Brown_(ftUS)|6318|1382|0.30480060960121924||2026\n\
7271||NAD83(2011) / InGCS Carroll (m)|NAD_1983_2011_InGCS_Carroll_(m)|6318|1383|||2027\n\
7272||NAD83(2011) / InGCS Carroll (ftUS)|NAD_1983_2011_InGCS_Carroll_(ftUS)|6318|1383|0.30480060960121924||2027\n\
7273||NAD83(2011) / InGCS Cass (m)|NAD_1983_2011_InGCS_Cass_(m)|6318|1384|||2028\n\
7274||NAD83(2011) / InGCS Cass (ftUS)|NAD_1983_2011_InGCS_Cass_(ftUS)|6318|1384|0.30480060960121924||2028\n\
7275||NAD83(2011) / InGCS Clark-Floyd-Scott (m)|NAD_1983_2011_InGCS_Clark-Floyd-Scott_(m)|6318|1385|||2029\n\
7276||NAD83(2011) / InGCS Clark-Floyd-Scott (ftUS)|NAD_1983_2011_InGCS_Clark-Floyd-Scott_(ftUS)|6318|1385|0.30480060960121924||2029\n\
7277||NAD83(2011) / InGCS Clay (m)|NAD_1983_2011_InGCS_Clay_(m)|6318|1386|||2030\n\
7278||NAD83(2011) / InGCS Clay (ftUS)|NAD_1983_2011_InGCS_Clay_(ftUS)|6318|1386|0.30480060960121924||2030\n\
7279||NAD83(2011) / InGCS Clinton (m)|NAD_1983_2011_InGCS_Clinton_(m)|6318|1387|||2031\n\
7280||NAD83(2011) / InGCS Clinton (ftUS)|NAD_1983_2011_InGCS_Clinton_(ftUS)|6318|1387|0.30480060960121924||2031\n\
7281||NAD83(2011) / InGCS Crawford-Lawrence-Orange (m)|NAD_1983_2011_InGCS_Crawford-Lawrence-Orange_(m)|6318|1388|||2032\n\
7282||NAD83(2011) / InGCS Crawford-Lawrence-Orange (ftUS)|NAD_1983_2011_InGCS_Crawford-Lawrence-Orange_(ftUS)|6318|1388|0.30480060960121924||2032\n\
7283||NAD83(2011) / InGCS Daviess-Greene (m)|NAD_1983_2011_InGCS_Daviess-Greene_(m)|6318|1389|||2033\n\
7284||NAD83(2011) / InGCS Daviess-Greene (ftUS)|NAD_1983_2011_InGCS_Daviess-Greene_(ftUS)|6318|1389|0.30480060960121924||2033\n\
7285||NAD83(2011) / InGCS Dearborn-Ohio-Switzerland (m)|NAD_1983_2011_InGCS_Dearborn-Ohio-Switzerland_(m)|6318|1390|||2034\n\
7286||NAD83(2011) / InGCS Dearborn-Ohio-Switzerland (ftUS)|NAD_1983_2011_InGCS_Dearborn-Ohio-Switzerland_(ftUS)|6318|1390|0.30480060960121924||2034\n\
7287||NAD83(2011) / InGCS Decatur-Rush (m)|NAD_1983_2011_InGCS_Decatur-Rush_(m)|6318|1391|||2035\n\
7288||NAD83(2011) / InGCS Decatur-Rush (ftUS)|NAD_1983_2011_InGCS_Decatur-Rush_(ftUS)|6318|1391|0.30480060960121924||2035\n\
7289||NAD83(2011) / InGCS DeKalb (m)|NAD_1983_2011_InGCS_DeKalb_(m)|6318|1392|||2036\n\
7290||NAD83(2011) / InGCS DeKalb (ftUS)|NAD_1983_2011_InGCS_DeKalb_(ftUS)|6318|1392|0.30480060960121924||2036\n\
7291||NAD83(2011) / InGCS Dubois-Martin (m)|NAD_1983_2011_InGCS_Dubois-Martin_(m)|6318|1393|||2037\n\
7292||NAD83(2011) / InGCS Dubois-Martin (ftUS)|NAD_1983_2011_InGCS_Dubois-Martin_(ftUS)|6318|1393|0.30480060960121924||2037\n\
7293||NAD83(2011) / InGCS Elkhart-Kosciusko-Wabash (m)|NAD_1983_2011_InGCS_Elkhart-Kosciusko-Wabash_(m)|6318|1394|||2038\n\
7294||NAD83(2011) / InGCS Elkhart-Kosciusko-Wabash (ftUS)|NAD_1983_2011_InGCS_Elkhart-Kosciusko-Wabash_(ftUS)|6318|1394|0.30480060960121924||2038\n\
7295||NAD83(2011) / InGCS Fayette-Franklin-Union (m)|NAD_1983_2011_InGCS_Fayette-Franklin-Union_(m)|6318|1395|||2039\n\
7296||NAD83(2011) / InGCS Fayette-Franklin-Union (ftUS)|NAD_1983_2011_InGCS_Fayette-Franklin-Union_(ftUS)|6318|1395|0.30480060960121924||2039\n\
7297||NAD83(2011) / InGCS Fountain-Warren (m)|NAD_1983_2011_InGCS_Fountain-Warren_(m)|6318|1396|||2040\n\
7298||NAD83(2011) / InGCS Fountain-Warren (ftUS)|NAD_1983_2011_InGCS_Fountain-Warren_(ftUS)|6318|1396|0.30480060960121924||2040\n\
7299||NAD83(2011) / InGCS Fulton-Marshall-St. Joseph (m)|NAD_1983_2011_InGCS_Fulton-Marshall-St_Joseph_(m)|6318|1397|||2041\n\
7300||NAD83(2011) / InGCS Fulton-Marshall-St. Joseph (ftUS)|NAD_1983_2011_InGCS_Fulton-Marshall-St_Joseph_(ftUS)|6318|1397|0.30480060960121924||2041\n\
7301||NAD83(2011) / InGCS Gibson (m)|NAD_1983_2011_InGCS_Gibson_(m)|6318|1398|||2042\n\
7302||NAD83(2011) / InGCS Gibson (ftUS)|NAD_1983_2011_InGCS_Gibson_(ftUS)|6318|1398|0.30480060960121924||2042\n\
7303||NAD83(2011) / InGCS Grant (m)|NAD_1983_2011_InGCS_Grant_(m)|6318|1399|||2043\n\
7304||NAD83(2011) / InGCS Grant (ftUS)|NAD_1983_2011_InGCS_Grant_(ftUS)|6318|1399|0.30480060960121924||2043\n\
7305||NAD83(2011) / InGCS Hamilton-Tipton (m)|NAD_1983_2011_InGCS_Hamilton-Tipton_(m)|6318|1400|||2044\n\
7306||NAD83(2011) / InGCS Hamilton-Tipton (ftUS)|NAD_1983_2011_InGCS_Hamilton-Tipton_(ftUS)|6318|1400|0.30480060960121924||2044\n\
7307||NAD83(2011) / InGCS Hancock-Madison (m)|NAD_1983_2011_InGCS_Hancock-Madison_(m)|6318|1401|||2045\n\
7308||NAD83(2011) / InGCS Hancock-Madison (ftUS)|NAD_1983_2011_InGCS_Hancock-Madison_(ftUS)|6318|1401|0.30480060960121924||2045\n\
7309||NAD83(2011) / InGCS Harrison-Washington (m)|NAD_1983_2011_InGCS_Harrison-Washington_(m)|6318|1402|||2046\n\
7310||NAD83(2011) / InGCS Harrison-Washington (ftUS)|NAD_1983_2011_InGCS_Harrison-Washington_(ftUS)|6318|1402|0.30480060960121924||2046\n\
7311||NAD83(2011) / InGCS Henry (m)|NAD_1983_2011_InGCS_Henry_(m)|6318|1403|||2047\n\
7312||NAD83(2011) / InGCS Henry (ftUS)|NAD_1983_2011_InGCS_Henry_(ftUS)|6318|1403|0.30480060960121924||2047\n\
7313||NAD83(2011) / InGCS Howard-Miami (m)|NAD_1983_2011_InGCS_Howard-Miami_(m)|6318|1404|||2048\n\
7314||NAD83(2011) / InGCS Howard-Miami (ftUS)|NAD_1983_2011_InGCS_Howard-Miami_(ftUS)|6318|1404|0.30480060960121924||2048\n\
7315||NAD83(2011) / InGCS Huntington-Whitley (m)|NAD_1983_2011_InGCS_Huntington-Whitley_(m)|6318|1405|||2049\n\
7316||NAD83(2011) / InGCS Huntington-Whitley (ftUS)|NAD_1983_2011_InGCS_Huntington-Whitley_(ftUS)|6318|1405|0.30480060960121924||2049\n\
7317||NAD83(2011) / InGCS Jackson (m)|NAD_1983_2011_InGCS_Jackson_(m)|6318|1406|||2050\n\
7318||NAD83(2011) / InGCS Jackson (ftUS)|NAD_1983_2011_InGCS_Jackson_(ftUS)|6318|1406|0.30480060960121924||2050\n\
7319||NAD83(2011) / InGCS Jasper-Porter (m)|NAD_1983_2011_InGCS_Jasper-Porter_(m)|6318|1407|||2051\n\
7320||NAD83(2011) / InGCS Jasper-Porter (ftUS)|NAD_1983_2011_InGCS_Jasper-Porter_(ftUS)|6318|1407|0.30480060960121924||2051\n\
7321||NAD83(2011) / InGCS Jay (m)|NAD_1983_2011_InGCS_Jay_(m)|6318|1408|||2052\n\
7322||NAD83(2011) / InGCS Jay (ftUS)|NAD_1983_2011_InGCS_Jay_(ftUS)|6318|1408|0.30480060960121924||2052\n\
7323||NAD83(2011) / InGCS Jefferson (m)|NAD_1983_2011_InGCS_Jefferson_(m)|6318|1409|||2053\n\
7324||NAD83(2011) / InGCS Jefferson (ftUS)|NAD_1983_2011_InGCS_Jefferson_(ftUS)|6318|1409|0.30480060960121924||2053\n\
7325||NAD83(2011) / InGCS Jennings (m)|NAD_1983_2011_InGCS_Jennings_(m)|6318|1410|||2054\n\
7326||NAD83(2011) / InGCS Jennings (ftUS)|NAD_1983_2011_InGCS_Jennings_(ftUS)|6318|1410|0.30480060960121924||2054\n\
7327||NAD83(2011) / InGCS Johnson-Marion (m)|NAD_1983_2011_InGCS_Johnson-Marion_(m)|6318|1411|||2055\n\
7328||NAD83(2011) / InGCS Johnson-Marion (ftUS)|NAD_1983_2011_InGCS_Johnson-Marion_(ftUS)|6318|1411|0.30480060960121924||2055\n\
7329||NAD83(2011) / InGCS Knox (m)|NAD_1983_2011_InGCS_Knox_(m)|6318|1412|||2056\n\
7330||NAD83(2011) / InGCS Knox (ftUS)|NAD_1983_2011_InGCS_Knox_(ftUS)|6318|1412|0.30480060960121924||2056\n\
7331||NAD83(2011) / InGCS LaGrange-Noble (m)|NAD_1983_2011_InGCS_LaGrange-Noble_(m)|6318|1413|||2057\n\
7332||NAD83(2011) / InGCS LaGrange-Noble (ftUS)|NAD_1983_2011_InGCS_LaGrange-Noble_(ftUS)|6318|1413|0.30480060960121924||2057\n\
7333||NAD83(2011) / InGCS Lake-Newton (m)|NAD_1983_2011_InGCS_Lake-Newton_(m)|6318|1414|||2058\n\
7334||NAD83(2011) / InGCS Lake-Newton (ftUS)|NAD_1983_2011_InGCS_Lake-Newton_(ftUS)|6318|1414|0.30480060960121924||2058\n\
7335||NAD83(2011) / InGCS LaPorte-Pulaski-Starke (m)|NAD_1983_2011_InGCS_LaPorte-Pulaski-Starke_(m)|6318|1415|||2059\n\
7336||NAD83(2011) / InGCS LaPorte-Pulaski-Starke (ftUS)|NAD_1983_2011_InGCS_LaPorte-Pulaski-Starke_(ftUS)|6318|1415|0.30480060960121924||2059\n\
7337||NAD83(2011) / InGCS Monroe-Morgan (m)|NAD_1983_2011_InGCS_Monroe-Morgan_(m)|6318|1416|||2060\n\
7338||NAD83(2011) / InGCS Monroe-Morgan (ftUS)|NAD_1983_2011_InGCS_Monroe-Morgan_(ftUS)|6318|1416|0.30480060960121924||2060\n\
7339||NAD83(2011) / InGCS Montgomery-Putnam (m)|NAD_1983_2011_InGCS_Montgomery-Putnam_(m)|6318|1417|||2061\n\
7340||NAD83(2011) / InGCS Montgomery-Putnam (ftUS)|NAD_1983_2011_InGCS_Montgomery-Putnam_(ftUS)|6318|1417|0.30480060960121924||2061\n\
7341||NAD83(2011) / InGCS Owen (m)|NAD_1983_2011_InGCS_Owen_(m)|6318|1418|||2062\n\
7342||NAD83(2011) / InGCS Owen (ftUS)|NAD_1983_2011_InGCS_Owen_(ftUS)|6318|1418|0.30480060960121924||2062\n\
7343||NAD83(2011) / InGCS Parke-Vermillion (m)|NAD_1983_2011_InGCS_Parke-Vermillion_(m)|6318|1419|||2063\n\
7344||NAD83(2011) / InGCS Parke-Vermillion (ftUS)|NAD_1983_2011_InGCS_Parke-Vermillion_(ftUS)|6318|1419|0.30480060960121924||2063\n\
7345||NAD83(2011) / InGCS Perry (m)|NAD_1983_2011_InGCS_Perry_(m)|6318|1420|||2064\n\
7346||NAD83(2011) / InGCS Perry (ftUS)|NAD_1983_2011_InGCS_Perry_(ftUS)|6318|1420|0.30480060960121924||2064\n\
7347||NAD83(2011) / InGCS Pike-Warrick (m)|NAD_1983_2011_InGCS_Pike-Warrick_(m)|6318|1421|||2065\n\
7348||NAD83(2011) / InGCS Pike-Warrick (ftUS)|NAD_1983_2011_InGCS_Pike-Warrick_(ftUS)|6318|1421|0.30480060960121924||2065\n\
7349||NAD83(2011) / InGCS Posey (m)|NAD_1983_2011_InGCS_Posey_(m)|6318|1422|||2066\n\
7350||NAD83(2011) / InGCS Posey (ftUS)|NAD_1983_2011_InGCS_Posey_(ftUS)|6318|1422|0.30480060960121924||2066\n\
7351||NAD83(2011) / InGCS Randolph-Wayne (m)|NAD_1983_2011_InGCS_Randolph-Wayne_(m)|6318|1423|||2067\n\
7352||NAD83(2011) / InGCS Randolph-Wayne (ftUS)|NAD_1983_2011_InGCS_Randolph-Wayne_(ftUS)|6318|1423|0.30480060960121924||2067\n\
7353||NAD83(2011) / InGCS Ripley (m)|NAD_1983_2011_InGCS_Ripley_(m)|6318|1424|||2068\n\
7354||NAD83(2011) / InGCS Ripley (ftUS)|NAD_1983_2011_InGCS_Ripley_(ftUS)|6318|1424|0.30480060960121924||2068\n\
7355||NAD83(2011) / InGCS Shelby (m)|NAD_1983_2011_InGCS_Shelby_(m)|6318|1425|||2069\n\
7356||NAD83(2011) / InGCS Shelby (ftUS)|NAD_1983_2011_InGCS_Shelby_(ftUS)|6318|1425|0.30480060960121924||2069\n\
7357||NAD83(2011) / InGCS Spencer (m)|NAD_1983_2011_InGCS_Spencer_(m)|6318|1426|||2070\n\
7358||NAD83(2011) / InGCS Spencer (ftUS)|NAD_1983_2011_InGCS_Spencer_(ftUS)|6318|1426|0.30480060960121924||2070\n\
7359||NAD83(2011) / InGCS Steuben (m)|NAD_1983_2011_InGCS_Steuben_(m)|6318|1427|||2071\n\
7360||NAD83(2011) / InGCS Steuben (ftUS)|NAD_1983_2011_InGCS_Steuben_(ftUS)|6318|1427|0.30480060960121924||2071\n\
7361||NAD83(2011) / InGCS Sullivan (m)|NAD_1983_2011_InGCS_Sullivan_(m)|6318|1428|||2072\n\
7362||NAD83(2011) / InGCS Sullivan (ftUS)|NAD_1983_2011_InGCS_Sullivan_(ftUS)|6318|1428|0.30480060960121924||2072\n\
7363||NAD83(2011) / InGCS Tippecanoe-White (m)|NAD_1983_2011_InGCS_Tippecanoe-White_(m)|6318|1429|||2073\n\
7364||NAD83(2011) / InGCS Tippecanoe-White (ftUS)|NAD_1983_2011_InGCS_Tippecanoe-White_(ftUS)|6318|1429|0.30480060960121924||2073\n\
7365||NAD83(2011) / InGCS Vanderburgh (m)|NAD_1983_2011_InGCS_Vanderburgh_(m)|6318|1430|||2074\n\
7366||NAD83(2011) / InGCS Vanderburgh (ftUS)|NAD_1983_2011_InGCS_Vanderburgh_(ftUS)|6318|1430|0.30480060960121924||2074\n\
7367||NAD83(2011) / InGCS Vigo (m)|NAD_1983_2011_InGCS_Vigo_(m)|6318|1431|||2075\n\
7368||NAD83(2011) / InGCS Vigo (ftUS)|NAD_1983_2011_InGCS_Vigo_(ftUS)|6318|1431|0.30480060960121924||2075\n\
7369||NAD83(2011) / InGCS Wells (m)|NAD_1983_2011_InGCS_Wells_(m)|6318|1432|||2076\n\
7370||NAD83(2011) / InGCS Wells (ftUS)|NAD_1983_2011_InGCS_Wells_(ftUS)|6318|1432|0.30480060960121924||2076\n\
7374||ONGD14 / UTM zone 39N||7373|43|||2077\n\
7375||ONGD14 / UTM zone 40N||7373|44|||2078\n\
7376||ONGD14 / UTM zone 41N||7373|45|||2079\n\
7528||NAD83(2011) / WISCRS Adams and Juneau (m)|NAD_1983_2011_WISCRS_Adams_and_Juneau_Meters|6318|1433|||2080\n\
7529||NAD83(2011) / WISCRS Ashland (m)|NAD_1983_2011_WISCRS_Ashland_Meters|6318|1434|||2081\n\
7530||NAD83(2011) / WISCRS Barron (m)|NAD_1983_2011_WISCRS_Barron_Meters|6318|1435|||2082\n\
7531||NAD83(2011) / WISCRS Bayfield (m)|NAD_1983_2011_WISCRS_Bayfield_Meters|6318|1436|||2083\n\
7532||NAD83(2011) / WISCRS Brown (m)|NAD_1983_2011_WISCRS_Brown_Meters|6318|1437|||2084\n\
7533||NAD83(2011) / WISCRS Buffalo (m)|NAD_1983_2011_WISCRS_Buffalo_Meters|6318|1438|||2085\n\
7534||NAD83(2011) / WISCRS Burnett (m)|NAD_1983_2011_WISCRS_Burnett_Meters|6318|1439|||2086\n\
7535||NAD83(2011) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (m)|NAD_1983_2011_WISCRS_Calumet_Fond_du_Lac_Outagamie_Winnebago_Meters|6318|1440|||2087\n\
7536||NAD83(2011) / WISCRS Chippewa (m)|NAD_1983_2011_WISCRS_Chippewa_Meters|6318|1441|||2088\n\
7537||NAD83(2011) / WISCRS Clark (m)|NAD_1983_2011_WISCRS_Clark_Meters|6318|1442|||2089\n\
7538||NAD83(2011) / WISCRS Columbia (m)|NAD_1983_2011_WISCRS_Columbia_Meters|6318|1443|||2090\n\
7539||NAD83(2011) / WISCRS Crawford (m)|NAD_1983_2011_WISCRS_Crawford_Meters|6318|1444|||2091\n\
7540||NAD83(2011) / WISCRS Dane (m)|NAD_1983_2011_WISCRS_Dane_Meters|6318|1445|||2092\n\
7541||NAD83(2011) / WISCRS Dodge and Jefferson (m)|NAD_1983_2011_WISCRS_Dodge_and_Jefferson_Meters|6318|1446|||2093\n\
7542||NAD83(2011) / WISCRS Door (m)|NAD_1983_2011_WISCRS_Door_Meters|6318|1447|||2094\n\
7543||NAD83(2011) / WISCRS Douglas (m)|NAD_1983_2011_WISCRS_Douglas_Meters|6318|1448|||2095\n\
7544||NAD83(2011) / WISCRS Dunn (m)|NAD_1983_2011_WISCRS_Dunn_Meters|6318|1449|||2096\n\
7545||NAD83(2011) / WISCRS Eau Claire (m)|NAD_1983_2011_WISCRS_EauClaire_Meters|6318|1450|||2097\n\
7546||NAD83(2011) / WISCRS Florence (m)|NAD_1983_2011_WISCRS_Florence_Meters|6318|1451|||2098\n\
7547||NAD83(2011) / WISCRS Forest (m)|NAD_1983_2011_WISCRS_Forest_Meters|6318|1452|||2099\n\
7548||NAD83(2011) / WISCRS Grant (m)|NAD_1983_2011_WISCRS_Grant_Meters|6318|1453|||2100\n\
7549||NAD83(2011) / WISCRS Green and Lafayette (m)|NAD_1983_2011_WISCRS_Green_and_Lafayette_Meters|6318|1454|||2101\n\
7550||NAD83(2011) / WISCRS Green Lake and Marquette (m)|NAD_1983_2011_WISCRS_Green_Lake_and_Marquette_Meters|6318|1455|||2102\n\
7551||NAD83(2011) / WISCRS Iowa (m)|NAD_1983_2011_WISCRS_Iowa_Meters|6318|1456|||2103\n\
7552||NAD83(2011) / WISCRS Iron (m)|NAD_1983_2011_WISCRS_Iron_Meters|6318|1457|||2104\n\
7553||NAD83(2011) / WISCRS Jackson (m)|NAD_1983_2011_WISCRS_Jackson_Meters|6318|1458|||2105\n\
7554||NAD83(2011) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (m)|NAD_1983_2011_WISCRS_Kenosha_Milwaukee_Ozaukee_Racine_Meters|6318|1459|||2106\n\
7555||NAD83(2011) / WISCRS Kewaunee, Manitowoc and Sheboygan (m)|NAD_1983_2011_WISCRS_Kewaunee_Manitowoc_Sheboygan_Meters|6318|1460|||2107\n\
7556||NAD83(2011) / WISCRS La Crosse (m)|NAD_1983_2011_WISCRS_La_Crosse_Meters|6318|1461|||2108\n\
7557||NAD83(2011) / WISCRS Langlade (m)|NAD_1983_2011_WISCRS_Langlade_Meters|6318|1462|||2109\n\
7558||NAD83(2011) / WISCRS Lincoln (m)|NAD_1983_2011_WISCRS_Lincoln_Meters|6318|1463|||2110\n\
7559||NAD83(2011) / WISCRS Marathon (m)|NAD_1983_2011_WISCRS_Marathon_Meters|6318|1464|||2111\n\
7560||NAD83(2011) / WISCRS Marinette (m)|NAD_1983_2011_WISCRS_Marinette_Meters|6318|1465|||2112\n\
7561||NAD83(2011) / WISCRS Menominee (m)|NAD_1983_2011_WISCRS_Menominee_Meters|6318|1466|||2113\n\
7562||NAD83(2011) / WISCRS Monroe (m)|NAD_1983_2011_WISCRS_Monroe_Meters|6318|1467|||2114\n\
7563||NAD83(2011) / WISCRS Oconto (m)|NAD_1983_2011_WISCRS_Oconto_Meters|6318|1468|||2115\n\
7564||NAD83(2011) / WISCRS Oneida (m)|NAD_1983_2011_WISCRS_Oneida_Meters|6318|1469|||2116\n\
7565||NAD83(2011) / WISCRS Pepin and Pierce (m)|NAD_1983_2011_WISCRS_Pepin_and_Pierce_Meters|6318|1470|||2117\n\
7566||NAD83(2011) / WISCRS Polk (m)|NAD_1983_2011_WISCRS_Polk_Meters|6318|1471|||2118\n\
7567||NAD83(2011) / WISCRS Portage (m)|NAD_1983_2011_WISCRS_Portage_Meters|6318|1472|||2119\n\
7568||NAD83(2011) / WISCRS Price (m)|NAD_1983_2011_WISCRS_Price_Meters|6318|1473|||2120\n\
7569||NAD83(2011) / WISCRS Richland (m)|NAD_1983_2011_WISCRS_Richland_Meters|6318|1474|||2121\n\
7570||NAD83(2011) / WISCRS Rock (m)|NAD_1983_2011_WISCRS_Rock_Meters|6318|1475|||2122\n\
7571||NAD83(2011) / WISCRS Rusk (m)|NAD_1983_2011_WISCRS_Rusk_Meters|6318|1476|||2123\n\
7572||NAD83(2011) / WISCRS Sauk (m)|NAD_1983_2011_WISCRS_Sauk_Meters|6318|1477|||2124\n\
7573||NAD83(2011) / WISCRS Sawyer (m)|NAD_1983_2011_WISCRS_Sawyer_Meters|6318|1478|||2125\n\
7574||NAD83(2011) / WISCRS Shawano (m)|NAD_1983_2011_WISCRS_Shawano_Meters|6318|1479|||2126\n\
7575||NAD83(2011) / WISCRS St. Croix (m)|NAD_1983_2011_WISCRS_St_Croix_Meters|6318|1480|||2127\n\
7576||NAD83(2011) / WISCRS Taylor (m)|NAD_1983_2011_WISCRS_Taylor_Meters|6318|1481|||2128\n\
7577||NAD83(2011) / WISCRS Trempealeau (m)|NAD_1983_2011_WISCRS_Trempealeau_Meters|6318|1482|||2129\n\
7578||NAD83(2011) / WISCRS Vernon (m)|NAD_1983_2011_WISCRS_Vernon_Meters|6318|1483|||2130\n\
7579||NAD83(2011) / WISCRS Vilas (m)|NAD_1983_2011_WISCRS_Vilas_Meters|6318|1484|||2131\n\
7580||NAD83(2011) / WISCRS Walworth (m)|NAD_1983_2011_WISCRS_Walworth_Meters|6318|1485|||2132\n\
7581||NAD83(2011) / WISCRS Washburn (m)|NAD_1983_2011_WISCRS_Washburn_Meters|6318|1486|||2133\n\
7582||NAD83(2011) / WISCRS Washington (m)|NAD_1983_2011_WISCRS_Washington_Meters|6318|1487|||2134\n\
7583||NAD83(2011) / WISCRS Waukesha (m)|NAD_1983_2011_WISCRS_Waukesha_Meters|6318|1488|||2135\n\
7584||NAD83(2011) / WISCRS Waupaca (m)|NAD_1983_2011_WISCRS_Waupaca_Meters|6318|1489|||2136\n\
7585||NAD83(2011) / WISCRS Waushara (m)|NAD_1983_2011_WISCRS_Waushara_Meters|6318|1490|||2137\n\
7586||NAD83(2011) / WISCRS Wood (m)|NAD_1983_2011_WISCRS_Wood_Meters|6318|1491|||2138\n\
7587||NAD83(2011) / WISCRS Adams and Juneau (ftUS)|NAD_1983_2011_WISCRS_Adams_and_Juneau_Feet|6318|1492|0.30480060960121924||2080\n\
7588||NAD83(2011) / WISCRS Ashland (ftUS)|NAD_1983_2011_WISCRS_Ashland_Feet|6318|1493|0.30480060960121924||2081\n\
7589||NAD83(2011) / WISCRS Barron (ftUS)|NAD_1983_2011_WISCRS_Barron_Feet|6318|1494|0.30480060960121924||2082\n\
7590||NAD83(2011) / WISCRS Bayfield (ftUS)|NAD_1983_2011_WISCRS_Bayfield_Feet|6318|1495|0.30480060960121924||2083\n\
7591||NAD83(2011) / WISCRS Brown (ftUS)|NAD_1983_2011_WISCRS_Brown_Feet|6318|1496|0.30480060960121924||2084\n\
7592||NAD83(2011) / WISCRS Buffalo (ftUS)|NAD_1983_2011_WISCRS_Buffalo_Feet|6318|1497|0.30480060960121924||2085\n\
7593||NAD83(2011) / WISCRS Burnett (ftUS)|NAD_1983_2011_WISCRS_Burnett_Feet|6318|1498|0.30480060960121924||2086\n\
7594||NAD83(2011) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (ftUS)|NAD_1983_2011_WISCRS_Calumet_Fond_du_Lac_Outagamie_Winnebago_Feet|6318|1499|0.30480060960121924||2087\n\
7595||NAD83(2011) / WISCRS Chippewa (ftUS)|NAD_1983_2011_WISCRS_Chippewa_Feet|6318|1500|0.30480060960121924||2088\n\
7596||NAD83(2011) / WISCRS Clark (ftUS)|NAD_1983_2011_WISCRS_Clark_Feet|6318|1501|0.30480060960121924||2089\n\
7597||NAD83(2011) / WISCRS Columbia (ftUS)|NAD_1983_2011_WISCRS_Columbia_Feet|6318|1502|0.30480060960121924||2090\n\
7598||NAD83(2011) / WISCRS Crawford (ftUS)|NAD_1983_2011_WISCRS_Crawford_Feet|6318|1503|0.30480060960121924||2091\n\
7599||NAD83(2011) / WISCRS Dane (ftUS)|NAD_1983_2011_WISCRS_Dane_Feet|6318|1504|0.30480060960121924||2092\n\
7600||NAD83(2011) / WISCRS Dodge and Jefferson (ftUS)|NAD_1983_2011_WISCRS_Dodge_and_Jefferson_Feet|6318|1505|0.30480060960121924||2093\n\
7601||NAD83(2011) / WISCRS Door (ftUS)|NAD_1983_2011_WISCRS_Door_Feet|6318|1506|0.30480060960121924||2094\n\
7602||NAD83(2011) / WISCRS Douglas (ftUS)|NAD_1983_2011_WISCRS_Douglas_Feet|6318|1507|0.30480060960121924||2095\n\
7603||NAD83(2011) / WISCRS Dunn (ftUS)|NAD_1983_2011_WISCRS_Dunn_Feet|6318|1508|0.30480060960121924||2096\n\
7604||NAD83(2011) / WISCRS Eau Claire (ftUS)|NAD_1983_2011_WISCRS_Eau_Claire_Feet|6318|1509|0.30480060960121924||2097\n\
7605||NAD83(2011) / WISCRS Florence (ftUS)|NAD_1983_2011_WISCRS_Florence_Feet|6318|1510|0.30480060960121924||2098\n\
7606||NAD83(2011) / WISCRS Forest (ftUS)|NAD_1983_2011_WISCRS_Forest_Feet|6318|1511|0.30480060960121924||2099\n\
7607||NAD83(2011) / WISCRS Grant (ftUS)|NAD_1983_2011_WISCRS_Grant_Feet|6318|1512|0.30480060960121924||2100\n\
7608||NAD83(2011) / WISCRS Green and Lafayette (ftUS)|NAD_1983_2011_WISCRS_Green_and_Lafayette_Feet|6318|1513|0.30480060960121924||2101\n\
7609||NAD83(2011) / WISCRS Green Lake and Marquette (ftUS)|NAD_1983_2011_WISCRS_Green_Lake_and_Marquette_Feet|6318|1514|0.30480060960121924||2102\n\
7610||NAD83(2011) / WISCRS Iowa (ftUS)|NAD_1983_2011_WISCRS_Iowa_Feet|6318|1515|0.30480060960121924||2103\n\
7611||NAD83(2011) / WISCRS Iron (ftUS)|NAD_1983_2011_WISCRS_Iron_Feet|6318|1516|0.30480060960121924||2104\n\
7612||NAD83(2011) / WISCRS Jackson (ftUS)|NAD_1983_2011_WISCRS_Jackson_Feet|6318|1517|0.30480060960121924||2105\n\
7613||NAD83(2011) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (ftUS)|NAD_1983_2011_WISCRS_Kenosha_Milwaukee_Ozaukee_Racine_Feet|6318|1518|0.30480060960121924||2106\n\
7614||NAD83(2011) / WISCRS Kewaunee, Manitowoc and Sheboygan (ftUS)|NAD_1983_2011_WISCRS_Kewaunee_Manitowoc_Sheboygan_Feet|6318|1519|0.30480060960121924||2107\n\
7615||NAD83(2011) / WISCRS La Crosse (ftUS)|NAD_1983_2011_WISCRS_La_Crosse_Feet|6318|1520|0.30480060960121924||2108\n\
7616||NAD83(2011) / WISCRS Langlade (ftUS)|NAD_1983_2011_WISCRS_Langlade_Feet|6318|1521|0.30480060960121924||2109\n\
7617||NAD83(2011) / WISCRS Lincoln (ftUS)|NAD_1983_2011_WISCRS_Lincoln_Feet|6318|1522|0.30480060960121924||2110\n\
7618||NAD83(2011) / WISCRS Marathon (ftUS)|NAD_1983_2011_WISCRS_Marathon_Feet|6318|1523|0.30480060960121924||2111\n\
7619||NAD83(2011) / WISCRS Marinette (ftUS)|NAD_1983_2011_WISCRS_Marinette_Feet|6318|1524|0.30480060960121924||2112\n\
7620||NAD83(2011) / WISCRS Menominee (ftUS)|NAD_1983_2011_WISCRS_Menominee_Feet|6318|1525|0.30480060960121924||2113\n\
7621||NAD83(2011) / WISCRS Monroe (ftUS)|NAD_1983_2011_WISCRS_Monroe_Feet|6318|1526|0.30480060960121924||2114\n\
7622||NAD83(2011) / WISCRS Oconto (ftUS)|NAD_1983_2011_WISCRS_Oconto_Feet|6318|1527|0.30480060960121924||2115\n\
7623||NAD83(2011) / WISCRS Oneida (ftUS)|NAD_1983_2011_WISCRS_Oneida_Feet|6318|1528|0.30480060960121924||2116\n\
7624||NAD83(2011) / WISCRS Pepin and Pierce (ftUS)|NAD_1983_2011_WISCRS_Pepin_and_Pierce_Feet|6318|1529|0.30480060960121924||2117\n\
7625||NAD83(2011) / WISCRS Polk (ftUS)|NAD_1983_2011_WISCRS_Polk_Feet|6318|1530|0.30480060960121924||2118\n\
7626||NAD83(2011) / WISCRS Portage (ftUS)|NAD_1983_2011_WISCRS_Portage_Feet|6318|1531|0.30480060960121924||2119\n\
7627||NAD83(2011) / WISCRS Price (ftUS)|NAD_1983_2011_WISCRS_Price_Feet|6318|1532|0.30480060960121924||2120\n\
7628||NAD83(2011) / WISCRS Richland (ftUS)|NAD_1983_2011_WISCRS_Richland_Feet|6318|1533|0.30480060960121924||2121\n\
7629||NAD83(2011) / WISCRS Rock (ftUS)|NAD_1983_2011_WISCRS_Rock_Feet|6318|1534|0.30480060960121924||2122\n\
7630||NAD83(2011) / WISCRS Rusk (ftUS)|NAD_1983_2011_WISCRS_Rusk_Feet|6318|1535|0.30480060960121924||2123\n\
7631||NAD83(2011) / WISCRS Sauk (ftUS)|NAD_1983_2011_WISCRS_Sauk_Feet|6318|1536|0.30480060960121924||2124\n\
7632||NAD83(2011) / WISCRS Sawyer (ftUS)|NAD_1983_2011_WISCRS_Sawyer_Feet|6318|1537|0.30480060960121924||2125\n\
7633||NAD83(2011) / WISCRS Shawano (ftUS)|NAD_1983_2011_WISCRS_Shawano_Feet|6318|1538|0.30480060960121924||2126\n\
7634||NAD83(2011) / WISCRS St. Croix (ftUS)|NAD_1983_2011_WISCRS_St_Croix_Feet|6318|1539|0.30480060960121924||2127\n\
7635||NAD83(2011) / WISCRS Taylor (ftUS)|NAD_1983_2011_WISCRS_Taylor_Feet|6318|1540|0.30480060960121924||2128\n\
7636||NAD83(2011) / WISCRS Trempealeau (ftUS)|NAD_1983_2011_WISCRS_Trempealeau_Feet|6318|1541|0.30480060960121924||2129\n\
7637||NAD83(2011) / WISCRS Vernon (ftUS)|NAD_1983_2011_WISCRS_Vernon_Feet|6318|1542|0.30480060960121924||2130\n\
7638||NAD83(2011) / WISCRS Vilas (ftUS)|NAD_1983_2011_WISCRS_Vilas_Feet|6318|1543|0.30480060960121924||2131\n\
7639||NAD83(2011) / WISCRS Walworth (ftUS)|NAD_1983_2011_WISCRS_Walworth_Feet|6318|1544|0.30480060960121924||2132\n\
7640||NAD83(2011) / WISCRS Washburn (ftUS)|NAD_1983_2011_WISCRS_Washburn_Feet|6318|1545|0.30480060960121924||2133\n\
7641||NAD83(2011) / WISCRS Washington (ftUS)|NAD_1983_2011_WISCRS_Washington_Feet|6318|1546|0.30480060960121924||2134\n\
7642||NAD83(2011) / WISCRS Waukesha (ftUS)|NAD_1983_2011_WISCRS_Waukesha_Feet|6318|1547|0.30480060960121924||2135\n\
7643||NAD83(2011) / WISCRS Waupaca (ftUS)|NAD_1983_2011_WISCRS_Waupaca_Feet|6318|1548|0.30480060960121924||2136\n\
7644||NAD83(2011) / WISCRS Waushara (ftUS)|NAD_1983_2011_WISCRS_Waushara_Feet|6318|1549|0.30480060960121924||2137\n\
7645||NAD83(2011) / WISCRS Wood (ftUS)|NAD_1983_2011_WISCRS_Wood_Feet|6318|1550|0.30480060960121924||2138\n\
7692||Kyrg-06 / zone 1|Kyrg-06_TM_Zone_1|7686|1551|||2139\n\
7693||Kyrg-06 / zone 2|Kyrg-06_TM_Zone_2|7686|1552|||2140\n\
7694||Kyrg-06 / zone 3|Kyrg-06_TM_Zone_3|7686|1553|||2141\n\
7695||Kyrg-06 / zone 4|Kyrg-06_TM_Zone_4|7686|1554|||2142\n\
7696||Kyrg-06 / zone 5|Kyrg-06_TM_Zone_5|7686|1555|||2143\n\
7755||WGS 84 / India NSF LCC|WGS_1984_India_NSF_LCC|4326|1556|||801\n\
7756||WGS 84 / Andhra Pradesh|WGS_1984_Andhra_Pradesh|4326|1557|||2144\n\
7757||WGS 84 / Arunachal Pradesh|WGS_1984_Arunachal_Pradesh|4326|1558|||2145\n\
7758||WGS 84 / Assam|WGS_1984_Assam|4326|1559|||2146\n\
7759||WGS 84 / Bihar|WGS_1984_Bihar|4326|1560|||2147\n\
7760||WGS 84 / Delhi|WGS_1984_Delhi|4326|1561|||2148\n\
7761||WGS 84 / Gujarat|WGS_1984_Gujarat|4326|1562|||2149\n\
7762||WGS 84 / Haryana|WGS_1984_Haryana|4326|1563|||2150\n\
7763||WGS 84 / Himachal Pradesh|WGS_1984_Himachal_Pradesh|4326|1564|||2151\n\
7764||WGS 84 / Jammu and Kashmir|WGS_1984_Jammu_and_Kashmir|4326|1565|||2152\n\
7765||WGS 84 / Jharkhand|WGS_1984_Jharkhand|4326|1566|||2153\n\
7766||WGS 84 / Madhya Pradesh|WGS_1984_Madhya_Pradesh|4326|1567|||2154\n\
7767||WGS 84 / Maharashtra|WGS_1984_Maharashtra|4326|1568|||2155\n\
7768||WGS 84 / Manipur|WGS_1984_Manipur|4326|1569|||2156\n\
7769||WGS 84 / Meghalaya|WGS_1984_Meghalaya|4326|1570|||2157\n\
7770||WGS 84 / Nagaland|WGS_1984_Nagaland|4326|1571|||2158\n\
7771||WGS 84 / India Northeast|WGS_1984_India_Northeast|4326|1572|||2159\n\
7772||WGS 84 / Orissa|WGS_1984_Orissa|4326|1573|||2160\n\
7773||WGS 84 / Punjab|WGS_1984_Punjab|4326|1574|||2161\n\
7774||WGS 84 / Rajasthan|WGS_1984_Rajasthan|4326|1575|||2162\n\
7775||WGS 84 / Uttar Pradesh|WGS_1984_Uttar_Pradesh|4326|1576|||2163\n\
7776||WGS 84 / Uttaranchal|WGS_1984_Uttaranchal|4326|1577|||2164\n\
7777||WGS 84 / Andaman and Nicobar|WGS_1984_Andaman_and_Nicobar_Islands|4326|1578|||2165\n\
7778||WGS 84 / Chhattisgarh|WGS_1984_Chhattisgarh|4326|1579|||2166\n\
7779||WGS 84 / Goa|WGS_1984_Goa|4326|1580|||2167\n\
7780||WGS 84 / Karnataka|WGS_1984_Karnataka|4326|1581|||2168\n\
7781||WGS 84 / Kerala|WGS_1984_Kerala|4326|1582|||2169\n\
7782||WGS 84 / Lakshadweep|WGS_1984_Lakshadweep|4326|1583|||2170\n\
7783||WGS 84 / Mizoram|WGS_1984_Mizoram|4326|1584|||2171\n\
7784||WGS 84 / Sikkim|WGS_1984_Sikkim|4326|1585|||2172\n\
7785||WGS 84 / Tamil Nadu|WGS_1984_Tamil_Nadu|4326|1586|||2173\n\
7786||WGS 84 / Tripura|WGS_1984_Tripura|4326|1587|||2174\n\
7787||WGS 84 / West Bengal|WGS_1984_West_Bengal|4326|1588|||2175\n\
7791||RDN2008 / UTM zone 32N||6706|59|||1299\n\
7792||RDN2008 / UTM zone 33N||6706|60|||1339\n\
7793||RDN2008 / UTM zone 34N||6706|61|||1958\n\
7794||RDN2008 / Italy zone (E-N)||6706|1326|||329\n\
7795||RDN2008 / Zone 12 (E-N)||6706|1327|||329\n\
7799||BGS2005 / UTM zone 34N (N-E)||7798|61|||2176\n\
7800||BGS2005 / UTM zone 35N (N-E)||7798|62|||2177\n\
7801||BGS2005 / CCS2005||7798|1589|||2178\n\
7803||BGS2005 / UTM zone 34N||7798|61|||2176\n\
7804|9391|BGS2005 / UTM zone 35N||7798|61|||2177\n\
7805||BGS2005 / UTM zone 36N||7798|553|||2179\n\
7825||Pulkovo 1942 / CS63 zone X1||4284|1590|||2180\n\
7826||Pulkovo 1942 / CS63 zone X2||4284|1591|||2181\n\
7827||Pulkovo 1942 / CS63 zone X3||4284|1592|||2182\n\
7828||Pulkovo 1942 / CS63 zone X4||4284|1593|||2183\n\
7829||Pulkovo 1942 / CS63 zone X5||4284|1594|||2184\n\
7830||Pulkovo 1942 / CS63 zone X6||4284|1595|||2185\n\
7831||Pulkovo 1942 / CS63 zone X7||4284|1596|||2186\n\
7845||GDA2020 / GA LCC||7844|587|||146\n\
7846||GDA2020 / MGA zone 46||7844|1285|||1964\n\
7847||GDA2020 / MGA zone 47||7844|1286|||1965\n\
7848||GDA2020 / MGA zone 48||7844|1597|||2187\n\
7849||GDA2020 / MGA zone 49||7844|1598|||2188\n\
7850||GDA2020 / MGA zone 50||7844|369|||2189\n\
7851||GDA2020 / MGA zone 51||7844|1599|||2190\n\
7852||GDA2020 / MGA zone 52||7844|1600|||2191\n\
7853||GDA2020 / MGA zone 53||7844|1601|||2192\n\
7854||GDA2020 / MGA zone 54||7844|1102|||2193\n\
7855||GDA2020 / MGA zone 55||7844|1103|||2194\n\
7856||GDA2020 / MGA zone 56||7844|1104|||2195\n\
7857||GDA2020 / MGA zone 57||7844|627|||2196\n\
7858||GDA2020 / MGA zone 58||7844|110|||2197\n\
7859||GDA2020 / MGA zone 59||7844|111|||1966\n\
7877||Astro DOS 71 / SHLG71|Astro_DOS_71_4_SHLG71|4710|1602|||600\n\
7878||Astro DOS 71 / UTM zone 30S|Astro_DOS_71_4_UTM_zone_30S|4710|1603|||600\n\
7882||St. Helena Tritan / SHLG(Tritan)||7881|1604|||600\n\
7883||St. Helena Tritan / UTM zone 30S||7881|1603|||600\n\
7887||SHMG2015||7886|1603|||600\n\
7899||GDA2020 / Vicgrid||7844|586|||1361\n\
7991||NAD27 / MTM zone 10||4267|9|||837\n\
7992||Malongo 1987 / UTM zone 33S||4259|755|||2198\n\
8013||GDA2020 / ALB2020||7844|1605|||2199\n\
8014||GDA2020 / BIO2020||7844|1606|||2200\n\
8015||GDA2020 / BRO2020||7844|1607|||2201\n\
8016||GDA2020 / BCG2020||7844|1608|||2202\n\
8017||GDA2020 / CARN2020||7844|1609|||2203\n\
8018||GDA2020 / CIG2020||7844|1610|||1959\n\
8019||GDA2020 / CKIG2020||7844|1611|||598\n\
8020||GDA2020 / COL2020||7844|1612|||2204\n\
8021||GDA2020 / ESP2020||7844|1613|||2205\n\
8022||GDA2020 / EXM2020||7844|1614|||2206\n\
8023||GDA2020 / GCG2020||7844|1615|||2207\n\
8024||GDA2020 / GOLD2020||7844|1616|||2208\n\
8025||GDA2020 / JCG2020||7844|1617|||2209\n\
8026||GDA2020 / KALB2020||7844|1618|||2210\n\
8027||GDA2020 / KAR2020||7844|1619|||2211\n\
8028||GDA2020 / KUN2020||7844|1620|||2212\n\
8029||GDA2020 / LCG2020||7844|1621|||2213\n\
8030||GDA2020 / MRCG2020||7844|1622|||2214\n\
8031||GDA2020 / PCG2020||7844|1623|||2215\n\
8032||GDA2020 / PHG2020||7844|1624|||2216\n\
8035||WGS 84 / TM Zone 20N (ftUS)|WGS_1984_TM_Zone_20N_(US_Feet)|4326|1625|0.30480060960121924||2217\n\
8036||WGS 84 / TM Zone 21N (ftUS)|WGS_1984_TM_Zone_21N_(US_Feet)|4326|1626|0.30480060960121924||2218\n\
8044||Gusterberg Grid (Ferro)||8042|1627||sw|705\n\
8045||St. Stephen Grid (Ferro)||8043|1628||sw|706\n\
8058||GDA2020 / NSW Lambert||7844|737|||1516\n\
8059||GDA2020 / SA Lambert|GDA2020_South_Australia_Lambert|7844|582|||1358\n\
8065||NAD83(2011) / PCCS zone 1 (ft)|NAD_1983_(2011)_PCCS_zone_1_(ft)|6318|1629|0.3048||2219\n\
8066||NAD83(2011) / PCCS zone 2 (ft)|NAD_1983_(2011)_PCCS_zone_2_(ft)|6318|1630|0.3048||2220\n\
8067||NAD83(2011) / PCCS zone 3 (ft)|NAD_1983_(2011)_PCCS_zone_3_(ft)|6318|1631|0.3048||2221\n\
8068||NAD83(2011) / PCCS zone 4 (ft)|NAD_1983_(2011)_PCCS_zone_4_(ft)|6318|1632|0.3048||2222\n\
8082||NAD83(CSRS)v6 / MTM NS 2010 zone 4|NAD_1983_(CSRS)_v6_MTM_Nova_Scotia_zone_4|8252|1633|||1040\n\
8083||NAD83(CSRS)v6 / MTM NS 2010 zone 5|NAD_1983_(CSRS)_v6_MTM_Nova_Scotia_zone_5|8252|1634|||1041\n\
8088||ISN2016 / Lambert 2016||8086|1635|||501\n\
8090||NAD83(HARN) / WISCRS Florence (m)|NAD_1983_HARN_WISCRS_Florence_County_Meters|4152|1451|||2098\n\
8091||NAD83(HARN) / WISCRS Florence (ftUS)|NAD_1983_HARN_WISCRS_Florence_County_Feet|4152|1510|0.30480060960121924||2098\n\
8092||NAD83(HARN) / WISCRS Eau Claire (m)|NAD_1983_HARN_WISCRS_EauClaire_County_Meters|4152|1450|||2097\n\
8093||NAD83(HARN) / WISCRS Eau Claire (ftUS)|NAD_1983_HARN_WISCRS_EauClaire_County_Feet|4152|1509|0.30480060960121924||2097\n\
8095||NAD83(HARN) / WISCRS Wood (m)|NAD_1983_HARN_WISCRS_Wood_County_Meters|4152|1491|||2138\n\
8096||NAD83(HARN) / WISCRS Wood (ftUS)|NAD_1983_HARN_WISCRS_Wood_County_Feet|4152|1550|0.30480060960121924||2138\n\
8097||NAD83(HARN) / WISCRS Waushara (m)|NAD_1983_HARN_WISCRS_Waushara_County_Meters|4152|1490|||2137\n\
8098||NAD83(HARN) / WISCRS Waushara (ftUS)|NAD_1983_HARN_WISCRS_Waushara_County_Feet|4152|1549|0.30480060960121924||2137\n\
8099||NAD83(HARN) / WISCRS Waupaca (m)|NAD_1983_HARN_WISCRS_Waupaca_County_Meters|4152|1489|||2136\n\
8100||NAD83(HARN) / WISCRS Waupaca (ftUS)|NAD_1983_HARN_WISCRS_Waupaca_County_Feet|4152|1548|0.30480060960121924||2136\n\
8101||NAD83(HARN) / WISCRS Waukesha (m)|NAD_1983_HARN_WISCRS_Waukesha_County_Meters|4152|1488|||2135\n\
8102||NAD83(HARN) / WISCRS Waukesha (ftUS)|NAD_1983_HARN_WISCRS_Waukesha_County_Feet|4152|1547|0.30480060960121924||2135\n\
8103||NAD83(HARN) / WISCRS Washington (m)|NAD_1983_HARN_WISCRS_Washington_County_Meters|4152|1487|||2134\n\
8104||NAD83(HARN) / WISCRS Washington (ftUS)|NAD_1983_HARN_WISCRS_Washington_County_Feet|4152|1546|0.30480060960121924||2134\n\
8105||NAD83(HARN) / WISCRS Washburn (m)|NAD_1983_HARN_WISCRS_Washburn_County_Meters|4152|1486|||2133\n\
8106||NAD83(HARN) / WISCRS Washburn (ftUS)|NAD_1983_HARN_WISCRS_Washburn_County_Feet|4152|1545|0.30480060960121924||2133\n\
8107||NAD83(HARN) / WISCRS Walworth (m)|NAD_1983_HARN_WISCRS_Walworth_County_Meters|4152|1485|||2132\n\
8108||NAD83(HARN) / WISCRS Walworth (ftUS)|NAD_1983_HARN_WISCRS_Walworth_County_Feet|4152|1544|0.30480060960121924||2132\n\
8109||NAD83(HARN) / WISCRS Vilas (m)|NAD_1983_HARN_WISCRS_Vilas_County_Meters|4152|1484|||2131\n\
8110||NAD83(HARN) / WISCRS Vilas (ftUS)|NAD_1983_HARN_WISCRS_Vilas_County_Feet|4152|1543|0.30480060960121924||2131\n\
8111||NAD83(HARN) / WISCRS Vernon (m)|NAD_1983_HARN_WISCRS_Vernon_County_Meters|4152|1483|||2130\n\
8112||NAD83(HARN) / WISCRS Vernon (ftUS)|NAD_1983_HARN_WISCRS_Vernon_County_Feet|4152|1542|0.30480060960121924||2130\n\
8113||NAD83(HARN) / WISCRS Trempealeau (m)|NAD_1983_HARN_WISCRS_Trempealeau_County_Meters|4152|1482|||2129\n\
8114||NAD83(HARN) / WISCRS Trempealeau (ftUS)|NAD_1983_HARN_WISCRS_Trempealeau_County_Feet|4152|1541|0.30480060960121924||2129\n\
8115||NAD83(HARN) / WISCRS Taylor (m)|NAD_1983_HARN_WISCRS_Taylor_County_Meters|4152|1481|||2128\n\
8116||NAD83(HARN) / WISCRS Taylor (ftUS)|NAD_1983_HARN_WISCRS_Taylor_County_Feet|4152|1540|0.30480060960121924||2128\n\
8117||NAD83(HARN) / WISCRS St. Croix (m)|NAD_1983_HARN_WISCRS_St_Croix_County_Meters|4152|1480|||2127\n\
8118||NAD83(HARN) / WISCRS St. Croix (ftUS)|NAD_1983_HARN_WISCRS_St_Croix_County_Feet|4152|1539|0.30480060960121924||2127\n\
8119||NAD83(HARN) / WISCRS Shawano (m)|NAD_1983_HARN_WISCRS_Shawano_County_Meters|4152|1479|||2126\n\
8120||NAD83(HARN) / WISCRS Shawano (ftUS)|NAD_1983_HARN_WISCRS_Shawano_County_Feet|4152|1538|0.30480060960121924||2126\n\
8121||NAD83(HARN) / WISCRS Sawyer (m)|NAD_1983_HARN_WISCRS_Sawyer_County_Meters|4152|1478|||2125\n\
8122||NAD83(HARN) / WISCRS Sawyer (ftUS)|NAD_1983_HARN_WISCRS_Sawyer_County_Feet|4152|1537|0.30480060960121924||2125\n\
8123||NAD83(HARN) / WISCRS Sauk (m)|NAD_1983_HARN_WISCRS_Sauk_County_Meters|4152|1477|||2124\n\
8124||NAD83(HARN) / WISCRS Sauk (ftUS)|NAD_1983_HARN_WISCRS_Sauk_County_Feet|4152|1536|0.30480060960121924||2124\n\
8125||NAD83(HARN) / WISCRS Rusk (m)|NAD_1983_HARN_WISCRS_Rusk_County_Meters|4152|1476|||2123\n\
8126||NAD83(HARN) / WISCRS Rusk (ftUS)|NAD_1983_HARN_WISCRS_Rusk_County_Feet|4152|1535|0.30480060960121924||2123\n\
8127||NAD83(HARN) / WISCRS Rock (m)|NAD_1983_HARN_WISCRS_Rock_County_Meters|4152|1475|||2122\n\
8128||NAD83(HARN) / WISCRS Rock (ftUS)|NAD_1983_HARN_WISCRS_Rock_County_Feet|4152|1534|0.30480060960121924||2122\n\
8129||NAD83(HARN) / WISCRS Richland (m)|NAD_1983_HARN_WISCRS_Richland_County_Meters|4152|1474|||2121\n\
8130||NAD83(HARN) / WISCRS Richland (ftUS)|NAD_1983_HARN_WISCRS_Richland_County_Feet|4152|1533|0.30480060960121924||2121\n\
8131||NAD83(HARN) / WISCRS Price (m)|NAD_1983_HARN_WISCRS_Price_County_Meters|4152|1473|||2120\n\
8132||NAD83(HARN) / WISCRS Price (ftUS)|NAD_1983_HARN_WISCRS_Price_County_Feet|4152|1532|0.30480060960121924||2120\n\
8133||NAD83(HARN) / WISCRS Portage (m)|NAD_1983_HARN_WISCRS_Portage_County_Meters|4152|1472|||2119\n\
8134||NAD83(HARN) / WISCRS Portage (ftUS)|NAD_1983_HARN_WISCRS_Portage_County_Feet|4152|1531|0.30480060960121924||2119\n\
8135||NAD83(HARN) / WISCRS Polk (m)|NAD_1983_HARN_WISCRS_Polk_County_Meters|4152|1471|||2118\n\
8136||NAD83(HARN) / WISCRS Polk (ftUS)|NAD_1983_HARN_WISCRS_Polk_County_Feet|4152|1530|0.30480060960121924||2118\n\
8137||NAD83(HARN) / WISCRS Pepin and Pierce (m)|NAD_1983_HARN_WISCRS_Pepin_and_Pierce_Meters|4152|1470|||2117\n\
8138||NAD83(HARN) / WISCRS Pepin and Pierce (ftUS)|NAD_1983_HARN_WISCRS_Pepin_and_Pierce_Feet|4152|1529|0.30480060960121924||2117\n\
8139||NAD83(HARN) / WISCRS Oneida (m)|NAD_1983_HARN_WISCRS_Oneida_County_Meters|4152|1469|||2116\n\
8140||NAD83(HARN) / WISCRS Oneida (ftUS)|NAD_1983_HARN_WISCRS_Oneida_County_Feet|4152|1528|0.30480060960121924||2116\n\
8141||NAD83(HARN) / WISCRS Oconto (m)|NAD_1983_HARN_WISCRS_Oconto_County_Meters|4152|1468|||2115\n\
8142||NAD83(HARN) / WISCRS Oconto (ftUS)|NAD_1983_HARN_WISCRS_Oconto_County_Feet|4152|1527|0.30480060960121924||2115\n\
8143||NAD83(HARN) / WISCRS Monroe (m)|NAD_1983_HARN_WISCRS_Monroe_County_Meters|4152|1467|||2114\n\
8144||NAD83(HARN) / WISCRS Monroe (ftUS)|NAD_1983_HARN_WISCRS_Monroe_County_Feet|4152|1526|0.30480060960121924||2114\n\
8145||NAD83(HARN) / WISCRS Menominee (m)|NAD_1983_HARN_WISCRS_Menominee_County_Meters|4152|1466|||2113\n\
8146||NAD83(HARN) / WISCRS Menominee (ftUS)|NAD_1983_HARN_WISCRS_Menominee_County_Feet|4152|1525|0.30480060960121924||2113\n\
8147||NAD83(HARN) / WISCRS Marinette (m)|NAD_1983_HARN_WISCRS_Marinette_County_Meters|4152|1465|||2112\n\
8148||NAD83(HARN) / WISCRS Marinette (ftUS)|NAD_1983_HARN_WISCRS_Marinette_County_Feet|4152|1524|0.30480060960121924||2112\n\
8149||NAD83(HARN) / WISCRS Marathon (m)|NAD_1983_HARN_WISCRS_Marathon_County_Meters|4152|1464|||2111\n\
8150||NAD83(HARN) / WISCRS Marathon (ftUS)|NAD_1983_HARN_WISCRS_Marathon_County_Feet|4152|1523|0.30480060960121924||2111\n\
8151||NAD83(HARN) / WISCRS Lincoln (m)|NAD_1983_HARN_WISCRS_Lincoln_County_Meters|4152|1463|||2110\n\
8152||NAD83(HARN) / WISCRS Lincoln (ftUS)|NAD_1983_HARN_WISCRS_Lincoln_County_Feet|4152|1522|0.30480060960121924||2110\n\
8153||NAD83(HARN) / WISCRS Langlade (m)|NAD_1983_HARN_WISCRS_Langlade_County_Meters|4152|1462|||2109\n\
8154||NAD83(HARN) / WISCRS Langlade (ftUS)|NAD_1983_HARN_WISCRS_Langlade_County_Feet|4152|1521|0.30480060960121924||2109\n\
8155||NAD83(HARN) / WISCRS La Crosse (m)|NAD_1983_HARN_WISCRS_LaCrosse_County_Meters|4152|1461|||2108\n\
8156||NAD83(HARN) / WISCRS La Crosse (ftUS)|NAD_1983_HARN_WISCRS_LaCrosse_County_Feet|4152|1520|0.30480060960121924||2108\n\
8157||NAD83(HARN) / WISCRS Kewaunee, Manitowoc and Sheboygan (m)|NAD_1983_HARN_WISCRS_Kewaunee_Manitowoc_and_Sheboygan_Meters|4152|1460|||2107\n\
8158||NAD83(HARN) / WISCRS Kewaunee, Manitowoc and Sheboygan (ftUS)|NAD_1983_HARN_WISCRS_Kewaunee_Manitowoc_and_Sheboygan_Feet|4152|1519|0.30480060960121924||2107\n\
8159||NAD83(HARN) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (m)|NAD_1983_HARN_WISCRS_Kenosha_Milwaukee_Ozaukee_and_Racine_Meters|4152|1459|||2106\n\
8160||NAD83(HARN) / WISCRS Kenosha, Milwaukee, Ozaukee and Racine (ftUS)|NAD_1983_HARN_WISCRS_Kenosha_Milwaukee_Ozaukee_and_Racine_Feet|4152|1518|0.30480060960121924||2106\n\
8161||NAD83(HARN) / WISCRS Jackson (m)|NAD_1983_HARN_WISCRS_Jackson_County_Meters|4152|1458|||2105\n\
8162||NAD83(HARN) / WISCRS Jackson (ftUS)|NAD_1983_HARN_WISCRS_Jackson_County_Feet|4152|1517|0.30480060960121924||2105\n\
8163||NAD83(HARN) / WISCRS Iron (m)|NAD_1983_HARN_WISCRS_Iron_County_Meters|4152|1457|||2104\n\
8164||NAD83(HARN) / WISCRS Iron (ftUS)|NAD_1983_HARN_WISCRS_Iron_County_Feet|4152|1516|0.30480060960121924||2104\n\
8165||NAD83(HARN) / WISCRS Iowa (m)|NAD_1983_HARN_WISCRS_Iowa_County_Meters|4152|1456|||2103\n\
8166||NAD83(HARN) / WISCRS Iowa (ftUS)|NAD_1983_HARN_WISCRS_Iowa_County_Feet|4152|1515|0.30480060960121924||2103\n\
8167||NAD83(HARN) / WISCRS Green Lake and Marquette (m)|NAD_1983_HARN_WISCRS_Green_Lake_and_Marquette_Meters|4152|1455|||2102\n\
8168||NAD83(HARN) / WISCRS Green Lake and Marquette (ftUS)|NAD_1983_HARN_WISCRS_Green_Lake_and_Marquette_Feet|4152|1514|0.30480060960121924||2102\n\
8169||NAD83(HARN) / WISCRS Green and Lafayette (m)|NAD_1983_HARN_WISCRS_Green_and_Lafayette_Meters|4152|1454|||2101\n\
8170||NAD83(HARN) / WISCRS Green and Lafayette (ftUS)|NAD_1983_HARN_WISCRS_Green_and_Lafayette_Feet|4152|1513|0.30480060960121924||2101\n\
8171||NAD83(HARN) / WISCRS Grant (m)|NAD_1983_HARN_WISCRS_Grant_County_Meters|4152|1453|||2100\n\
8172||NAD83(HARN) / WISCRS Grant (ftUS)|NAD_1983_HARN_WISCRS_Grant_County_Feet|4152|1512|0.30480060960121924||2100\n\
8173||NAD83(HARN) / WISCRS Forest (m)|NAD_1983_HARN_WISCRS_Forest_County_Meters|4152|1452|||2099\n\
8177||NAD83(HARN) / WISCRS Forest (ftUS)|NAD_1983_HARN_WISCRS_Forest_County_Feet|4152|1511|0.30480060960121924||2099\n\
8179||NAD83(HARN) / WISCRS Dunn (m)|NAD_1983_HARN_WISCRS_Dunn_County_Meters|4152|1449|||2096\n\
8180||NAD83(HARN) / WISCRS Dunn (ftUS)|NAD_1983_HARN_WISCRS_Dunn_County_Feet|4152|1508|0.30480060960121924||2096\n\
8181||NAD83(HARN) / WISCRS Douglas (m)|NAD_1983_HARN_WISCRS_Douglas_County_Meters|4152|1448|||2095\n\
8182||NAD83(HARN) / WISCRS Douglas (ftUS)|NAD_1983_HARN_WISCRS_Douglas_County_Feet|4152|1507|0.30480060960121924||2095\n\
8184||NAD83(HARN) / WISCRS Door (m)|NAD_1983_HARN_WISCRS_Door_County_Meters|4152|1447|||2094\n\
8185||NAD83(HARN) / WISCRS Door (ftUS)|NAD_1983_HARN_WISCRS_Door_County_Feet|4152|1506|0.30480060960121924||2094\n\
8187||NAD83(HARN) / WISCRS Dodge and Jefferson (m)|NAD_1983_HARN_WISCRS_Dodge_and_Jefferson_Meters|4152|1446|||2093\n\
8189||NAD83(HARN) / WISCRS Dodge and Jefferson (ftUS)|NAD_1983_HARN_WISCRS_Dodge_and_Jefferson_Feet|4152|1505|0.30480060960121924||2093\n\
8191||NAD83(HARN) / WISCRS Dane (m)|NAD_1983_HARN_WISCRS_Dane_County_Meters|4152|1445|||2092\n\
8193||NAD83(HARN) / WISCRS Dane (ftUS)|NAD_1983_HARN_WISCRS_Dane_County_Feet|4152|1504|0.30480060960121924||2092\n\
8196||NAD83(HARN) / WISCRS Crawford (m)|NAD_1983_HARN_WISCRS_Crawford_County_Meters|4152|1444|||2091\n\
8197||NAD83(HARN) / WISCRS Crawford (ftUS)|NAD_1983_HARN_WISCRS_Crawford_County_Feet|4152|1503|0.30480060960121924||2091\n\
8198||NAD83(HARN) / WISCRS Columbia (m)|NAD_1983_HARN_WISCRS_Columbia_County_Meters|4152|1443|||2090\n\
8200||NAD83(HARN) / WISCRS Columbia (ftUS)|NAD_1983_HARN_WISCRS_Columbia_County_Feet|4152|1502|0.30480060960121924||2090\n\
8201||NAD83(HARN) / WISCRS Clark (m)|NAD_1983_HARN_WISCRS_Clark_County_Meters|4152|1442|||2089\n\
8202||NAD83(HARN) / WISCRS Clark (ftUS)|NAD_1983_HARN_WISCRS_Clark_County_Feet|4152|1501|0.30480060960121924||2089\n\
8203||NAD83(HARN) / WISCRS Chippewa (m)|NAD_1983_HARN_WISCRS_Chippewa_County_Meters|4152|1441|||2088\n\
8204||NAD83(HARN) / WISCRS Chippewa (ftUS)|NAD_1983_HARN_WISCRS_Chippewa_County_Feet|4152|1500|0.30480060960121924||2088\n\
8205||NAD83(HARN) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (m)|NAD_1983_HARN_WISCRS_Calumet_Fond_du_Lac_Outagamie_and_Winnebago_Meters|4152|1440|||2087\n\
8206||NAD83(HARN) / WISCRS Calumet, Fond du Lac, Outagamie and Winnebago (ftUS)|NAD_1983_HARN_WISCRS_Calumet_Fond_du_Lac_Outagamie_and_Winnebago_Feet|4152|1499|0.30480060960121924||2087\n\
8207||NAD83(HARN) / WISCRS Burnett (m)|NAD_1983_HARN_WISCRS_Burnett_County_Meters|4152|1439|||2086\n\
8208||NAD83(HARN) / WISCRS Burnett (ftUS)|NAD_1983_HARN_WISCRS_Burnett_County_Feet|4152|1498|0.30480060960121924||2086\n\
8209||NAD83(HARN) / WISCRS Buffalo (m)|NAD_1983_HARN_WISCRS_Buffalo_County_Meters|4152|1438|||2085\n\
8210||NAD83(HARN) / WISCRS Buffalo (ftUS)|NAD_1983_HARN_WISCRS_Buffalo_County_Feet|4152|1497|0.30480060960121924||2085\n\
8212||NAD83(HARN) / WISCRS Brown (m)|NAD_1983_HARN_WISCRS_Brown_County_Meters|4152|1437|||2084\n\
8213||NAD83(HARN) / WISCRS Brown (ftUS)|NAD_1983_HARN_WISCRS_Brown_County_Feet|4152|1496|0.30480060960121924||2084\n\
8214||NAD83(HARN) / WISCRS Bayfield (m)|NAD_1983_HARN_WISCRS_Bayfield_County_Meters|4152|1436|||2083\n\
8216||NAD83(HARN) / WISCRS Bayfield (ftUS)|NAD_1983_HARN_WISCRS_Bayfield_County_Feet|4152|1495|0.30480060960121924||2083\n\
8218||NAD83(HARN) / WISCRS Barron (m)|NAD_1983_HARN_WISCRS_Barron_County_Meters|4152|1435|||2082\n\
8220||NAD83(HARN) / WISCRS Barron (ftUS)|NAD_1983_HARN_WISCRS_Barron_County_Feet|4152|1494|0.30480060960121924||2082\n\
8222||NAD83(HARN) / WISCRS Ashland (m)|NAD_1983_HARN_WISCRS_Ashland_County_Meters|4152|1434|||2081\n\
8224||NAD83(HARN) / WISCRS Ashland (ftUS)|NAD_1983_HARN_WISCRS_Ashland_County_Feet|4152|1493|0.30480060960121924||2081\n\
8225||NAD83(HARN) / WISCRS Adams and Juneau (m)|NAD_1983_HARN_WISCRS_Adams_and_Juneau_Meters|4152|1433|||2080\n\
8226||NAD83(HARN) / WISCRS Adams and Juneau (ftUS)|NAD_1983_HARN_WISCRS_Adams_and_Juneau_Feet|4152|1492|0.30480060960121924||2080\n\
8311||NAD83(2011) / Oregon Burns-Harper zone (m)|OCRS_Burns-Harper_NAD_1983_2011_TM_Meters|6318|1636|||2223\n\
8312||NAD83(2011) / Oregon Burns-Harper zone (ft)|OCRS_Burns-Harper_NAD_1983_2011_TM_Ft_Intl|6318|1637|0.3048||2223\n\
8313||NAD83(2011) / Oregon Canyon City-Burns zone (m)|OCRS_Canyon_City-Burns_NAD_1983_2011_TM_Meters|6318|1638|||2224\n\
8314||NAD83(2011) / Oregon Canyon City-Burns zone (ft)|OCRS_Canyon_City-Burns_NAD_1983_2011_TM_Ft_Intl|6318|1639|0.3048||2224\n\
8315||NAD83(2011) / Oregon Coast Range North zone (m)|OCRS_Coast_Range_North_NAD_1983_2011_LCC_Meters|6318|1640|||2225\n\
8316||NAD83(2011) / Oregon Coast Range North zone (ft)|OCRS_Coast_Range_North_NAD_1983_2011_LCC_Ft_Intl|6318|1641|0.3048||2225\n\
8317||NAD83(2011) / Oregon Dayville-Prairie City zone (m)|OCRS_Dayville-Prairie_City_NAD_1983_2011_TM_Meters|6318|1642|||2226\n\
8318||NAD83(2011) / Oregon Dayville-Prairie City zone (ft)|OCRS_Dayville-Prairie_City_NAD_1983_2011_TM_Ft_Intl|6318|1643|0.3048||2226\n\
8319||NAD83(2011) / Oregon Denio-Burns zone (m)|OCRS_Denio-Burns_NAD_1983_2011_TM_Meters|6318|1644|||2227\n\
8320||NAD83(2011) / Oregon Denio-Burns zone (ft)|OCRS_Denio-Burns_NAD_1983_2011_TM_Ft_Intl|6318|1645|0.3048||2227\n\
8321||NAD83(2011) / Oregon Halfway zone (m)|OCRS_Halfway_NAD_1983_2011_LCC_Meters|6318|1646|||2228\n\
8322||NAD83(2011) / Oregon Halfway zone (ft)|OCRS_Halfway_NAD_1983_2011_LCC_Ft_Intl|6318|1647|0.3048||2228\n\
8323||NAD83(2011) / Oregon Medford-Diamond Lake zone (m)|OCRS_Medford-Diamond_Lake_NAD_1983_2011_LCC_Meters|6318|1648|||2229\n\
8324||NAD83(2011) / Oregon Medford-Diamond Lake zone (ft)|OCRS_Medford-Diamond_Lake_NAD_1983_2011_LCC_Ft_Intl|6318|1649|0.3048||2229\n\
8325||NAD83(2011) / Oregon Mitchell zone (m)|OCRS_Mitchell_NAD_1983_2011_LCC_Meters|6318|1650|||2230\n\
8326||NAD83(2011) / Oregon Mitchell zone (ft)|OCRS_Mitchell_NAD_1983_2011_LCC_Ft_Intl|6318|1651|0.3048||2230\n\
8327||NAD83(2011) / Oregon North Central zone (m)|OCRS_North_Central_NAD_1983_2011_LCC_Meters|6318|1652|||2231\n\
8328||NAD83(2011) / Oregon North Central zone (ft)|OCRS_North_Central_NAD_1983_2011_LCC_Ft_Intl|6318|1653|0.3048||2231\n\
8329||NAD83(2011) / Oregon Ochoco Summit zone (m)|OCRS_Ochoco_Summit_NAD_1983_2011_LCC_Meters|6318|1654|||2232\n\
8330||NAD83(2011) / Oregon Ochoco Summit zone (ft)|OCRS_Ochoco_Summit_NAD_1983_2011_LCC_Ft_Intl|6318|1655|0.3048||2232\n\
8331||NAD83(2011) / Oregon Owyhee zone (m)|OCRS_Owyhee_NAD_1983_2011_TM_Meters|6318|1656|||2233\n\
8332||NAD83(2011) / Oregon Owyhee zone (ft)|OCRS_Owyhee_NAD_1983_2011_TM_Ft_Intl|6318|1657|0.3048||2233\n\
8333||NAD83(2011) / Oregon Pilot Rock-Ukiah zone (m)|OCRS_Pilot_Rock-Ukiah_NAD_1983_2011_LCC_Meters|6318|1658|||2234\n\
8334||NAD83(2011) / Oregon Pilot Rock-Ukiah zone (ft)|OCRS_Pilot_Rock-Ukiah_NAD_1983_2011_LCC_Ft_Intl|6318|1659|0.3048||2234\n\
8335||NAD83(2011) / Oregon Prairie City-Brogan zone (m)|OCRS_Prairie_City-Brogan_NAD_1983_2011_LCC_Meters|6318|1660|||2235\n\
8336||NAD83(2011) / Oregon Prairie City-Brogan zone (ft)|OCRS_Prairie_City-Brogan_NAD_1983_2011_LCC_Ft_Intl|6318|1661|0.3048||2235\n\
8337||NAD83(2011) / Oregon Riley-Lakeview zone (m)|OCRS_Riley-Lakeview_NAD_1983_2011_TM_Meters|6318|1662|||2236\n\
8338||NAD83(2011) / Oregon Riley-Lakeview zone (ft)|OCRS_Riley-Lakeview_NAD_1983_2011_TM_Ft_Intl|6318|1663|0.3048||2236\n\
8339||NAD83(2011) / Oregon Siskiyou Pass zone (m)|OCRS_Siskiyou_Pass_NAD_1983_2011_LCC_Meters|6318|1664|||2237\n\
8340||NAD83(2011) / Oregon Siskiyou Pass zone (ft)|OCRS_Siskiyou_Pass_NAD_1983_2011_LCC_Ft_Intl|6318|1665|0.3048||2237\n\
8341||NAD83(2011) / Oregon Ukiah-Fox zone (m)|OCRS_Ukiah-Fox_NAD_1983_2011_LCC_Meters|6318|1666|||2238\n\
8342||NAD83(2011) / Oregon Ukiah-Fox zone (ft)|OCRS_Ukiah-Fox_NAD_1983_2011_LCC_Ft_Intl|6318|1667|0.3048||2238\n\
8343||NAD83(2011) / Oregon Wallowa zone (m)|OCRS_Wallowa_NAD_1983_2011_TM_Meters|6318|1668|||2239\n\
8344||NAD83(2011) / Oregon Wallowa zone (ft)|OCRS_Wallowa_NAD_1983_2011_TM_Ft_Intl|6318|1669|0.3048||2239\n\
8345||NAD83(2011) / Oregon Warner Highway zone (m)|OCRS_Warner_Highway_NAD_1983_2011_LCC_Meters|6318|1670|||2240\n\
8346||NAD83(2011) / Oregon Warner Highway zone (ft)|OCRS_Warner_Highway_NAD_1983_2011_LCC_Ft_Intl|6318|1671|0.3048||2240\n\
8347||NAD83(2011) / Oregon Willamette Pass zone (m)|OCRS_Willamette_Pass_NAD_1983_2011_TM_Meters|6318|1672|||2241\n\
8348||NAD83(2011) / Oregon Willamette Pass zone (ft)|OCRS_Willamette_Pass_NAD_1983_2011_TM_Ft_Intl|6318|1673|0.3048||2241\n\
8352||S-JTSK [JTSK03] / Krovak||8351|1094||sw|85\n\
8353||S-JTSK [JTSK03] / Krovak East North||8351|1095|||85\n\
8379||NAD83 / NCRS Las Vegas (m)|NAD_1983_NCRS_Las_Vegas_(m)|4269|1674|||2242\n\
8380||NAD83 / NCRS Las Vegas (ftUS)|NAD_1983_NCRS_Las_Vegas_(ftUS)|4269|1675|0.30480060960121924||2242\n\
8381||NAD83 / NCRS Las Vegas high (m)|NAD_1983_NCRS_Las_Vegas_high_(m)|4269|1676|||2242\n\
8382||NAD83 / NCRS Las Vegas high (ftUS)|NAD_1983_NCRS_Las_Vegas_high_(ftUS)|4269|1677|0.30480060960121924||2242\n\
8383||NAD83(2011) / NCRS Las Vegas (m)|NAD_1983_(2011)_NCRS_Las_Vegas_(m)|6318|1674|||2242\n\
8384||NAD83(2011) / NCRS Las Vegas (ftUS)|NAD_1983_(2011)_NCRS_Las_Vegas_(ftUS)|6318|1675|0.30480060960121924||2242\n\
8385||NAD83(2011) / NCRS Las Vegas high (m)|NAD_1983_(2011)_NCRS_Las_Vegas_high_(m)|6318|1676|||2242\n\
8387||NAD83(2011) / NCRS Las Vegas high (ftUS)|NAD_1983_(2011)_NCRS_Las_Vegas_high_(ftUS)|6318|1677|0.30480060960121924||2242\n\
8391||GDA94 / WEIPA94|GDA_1994_WEIPA94|4283|1678|||2243\n\
8395||ETRS89 / Gauss-Kruger CM 9E|ETRS_1989_GK_CM_9E|4258|356|||2244\n\
8433||Macao 1920 / Macao Grid||8428|1679|||777\n\
8441||Tananarive / Laborde Grid|Tananarive_1925_Laborde_Grid|4297|1680|||648\n\
8455||RGTAAF07 / UTM zone 53S||7073|1601|||2245\n\
8456||RGTAAF07 / UTM zone 54S||7073|1102|||2246\n\
8518||NAD83(2011) / KS RCS zone 1|NAD_1983_2011_KS_RCS_Zone_1|6318|1681|0.30480060960121924||2247\n\
8519||NAD83(2011) / KS RCS zone 2|NAD_1983_2011_KS_RCS_Zone_2|6318|1682|0.30480060960121924||2248\n\
8520||NAD83(2011) / KS RCS zone 3|NAD_1983_2011_KS_RCS_Zone_3|6318|1683|0.30480060960121924||2249\n\
8521||NAD83(2011) / KS RCS zone 4|NAD_1983_2011_KS_RCS_Zone_4|6318|1684|0.30480060960121924||2250\n\
8522||NAD83(2011) / KS RCS zone 5|NAD_1983_2011_KS_RCS_Zone_5|6318|1685|0.30480060960121924||2251\n\
8523||NAD83(2011) / KS RCS zone 6|NAD_1983_2011_KS_RCS_Zone_6|6318|1686|0.30480060960121924||2252\n\
8524||NAD83(2011) / KS RCS zone 7|NAD_1983_2011_KS_RCS_Zone_7|6318|1687|0.30480060960121924||2253\n\
8525||NAD83(2011) / KS RCS zone 8|NAD_1983_2011_KS_RCS_Zone_8|6318|1688|0.30480060960121924||2254\n\
8526||NAD83(2011) / KS RCS zone 9|NAD_1983_2011_KS_RCS_Zone_9|6318|1689|0.30480060960121924||2255\n\
8527||NAD83(2011) / KS RCS zone 10|NAD_1983_2011_KS_RCS_Zone_10|6318|1690|0.30480060960121924||2256\n\
8528||NAD83(2011) / KS RCS zone 11|NAD_1983_2011_KS_RCS_Zone_11|6318|1691|0.30480060960121924||2257\n\
8529||NAD83(2011) / KS RCS zone 12|NAD_1983_2011_KS_RCS_Zone_12|6318|1692|0.30480060960121924||2258\n\
8531||NAD83(2011) / KS RCS zone 13|NAD_1983_2011_KS_RCS_Zone_13|6318|1693|0.30480060960121924||2259\n\
8533||NAD83(2011) / KS RCS zone 14|NAD_1983_2011_KS_RCS_Zone_14|6318|1694|0.30480060960121924||2260\n\
8534||NAD83(2011) / KS RCS zone 15|NAD_1983_2011_KS_RCS_Zone_15|6318|1695|0.30480060960121924||2261\n\
8535||NAD83(2011) / KS RCS zone 16|NAD_1983_2011_KS_RCS_Zone_16|6318|1696|0.30480060960121924||2262\n\
8536||NAD83(2011) / KS RCS zone 17|NAD_1983_2011_KS_RCS_Zone_17|6318|1697|0.30480060960121924||2263\n\
8538||NAD83(2011) / KS RCS zone 18|NAD_1983_2011_KS_RCS_Zone_18|6318|1698|0.30480060960121924||2264\n\
8539||NAD83(2011) / KS RCS zone 19|NAD_1983_2011_KS_RCS_Zone_19|6318|1699|0.30480060960121924||2265\n\
8540||NAD83(2011) / KS RCS zone 20|NAD_1983_2011_KS_RCS_Zone_20|6318|1700|0.30480060960121924||2266\n\
8677||MGI 1901 / Balkans zone 5||3906|902|||1640\n\
8678||MGI 1901 / Balkans zone 6||3906|903|||1641\n\
8679||MGI 1901 / Balkans zone 8||3906|905|||1643\n\
8682||SRB_ETRS89 / UTM zone 34N||8685|61|||6\n\
8686||MGI 1901 / Slovenia Grid||3906|130|||8\n\
8687||Slovenia 1996 / UTM zone 33N||4765|60|||8\n\
8692||NAD83(MA11) / UTM zone 54N|NAD_1983_MA11_UTM_Zone_54N|6325|578|||2267\n\
8693||NAD83(MA11) / UTM zone 55N|NAD_1983_MA11_UTM_Zone_55N|6325|579|||2268\n\
8826||NAD83 / Idaho Transverse Mercator|NAD_1983_Idaho_TM|4269|1701|||2269\n\
8836||MTRF-2000 / UTM zone 36N||8818|553|||2270\n\
8837||MTRF-2000 / UTM zone 37N||8818|554|||2271\n\
8838||MTRF-2000 / UTM zone 38N||8818|42|||2272\n\
8839||MTRF-2000 / UTM zone 39N||8818|43|||2273\n\
8840||MTRF-2000 / UTM zone 40N||8818|44|||2274\n\
8857||WGS 84 / Equal Earth Greenwich|WGS_1984_Equal_Earth_Greenwich|4326|1702|||12\n\
8858||WGS 84 / Equal Earth Americas|WGS_1984_Equal_Earth_Americas|4326|1703|||2275\n\
8859||WGS 84 / Equal Earth Asia-Pacific|WGS_1984_Equal_Earth_Asia_Pacific|4326|1704|||2276\n\
8903||RGWF96 / UTM zone 1S||8900|522|||781\n\
8908||CR-SIRGAS / CRTM05||8907|1077|||675\n\
8909||CR-SIRGAS / UTM zone 16N||8907|18|||2277\n\
8910||CR-SIRGAS / UTM zone 17N||8907|19|||2278\n\
8950||SIRGAS-Chile 2010 / UTM zone 18S||8949|1076|||1760\n\
8951||SIRGAS-Chile 2010 / UTM zone 19S||8949|64|||1759\n\
9039||ISN2016 / LAEA Europe||8086|550|||501\n\
9040||ISN2016 / LCC Europe||8086|549|||501\n\
9141||KOSOVAREF01 / Balkans zone 7||9140|904|||11\n\
9149||SIRGAS-Chile 2013 / UTM zone 18S||9148|1076|||1760\n\
9150||SIRGAS-Chile 2013 / UTM zone 19S||9148|64|||1759\n\
9154||SIRGAS-Chile 2016 / UTM zone 18S||9153|1076|||1760\n\
9155||SIRGAS-Chile 2016 / UTM zone 19S||9153|64|||1759\n\
9156||RSAO13 / UTM zone 32S||8699|761|||2279\n\
9157||RSAO13 / UTM zone 33S||8699|755|||2280\n\
9158||RSAO13 / UTM zone 34S||8699|930|||2281\n\
9159||RSAO13 / TM 12 SE||8699|1122|||2282\n\
9191||WGS 84 / NIWA Albers|WGS_1984_NIWA_Albers|4326|1705|||1611\n\
9205||VN-2000 / TM-3 103-00||4756|1706|||2283\n\
9206||VN-2000 / TM-3 104-00||4756|1707|||2284\n\
9207||VN-2000 / TM-3 104-30||4756|1708|||2285\n\
9208||VN-2000 / TM-3 104-45||4756|1709|||2286\n\
9209||VN-2000 / TM-3 105-30||4756|1710|||2287\n\
9210||VN-2000 / TM-3 105-45||4756|1711|||2288\n\
9211||VN-2000 / TM-3 106-00||4756|1712|||2289\n\
9212||VN-2000 / TM-3 106-15||4756|1713|||2290\n\
9213||VN-2000 / TM-3 106-30||4756|1714|||2291\n\
9214||VN-2000 / TM-3 107-00||4756|1715|||2292\n\
9215||VN-2000 / TM-3 107-15||4756|1716|||2293\n\
9216||VN-2000 / TM-3 107-30||4756|1717|||2294\n\
9217||VN-2000 / TM-3 108-15||4756|1718|||2295\n\
9218||VN-2000 / TM-3 108-30||4756|1719|||2296\n\
9221||Hartebeesthoek94 / ZAF BSU Albers 25E||4148|1720|||2297\n\
9222||Hartebeesthoek94 / ZAF BSU Albers 44E||4148|1721|||2298\n\
9249||Tapi Aike / Argentina 1||9248|1069|||2299\n\
9250||Tapi Aike / Argentina 2||9248|63|||2300\n\
9252||MMN / Argentina 2||9251|63|||296\n\
9254||MMS / Argentina 2||9253|63|||296\n\
9265||POSGAR 2007 / UTM zone 19S||5340|64|||889\n\
9271||MGI / Austria West||4312|1722|||2301\n\
9272||MGI / Austria Central||4312|1723|||2302\n\
9273||MGI / Austria East||4312|1724|||2303\n\
9284||Pampa del Castillo / Argentina 1||4161|1069|||2304\n\
9285||Pampa del Castillo / Argentina 3||4161|1070|||2305\n\
9295||ONGD17 / UTM zone 39N||9294|43|||2077\n\
9296||ONGD17 / UTM zone 40N||9294|44|||2078\n\
9297||ONGD17 / UTM zone 41N||9294|45|||2079\n\
9300||HS2 Survey Grid||9299|1725|||783\n\
9311||NAD27 / US National Atlas Equal Area||4267|124|||940\n\
9354||WGS 84 / IBCSO Polar Stereographic|WGS_1984_IBCSO_Polar_Stereographic|4326|1726|||2306\n\
9356||KSA-GRF17 / UTM zone 36N||9333|553|||2270\n\
9357||KSA-GRF17 / UTM zone 37N||9333|554|||2271\n\
9358||KSA-GRF17 / UTM zone 38N||9333|42|||2272\n\
9359||KSA-GRF17 / UTM zone 39N||9333|43|||2273\n\
9360||KSA-GRF17 / UTM zone 40N||9333|44|||2274\n\
9367||TPEN11 Grid||9364|1727|||784\n\
9373||MML07 Grid||9372|1728|||785\n\
9377||MAGNA-SIRGAS / Origen-Nacional||4686|1729|||579\n\
9387||AbInvA96_2020 Grid||9384|1730|||786\n\
9391||BGS2005 / UTM zone 35N||7798|62|||2177\n\
9404||PN68 / UTM zone 27N||9403|551|||2307\n\
9405||PN68 / UTM zone 28N||9403|47|||2308\n\
9406||PN84 / UTM zone 27N||4728|551|||2307\n\
9407||PN84 / UTM zone 28N||4728|47|||2309\n\
9456||GBK19 Grid||9453|1731|||788\n\
9473||GDA2020 / Australian Albers||7844|833|||146\n\
9476||SRGI2013 / UTM zone 46N||9470|1732|||2310\n\
9477||SRGI2013 / UTM zone 47N||9470|1733|||2311\n\
9478||SRGI2013 / UTM zone 48N||9470|615|||2312\n\
9479||SRGI2013 / UTM zone 49N||9470|616|||2313\n\
9480||SRGI2013 / UTM zone 50N||9470|1734|||2314\n\
9481||SRGI2013 / UTM zone 51N||9470|575|||2315\n\
9482||SRGI2013 / UTM zone 52N||9470|576|||2316\n\
9487||SRGI2013 / UTM zone 47S||9470|1286|||2317\n\
9488||SRGI2013 / UTM zone 48S||9470|1597|||2318\n\
9489||SRGI2013 / UTM zone 49S||9470|1598|||2319\n\
9490||SRGI2013 / UTM zone 50S||9470|369|||2320\n\
9491||SRGI2013 / UTM zone 51S||9470|1599|||2321\n\
9492||SRGI2013 / UTM zone 52S||9470|1600|||2322\n\
9493||SRGI2013 / UTM zone 53S||9470|1601|||2323\n\
9494||SRGI2013 / UTM zone 54S||9470|1102|||2324\n\
9498||POSGAR 2007 / CABA 2019||5340|1735|||2325\n\
9674||NAD83 / USFS R6 Albers|NAD_1983_USFS_R6_Albers|4269|1736|||355\n\
9678||Gulshan 303 / Bangladesh Transverse Mercator||4682|1737|||62\n\
9680||WGS 84 / TM 90 NE||4326|581|||575\n\
9697||REDGEOMIN / UTM zone 12S||9696|1738|||612\n\
9698||REDGEOMIN / UTM zone 18S||9696|1076|||1760\n\
9699||REDGEOMIN / UTM zone 19S||9696|64|||1759\n\
9709||NAD83(CSRS) / UTM zone 23N||4617|164|||2326\n\
9712||NAD83 / UTM zone 24N||4269|632|||2327\n\
9713||NAD83(CSRS) / UTM zone 24N||4617|632|||2327\n\
9716||IGM95 / UTM zone 34N||4670|61|||1958\n\
9741||EOS21 Grid||9739|1739|||791\n\
9748||NAD83(2011) / Alabama East (ftUS)||6318|1740|0.30480060960121924||1236\n\
9749||NAD83(2011) / Alabama West (ftUS)||6318|409|0.30480060960121924||1237\n\
9761||ECML14_NB Grid||9758|1741|||792\n\
9766||EWR2 Grid||9763|1742|||793\n\
9793||RGF93 v2 / Lambert-93||9777|119|||113\n\
9794||RGF93 v2b / Lambert-93||9782|119|||113\n\
9821||UCS-2000 / LCS-32 Kyiv region||5561|1743|||2328\n\
9822||RGF93 v2 / CC42||9777|906|||1645\n\
9823||RGF93 v2 / CC43||9777|907|||1646\n\
9824||RGF93 v2 / CC44||9777|908|||1647\n\
9825||RGF93 v2 / CC45||9777|909|||1648\n\
9826||RGF93 v2 / CC46||9777|910|||1649\n\
9827||RGF93 v2 / CC47||9777|911|||1650\n\
9828||RGF93 v2 / CC48||9777|912|||1651\n\
9829||RGF93 v2 / CC49||9777|913|||1652\n\
9830||RGF93 v2 / CC50||9777|914|||1653\n\
9831||UCS-2000 / LCS-01 Crimea||5561|1744|||2329\n\
9832||UCS-2000 / LCS-05 Vinnytsia||5561|1745|||2330\n\
9833||UCS-2000 / LCS-07 Volyn||5561|1746|||2331\n\
9834||UCS-2000 / LCS-12 Dnipropetrovsk||5561|1747|||2332\n\
9835||UCS-2000 / LCS-14 Donetsk||5561|1748|||2333\n\
9836||UCS-2000 / LCS-18 Zhytomyr||5561|1749|||2334\n\
9837||UCS-2000 / LCS-21 Zakarpattia||5561|1750|||2335\n\
9838||UCS-2000 / LCS-23 Zaporizhzhia||5561|1269|||2336\n\
9839||UCS-2000 / LCS-26 Ivano-Frankivsk||5561|1751|||2337\n\
9840||UCS-2000 / LCS-35 Kirovohrad||5561|1752|||2338\n\
9841||UCS-2000 / LCS-44 Luhansk||5561|1270|||2339\n\
9842||RGF93 v2b / CC42||9782|906|||1645\n\
9843||RGF93 v2b / CC43||9782|907|||1646\n\
9844||RGF93 v2b / CC44||9782|908|||1647\n\
9845||RGF93 v2b / CC45||9782|909|||1648\n\
9846||RGF93 v2b / CC46||9782|910|||1649\n\
9847||RGF93 v2b / CC47||9782|911|||1650\n\
9848||RGF93 v2b / CC48||9782|912|||1651\n\
9849||RGF93 v2b / CC49||9782|913|||1652\n\
9850||RGF93 v2b / CC50||9782|914|||1653\n\
9851||UCS-2000 / LCS-46 Lviv||5561|1265|||2340\n\
9852||UCS-2000 / LCS-48 Mykolaiv||5561|1753|||2341\n\
9853||UCS-2000 / LCS-51 Odessa||5561|1267|||2342\n\
9854||UCS-2000 / LCS-53 Poltava||5561|1754|||2343\n\
9855||UCS-2000 / LCS-56 Rivne||5561|1266|||2344\n\
9856||UCS-2000 / LCS-59 Sumy||5561|1744|||2345\n\
9857||UCS-2000 / LCS-61 Ternopil||5561|1755|||2346\n\
9858||UCS-2000 / LCS-63 Kharkiv||5561|1756|||2347\n\
9859||UCS-2000 / LCS-65 Kherson||5561|1757|||2348\n\
9860||UCS-2000 / LCS-68 Khmelnytsky||5561|1266|||2349\n\
9861||UCS-2000 / LCS-71 Cherkasy||5561|1758|||2350\n\
9862||UCS-2000 / LCS-73 Chernivtsi||5561|1759|||2351\n\
9863||UCS-2000 / LCS-74 Chernihiv||5561|1752|||2352\n\
9864||UCS-2000 / LCS-80 Kyiv city||5561|1743|||2353\n\
9865||UCS-2000 / LCS-85 Sevastopol||5561|1268|||2354\n\
9869||MRH21 Grid||9866|1760|||794\n\
9874||PNG94 / PNGMG94 zone 57||5546|627|||2355\n\
9875||PNG94 / PNGMG94 zone 58||5546|110|||2356\n\
9880||MOLDOR11 Grid||9871|1761|||795\n\
9895||LUREF / Luxembourg TM (3D)||9893|129|||127\n\
9943||EBBWV14 Grid||9939|1762|||796\n\
9945||Macedonia State Coordinate System truncated||3906|1763|||9\n\
9947||ISN2004 / LAEA Iceland||5324|1764|||501\n\
9967||HULLEE13 Grid||9964|1765|||797\n\
9972||SCM22 Grid||9969|1766|||798\n\
9977||FNL22 Grid||9974|1767|||799\n\
20002||MWC18 Grid||20033|1768|||800\n\
20004||Pulkovo 1995 / Gauss-Kruger zone 4|Pulkovo_1995_GK_Zone_4|4200|150|||1110\n\
20005||Pulkovo 1995 / Gauss-Kruger zone 5|Pulkovo_1995_GK_Zone_5|4200|753|||1111\n\
20006||Pulkovo 1995 / Gauss-Kruger zone 6|Pulkovo_1995_GK_Zone_6|4200|1105|||1112\n\
20007||Pulkovo 1995 / Gauss-Kruger zone 7|Pulkovo_1995_GK_Zone_7|4200|1106|||1113\n\
20008||Pulkovo 1995 / Gauss-Kruger zone 8|Pulkovo_1995_GK_Zone_8|4200|69|||1114\n\
20009||Pulkovo 1995 / Gauss-Kruger zone 9|Pulkovo_1995_GK_Zone_9|4200|70|||1115\n\
20010||Pulkovo 1995 / Gauss-Kruger zone 10|Pulkovo_1995_GK_Zone_10|4200|1769|||1116\n\
20011||Pulkovo 1995 / Gauss-Kruger zone 11|Pulkovo_1995_GK_Zone_11|4200|1770|||1117\n\
20012||Pulkovo 1995 / Gauss-Kruger zone 12|Pulkovo_1995_GK_Zone_12|4200|1771|||1118\n\
20013||Pulkovo 1995 / Gauss-Kruger zone 13|Pulkovo_1995_GK_Zone_13|4200|267|||1119\n\
20014||Pulkovo 1995 / Gauss-Kruger zone 14|Pulkovo_1995_GK_Zone_14|4200|268|||1120\n\
20015||Pulkovo 1995 / Gauss-Kruger zone 15|Pulkovo_1995_GK_Zone_15|4200|269|||1121\n\
20016||Pulkovo 1995 / Gauss-Kruger zone 16|Pulkovo_1995_GK_Zone_16|4200|270|||1122\n\
20017||Pulkovo 1995 / Gauss-Kruger zone 17|Pulkovo_1995_GK_Zone_17|4200|271|||1123\n\
20018||Pulkovo 1995 / Gauss-Kruger zone 18|Pulkovo_1995_GK_Zone_18|4200|28|||1124\n\
20019||Pulkovo 1995 / Gauss-Kruger zone 19|Pulkovo_1995_GK_Zone_19|4200|29|||1125\n\
20020||Pulkovo 1995 / Gauss-Kruger zone 20|Pulkovo_1995_GK_Zone_20|4200|272|||1126\n\
20021||Pulkovo 1995 / Gauss-Kruger zone 21|Pulkovo_1995_GK_Zone_21|4200|273|||1127\n\
20022||Pulkovo 1995 / Gauss-Kruger zone 22|Pulkovo_1995_GK_Zone_22|4200|274|||1128\n\
20023||Pulkovo 1995 / Gauss-Kruger zone 23|Pulkovo_1995_GK_Zone_23|4200|275|||1129\n\
20024||Pulkovo 1995 / Gauss-Kruger zone 24|Pulkovo_1995_GK_Zone_24|4200|1772|||1130\n\
20025||Pulkovo 1995 / Gauss-Kruger zone 25|Pulkovo_1995_GK_Zone_25|4200|1773|||1131\n\
20026||Pulkovo 1995 / Gauss-Kruger zone 26|Pulkovo_1995_GK_Zone_26|4200|1774|||1132\n\
20027||Pulkovo 1995 / Gauss-Kruger zone 27|Pulkovo_1995_GK_Zone_27|4200|1775|||1133\n\
20028||Pulkovo 1995 / Gauss-Kruger zone 28|Pulkovo_1995_GK_Zone_28|4200|1776|||1134\n\
20029||Pulkovo 1995 / Gauss-Kruger zone 29|Pulkovo_1995_GK_Zone_29|4200|1777|||1135\n\
20030||Pulkovo 1995 / Gauss-Kruger zone 30|Pulkovo_1995_GK_Zone_30|4200|1778|||1136\n\
20031||Pulkovo 1995 / Gauss-Kruger zone 31|Pulkovo_1995_GK_Zone_31|4200|1779|||1137\n\
20032||Pulkovo 1995 / Gauss-Kruger zone 32|Pulkovo_1995_GK_Zone_32|4200|1780|||1138\n\
20042||SIRGAS-Chile 2021 / UTM zone 12S||20041|1738|||2357\n\
20047||GDA2020 / BCSG2020||7844|1781|||1362\n\
20048||SIRGAS-Chile 2021 / UTM zone 18S||20041|1076|||1760\n\
20049||SIRGAS-Chile 2021 / UTM zone 19S||20041|64|||1759\n\
20050||NAD83(2011) / Amtrak NECCS21 (ft)||6318|1782|0.3048||2358\n\
20064|2463|Pulkovo 1995 / Gauss-Kruger 4N|Pulkovo_1995_GK_Zone_4N|4200|342|||1110\n\
20065|2464|Pulkovo 1995 / Gauss-Kruger 5N|Pulkovo_1995_GK_Zone_5N|4200|259|||1111\n\
20066|2465|Pulkovo 1995 / Gauss-Kruger 6N|Pulkovo_1995_GK_Zone_6N|4200|261|||1112\n\
20067|2466|Pulkovo 1995 / Gauss-Kruger 7N|Pulkovo_1995_GK_Zone_7N|4200|263|||1113\n\
20068|2467|Pulkovo 1995 / Gauss-Kruger 8N|Pulkovo_1995_GK_Zone_8N|4200|265|||1114\n\
20069|2468|Pulkovo 1995 / Gauss-Kruger 9N|Pulkovo_1995_GK_Zone_9N|4200|343|||1115\n\
20070|2469|Pulkovo 1995 / Gauss-Kruger 10N|Pulkovo_1995_GK_Zone_10N|4200|344|||1116\n\
20071|2470|Pulkovo 1995 / Gauss-Kruger 11N|Pulkovo_1995_GK_Zone_11N|4200|345|||1117\n\
20072|2471|Pulkovo 1995 / Gauss-Kruger 12N|Pulkovo_1995_GK_Zone_12N|4200|346|||1118\n\
20073|2472|Pulkovo 1995 / Gauss-Kruger 13N|Pulkovo_1995_GK_Zone_13N|4200|276|||1119\n\
20074|2473|Pulkovo 1995 / Gauss-Kruger 14N|Pulkovo_1995_GK_Zone_14N|4200|277|||1120\n\
20075|2474|Pulkovo 1995 / Gauss-Kruger 15N|Pulkovo_1995_GK_Zone_15N|4200|278|||1121\n\
20076|2475|Pulkovo 1995 / Gauss-Kruger 16N|Pulkovo_1995_GK_Zone_16N|4200|279|||1122\n\
20077|2476|Pulkovo 1995 / Gauss-Kruger 17N|Pulkovo_1995_GK_Zone_17N|4200|280|||1123\n\
20078|2477|Pulkovo 1995 / Gauss-Kruger 18N|Pulkovo_1995_GK_Zone_18N|4200|281|||1124\n\
20079|2478|Pulkovo 1995 / Gauss-Kruger 19N|Pulkovo_1995_GK_Zone_19N|4200|282|||1125\n\
20080|2479|Pulkovo 1995 / Gauss-Kruger 20N|Pulkovo_1995_GK_Zone_20N|4200|283|||1126\n\
20081|2480|Pulkovo 1995 / Gauss-Kruger 21N|Pulkovo_1995_GK_Zone_21N|4200|284|||1127\n\
20082|2481|Pulkovo 1995 / Gauss-Kruger 22N|Pulkovo_1995_GK_Zone_22N|4200|285|||1128\n\
20083|2482|Pulkovo 1995 / Gauss-Kruger 23N|Pulkovo_1995_GK_Zone_23N|4200|286|||1129\n\
20084|2483|Pulkovo 1995 / Gauss-Kruger 24N|Pulkovo_1995_GK_Zone_24N|4200|347|||1130\n\
20085|2484|Pulkovo 1995 / Gauss-Kruger 25N|Pulkovo_1995_GK_Zone_25N|4200|348|||1131\n\
20086|2485|Pulkovo 1995 / Gauss-Kruger 26N|Pulkovo_1995_GK_Zone_26N|4200|349|||1132\n\
20087|2486|Pulkovo 1995 / Gauss-Kruger 27N|Pulkovo_1995_GK_Zone_27N|4200|350|||1133\n\
20088|2487|Pulkovo 1995 / Gauss-Kruger 28N|Pulkovo_1995_GK_Zone_28N|4200|351|||1134\n\
20089|2488|Pulkovo 1995 / Gauss-Kruger 29N|Pulkovo_1995_GK_Zone_29N|4200|352|||1135\n\
20090|2489|Pulkovo 1995 / Gauss-Kruger 30N|Pulkovo_1995_GK_Zone_30N|4200|353|||1136\n\
20091|2490|Pulkovo 1995 / Gauss-Kruger 31N|Pulkovo_1995_GK_Zone_31N|4200|354|||1137\n\
20092|2491|Pulkovo 1995 / Gauss-Kruger 32N|Pulkovo_1995_GK_Zone_32N|4200|355|||1138\n\
20135||Adindan / UTM zone 35N||4201|62|||2359\n\
20136||Adindan / UTM zone 36N||4201|553|||2360\n\
20137||Adindan / UTM zone 37N||4201|554|||2361\n\
20138||Adindan / UTM zone 38N||4201|42|||2362\n\
20248|1|AGD66 / AMG zone 48|AGD_1966_AMG_Zone_48|4202|1597|||2363\n\
20249||AGD66 / AMG zone 49|AGD_1966_AMG_Zone_49|4202|1598|||2364\n\
20250||AGD66 / AMG zone 50|AGD_1966_AMG_Zone_50|4202|369|||2365\n\
20251||AGD66 / AMG zone 51|AGD_1966_AMG_Zone_51|4202|1599|||2190\n\
20252||AGD66 / AMG zone 52|AGD_1966_AMG_Zone_52|4202|1600|||2191\n\
20253||AGD66 / AMG zone 53|AGD_1966_AMG_Zone_53|4202|1601|||2192\n\
20254||AGD66 / AMG zone 54|AGD_1966_AMG_Zone_54|4202|1102|||2366\n\
20255||AGD66 / AMG zone 55|AGD_1966_AMG_Zone_55|4202|1103|||2367\n\
20256||AGD66 / AMG zone 56|AGD_1966_AMG_Zone_56|4202|1104|||2368\n\
20257||AGD66 / AMG zone 57|AGD_1966_AMG_Zone_57|4202|627|||2369\n\
20258||AGD66 / AMG zone 58|AGD_1966_AMG_Zone_58|4202|110|||2370\n\
20348|1|AGD84 / AMG zone 48|AGD_1984_AMG_Zone_48|4203|1597|||2363\n\
20349||AGD84 / AMG zone 49|AGD_1984_AMG_Zone_49|4203|1598|||2364\n\
20350||AGD84 / AMG zone 50|AGD_1984_AMG_Zone_50|4203|369|||2365\n\
20351||AGD84 / AMG zone 51|AGD_1984_AMG_Zone_51|4203|1599|||2190\n\
20352||AGD84 / AMG zone 52|AGD_1984_AMG_Zone_52|4203|1600|||2371\n\
20353||AGD84 / AMG zone 53|AGD_1984_AMG_Zone_53|4203|1601|||2372\n\
20354||AGD84 / AMG zone 54|AGD_1984_AMG_Zone_54|4203|1102|||2373\n\
20355||AGD84 / AMG zone 55|AGD_1984_AMG_Zone_55|4203|1103|||2374\n\
20356||AGD84 / AMG zone 56|AGD_1984_AMG_Zone_56|4203|1104|||2375\n\
20357|1|AGD84 / AMG zone 57|AGD_1984_AMG_Zone_57|4203|627|||2369\n\
20358|1|AGD84 / AMG zone 58|AGD_1984_AMG_Zone_58|4203|110|||2370\n\
20436||Ain el Abd / UTM zone 36N||4204|553|||2376\n\
20437||Ain el Abd / UTM zone 37N||4204|554|||2377\n\
20438||Ain el Abd / UTM zone 38N||4204|42|||2378\n\
20439||Ain el Abd / UTM zone 39N||4204|43|||2379\n\
20440||Ain el Abd / UTM zone 40N||4204|44|||2274\n\
20499||Ain el Abd / Bahrain Grid|Bahrain_State_Grid|4204|43|||160\n\
20538||Afgooye / UTM zone 38N||4205|42|||2380\n\
20539||Afgooye / UTM zone 39N||4205|43|||2381\n\
20790||Lisbon (Lisbon) / Portuguese National Grid|Portuguese_National_Grid|4803|1783|||163\n\
20791||Lisbon (Lisbon) / Portuguese Grid||4803|1784|||163\n\
20822||Aratu / UTM zone 22S||4208|1078|||2382\n\
20823||Aratu / UTM zone 23S||4208|932|||2383\n\
20824||Aratu / UTM zone 24S||4208|1101|||2384\n\
20904||GSK-2011 / Gauss-Kruger zone 4||7683|150|||1110\n\
20905||GSK-2011 / Gauss-Kruger zone 5||7683|753|||1111\n\
20906||GSK-2011 / Gauss-Kruger zone 6||7683|1105|||1112\n\
20907||GSK-2011 / Gauss-Kruger zone 7||7683|1106|||1113\n\
20908||GSK-2011 / Gauss-Kruger zone 8||7683|69|||1114\n\
20909||GSK-2011 / Gauss-Kruger zone 9||7683|70|||1115\n\
20910||GSK-2011 / Gauss-Kruger zone 10||7683|1769|||1116\n\
20911||GSK-2011 / Gauss-Kruger zone 11||7683|1770|||1117\n\
20912||GSK-2011 / Gauss-Kruger zone 12||7683|1771|||1118\n\
20913||GSK-2011 / Gauss-Kruger zone 13||7683|267|||1119\n\
20914||GSK-2011 / Gauss-Kruger zone 14||7683|268|||1120\n\
20915||GSK-2011 / Gauss-Kruger zone 15||7683|269|||1121\n\
20916||GSK-2011 / Gauss-Kruger zone 16||7683|270|||1122\n\
20917||GSK-2011 / Gauss-Kruger zone 17||7683|271|||1123\n\
20918||GSK-2011 / Gauss-Kruger zone 18||7683|28|||1124\n\
20919||GSK-2011 / Gauss-Kruger zone 19||7683|29|||1125\n\
20920||GSK-2011 / Gauss-Kruger zone 20||7683|272|||1126\n\
20921||GSK-2011 / Gauss-Kruger zone 21||7683|273|||1127\n\
20922||GSK-2011 / Gauss-Kruger zone 22||7683|274|||1128\n\
20923||GSK-2011 / Gauss-Kruger zone 23||7683|275|||1129\n\
20924||GSK-2011 / Gauss-Kruger zone 24||7683|1772|||1130\n\
20925||GSK-2011 / Gauss-Kruger zone 25||7683|1773|||1131\n\
20926||GSK-2011 / Gauss-Kruger zone 26||7683|1774|||1132\n\
20927||GSK-2011 / Gauss-Kruger zone 27||7683|1775|||1133\n\
20928||GSK-2011 / Gauss-Kruger zone 28||7683|1776|||1134\n\
20929||GSK-2011 / Gauss-Kruger zone 29||7683|1777|||1135\n\
20930||GSK-2011 / Gauss-Kruger zone 30||7683|1778|||1136\n\
20931||GSK-2011 / Gauss-Kruger zone 31||7683|1779|||1137\n\
20932||GSK-2011 / Gauss-Kruger zone 32||7683|1780|||1138\n\
20934||Arc 1950 / UTM zone 34S||4209|930|||2385\n\
20935||Arc 1950 / UTM zone 35S||4209|931|||2386\n\
20936||Arc 1950 / UTM zone 36S||4209|406|||2387\n\
21004||GSK-2011 / Gauss-Kruger CM 21E||7683|342|||1110\n\
21005||GSK-2011 / Gauss-Kruger CM 27E||7683|259|||1111\n\
21006||GSK-2011 / Gauss-Kruger CM 33E||7683|261|||1112\n\
21007||GSK-2011 / Gauss-Kruger CM 39E||7683|263|||1113\n\
21008||GSK-2011 / Gauss-Kruger CM 45E||7683|265|||1114\n\
21009||GSK-2011 / Gauss-Kruger CM 51E||7683|343|||1115\n\
21010||GSK-2011 / Gauss-Kruger CM 57E||7683|344|||1116\n\
21011||GSK-2011 / Gauss-Kruger CM 63E||7683|345|||1117\n\
21012||GSK-2011 / Gauss-Kruger CM 69E||7683|346|||1118\n\
21013||GSK-2011 / Gauss-Kruger CM 75E||7683|276|||1119\n\
21014||GSK-2011 / Gauss-Kruger CM 81E||7683|277|||1120\n\
21015||GSK-2011 / Gauss-Kruger CM 87E||7683|278|||1121\n\
21016||GSK-2011 / Gauss-Kruger CM 93E||7683|279|||1122\n\
21017||GSK-2011 / Gauss-Kruger CM 99E||7683|280|||1123\n\
21018||GSK-2011 / Gauss-Kruger CM 105E||7683|281|||1124\n\
21019||GSK-2011 / Gauss-Kruger CM 111E||7683|282|||1125\n\
21020||GSK-2011 / Gauss-Kruger CM 117E||7683|283|||1126\n\
21021||GSK-2011 / Gauss-Kruger CM 123E||7683|284|||1127\n\
21022||GSK-2011 / Gauss-Kruger CM 129E||7683|285|||1128\n\
21023||GSK-2011 / Gauss-Kruger CM 135E||7683|286|||1129\n\
21024||GSK-2011 / Gauss-Kruger CM 141E||7683|347|||1130\n\
21025||GSK-2011 / Gauss-Kruger CM 147E||7683|348|||1131\n\
21026||GSK-2011 / Gauss-Kruger CM 153E||7683|349|||1132\n\
21027||GSK-2011 / Gauss-Kruger CM 159E||7683|350|||1133\n\
21028||GSK-2011 / Gauss-Kruger CM 165E||7683|351|||1134\n\
21029||GSK-2011 / Gauss-Kruger CM 171E||7683|352|||1135\n\
21030||GSK-2011 / Gauss-Kruger CM 177E||7683|353|||1136\n\
21031||GSK-2011 / Gauss-Kruger CM 177W||7683|354|||1137\n\
21032||GSK-2011 / Gauss-Kruger CM 171W||7683|355|||1138\n\
21035||Arc 1960 / UTM zone 35S||4210|931|||2388\n\
21036||Arc 1960 / UTM zone 36S||4210|406|||2389\n\
21037||Arc 1960 / UTM zone 37S||4210|407|||2390\n\
21095||Arc 1960 / UTM zone 35N||4210|62|||2391\n\
21096||Arc 1960 / UTM zone 36N||4210|553|||2392\n\
21097||Arc 1960 / UTM zone 37N||4210|554|||2393\n\
21100|3001|Batavia (Jakarta) / NEIEZ||4813|502|||186\n\
21148||Batavia / UTM zone 48S||4211|1597|||2394\n\
21149||Batavia / UTM zone 49S||4211|1598|||2395\n\
21150||Batavia / UTM zone 50S||4211|369|||2396\n\
21207||GSK-2011 / GSK 3GK zone 7||7683|1785|||1211\n\
21208||GSK-2011 / GSK 3GK zone 8||7683|1786|||1212\n\
21209||GSK-2011 / GSK 3GK zone 9||7683|1787|||1213\n\
21210||GSK-2011 / GSK 3GK zone 10||7683|1788|||1214\n\
21211||GSK-2011 / GSK 3GK zone 11||7683|1789|||1215\n\
21212||GSK-2011 / GSK 3GK zone 12||7683|1790|||1216\n\
21213||GSK-2011 / GSK 3GK zone 13||7683|1791|||1217\n\
21214||GSK-2011 / GSK 3GK zone 14||7683|1792|||1218\n\
21215||GSK-2011 / GSK 3GK zone 15||7683|1793|||1219\n\
21216||GSK-2011 / GSK 3GK zone 16||7683|1794|||1220\n\
21217||GSK-2011 / GSK 3GK zone 17||7683|1795|||1221\n\
21218||GSK-2011 / GSK 3GK zone 18||7683|1796|||1222\n\
21219||GSK-2011 / GSK 3GK zone 19||7683|1797|||1223\n\
21220||GSK-2011 / GSK 3GK zone 20||7683|1798|||1224\n\
21221||GSK-2011 / GSK 3GK zone 21||7683|1799|||1225\n\
21222||GSK-2011 / GSK 3GK zone 22||7683|1800|||1226\n\
21223||GSK-2011 / GSK 3GK zone 23||7683|1801|||1227\n\
21224||GSK-2011 / GSK 3GK zone 24||7683|1802|||1228\n\
21225||GSK-2011 / GSK 3GK zone 25||7683|1803|||1229\n\
21226||GSK-2011 / GSK 3GK zone 26||7683|1804|||1230\n\
21227||GSK-2011 / GSK 3GK zone 27||7683|1805|||1231\n\
21228||GSK-2011 / GSK 3GK zone 28||7683|1806|||1232\n\
21229||GSK-2011 / GSK 3GK zone 29||7683|1807|||1233\n\
21230||GSK-2011 / GSK 3GK zone 30||7683|1808|||1176\n\
21231||GSK-2011 / GSK 3GK zone 31||7683|1809|||1177\n\
21232||GSK-2011 / GSK 3GK zone 32||7683|1810|||1178\n\
21233||GSK-2011 / GSK 3GK zone 33||7683|1811|||1179\n\
21234||GSK-2011 / GSK 3GK zone 34||7683|1812|||1180\n\
21235||GSK-2011 / GSK 3GK zone 35||7683|1813|||1181\n\
21236||GSK-2011 / GSK 3GK zone 36||7683|1814|||1182\n\
21237||GSK-2011 / GSK 3GK zone 37||7683|1815|||1183\n\
21238||GSK-2011 / GSK 3GK zone 38||7683|1816|||1184\n\
21239||GSK-2011 / GSK 3GK zone 39||7683|1817|||1185\n\
21240||GSK-2011 / GSK 3GK zone 40||7683|1818|||1186\n\
21241||GSK-2011 / GSK 3GK zone 41||7683|1819|||1187\n\
21242||GSK-2011 / GSK 3GK zone 42||7683|1820|||1188\n\
21243||GSK-2011 / GSK 3GK zone 43||7683|1821|||1189\n\
21244||GSK-2011 / GSK 3GK zone 44||7683|1822|||1190\n\
21245||GSK-2011 / GSK 3GK zone 45||7683|1823|||1191\n\
21246||GSK-2011 / GSK 3GK zone 46||7683|1824|||1192\n\
21247||GSK-2011 / GSK 3GK zone 47||7683|1825|||1193\n\
21248||GSK-2011 / GSK 3GK zone 48||7683|1826|||1194\n\
21249||GSK-2011 / GSK 3GK zone 49||7683|1827|||1195\n\
21250||GSK-2011 / GSK 3GK zone 50||7683|1828|||1196\n\
21251||GSK-2011 / GSK 3GK zone 51||7683|1829|||1197\n\
21252||GSK-2011 / GSK 3GK zone 52||7683|1830|||1198\n\
21253||GSK-2011 / GSK 3GK zone 53||7683|1831|||1199\n\
21254||GSK-2011 / GSK 3GK zone 54||7683|1832|||1200\n\
21255||GSK-2011 / GSK 3GK zone 55||7683|1833|||1201\n\
21256||GSK-2011 / GSK 3GK zone 56||7683|1834|||1202\n\
21257||GSK-2011 / GSK 3GK zone 57||7683|1835|||1203\n\
21258||GSK-2011 / GSK 3GK zone 58||7683|1836|||1204\n\
21259||GSK-2011 / GSK 3GK zone 59||7683|1837|||1205\n\
21260||GSK-2011 / GSK 3GK zone 60||7683|1838|||1206\n\
21261||GSK-2011 / GSK 3GK zone 61||7683|1839|||1207\n\
21262||GSK-2011 / GSK 3GK zone 62||7683|1840|||1208\n\
21263||GSK-2011 / GSK 3GK zone 63||7683|1841|||1209\n\
21264||GSK-2011 / GSK 3GK zone 64||7683|1842|||1210\n\
21291||Barbados 1938 / British West Indies Grid||4212|0|||190\n\
21292||Barbados 1938 / Barbados National Grid|Barbados_1938_Barbados_Grid|4212|1843|||190\n\
21307||GSK-2011 / GSK 3GK CM 21E||7683|1844|||1211\n\
21308||GSK-2011 / GSK 3GK CM 24E||7683|1845|||1212\n\
21309||GSK-2011 / GSK 3GK CM 27E||7683|1846|||1213\n\
21310||GSK-2011 / GSK 3GK CM 30E||7683|1847|||1214\n\
21311||GSK-2011 / GSK 3GK CM 33E||7683|1848|||1215\n\
21312||GSK-2011 / GSK 3GK CM 36E||7683|1849|||1216\n\
21313||GSK-2011 / GSK 3GK CM 39E||7683|1850|||1217\n\
21314||GSK-2011 / GSK 3GK CM 42E||7683|1851|||1218\n\
21315||GSK-2011 / GSK 3GK CM 45E||7683|1852|||1219\n\
21316||GSK-2011 / GSK 3GK CM 48E||7683|1853|||1220\n\
21317||GSK-2011 / GSK 3GK CM 51E||7683|1854|||1221\n\
21318||GSK-2011 / GSK 3GK CM 54E||7683|1855|||1222\n\
21319||GSK-2011 / GSK 3GK CM 57E||7683|1856|||1223\n\
21320||GSK-2011 / GSK 3GK CM 60E||7683|1857|||1224\n\
21321||GSK-2011 / GSK 3GK CM 63E||7683|1858|||1225\n\
21322||GSK-2011 / GSK 3GK CM 66E||7683|1859|||1226\n\
21323||GSK-2011 / GSK 3GK CM 69E||7683|1860|||1227\n\
21324||GSK-2011 / GSK 3GK CM 72E||7683|1861|||1228\n\
21325||GSK-2011 / GSK 3GK CM 75E||7683|1862|||1229\n\
21326||GSK-2011 / GSK 3GK CM 78E||7683|1863|||1230\n\
21327||GSK-2011 / GSK 3GK CM 81E||7683|1864|||1231\n\
21328||GSK-2011 / GSK 3GK CM 84E||7683|1865|||1232\n\
21329||GSK-2011 / GSK 3GK CM 87E||7683|1866|||1233\n\
21330||GSK-2011 / GSK 3GK CM 90E||7683|1046|||1176\n\
21331||GSK-2011 / GSK 3GK CM 93E||7683|1867|||1177\n\
21332||GSK-2011 / GSK 3GK CM 96E||7683|1868|||1178\n\
21333||GSK-2011 / GSK 3GK CM 99E||7683|1869|||1179\n\
21334||GSK-2011 / GSK 3GK CM 102E||7683|1870|||1180\n\
21335||GSK-2011 / GSK 3GK CM 105E||7683|1871|||1181\n\
21336||GSK-2011 / GSK 3GK CM 108E||7683|1872|||1182\n\
21337||GSK-2011 / GSK 3GK CM 111E||7683|1873|||1183\n\
21338||GSK-2011 / GSK 3GK CM 114E||7683|1874|||1184\n\
21339||GSK-2011 / GSK 3GK CM 117E||7683|1875|||1185\n\
21340||GSK-2011 / GSK 3GK CM 120E||7683|1876|||1186\n\
21341||GSK-2011 / GSK 3GK CM 123E||7683|1877|||1187\n\
21342||GSK-2011 / GSK 3GK CM 126E||7683|1878|||1188\n\
21343||GSK-2011 / GSK 3GK CM 129E||7683|1879|||1189\n\
21344||GSK-2011 / GSK 3GK CM 132E||7683|1880|||1190\n\
21345||GSK-2011 / GSK 3GK CM 135E||7683|1881|||1191\n\
21346||GSK-2011 / GSK 3GK CM 138E||7683|1882|||1192\n\
21347||GSK-2011 / GSK 3GK CM 141E||7683|1883|||1193\n\
21348||GSK-2011 / GSK 3GK CM 144E||7683|1884|||1194\n\
21349||GSK-2011 / GSK 3GK CM 147E||7683|1885|||1195\n\
21350||GSK-2011 / GSK 3GK CM 150E||7683|1886|||1196\n\
21351||GSK-2011 / GSK 3GK CM 153E||7683|1887|||1197\n\
21352||GSK-2011 / GSK 3GK CM 156E||7683|1888|||1198\n\
21353||GSK-2011 / GSK 3GK CM 159E||7683|1889|||1199\n\
21354||GSK-2011 / GSK 3GK CM 162E||7683|1890|||1200\n\
21355||GSK-2011 / GSK 3GK CM 165E||7683|1891|||1201\n\
21356||GSK-2011 / GSK 3GK CM 168E||7683|1892|||1202\n\
21357||GSK-2011 / GSK 3GK CM 171E||7683|1893|||1203\n\
21358||GSK-2011 / GSK 3GK CM 174E||7683|1894|||1204\n\
21359||GSK-2011 / GSK 3GK CM 177E||7683|1895|||1205\n\
21360||GSK-2011 / GSK 3GK CM 180E||7683|1896|||1206\n\
21361||GSK-2011 / GSK 3GK CM 177W||7683|1897|||1207\n\
21362||GSK-2011 / GSK 3GK CM 174W||7683|1898|||1208\n\
21363||GSK-2011 / GSK 3GK CM 171W||7683|1899|||1209\n\
21364||GSK-2011 / GSK 3GK CM 168W||7683|1900|||1210\n\
21413||Beijing 1954 / Gauss-Kruger zone 13|Beijing_1954_GK_Zone_13|4214|267|||1056\n\
21414||Beijing 1954 / Gauss-Kruger zone 14|Beijing_1954_GK_Zone_14|4214|268|||1057\n\
21415||Beijing 1954 / Gauss-Kruger zone 15|Beijing_1954_GK_Zone_15|4214|269|||1058\n\
21416||Beijing 1954 / Gauss-Kruger zone 16|Beijing_1954_GK_Zone_16|4214|270|||1059\n\
21417||Beijing 1954 / Gauss-Kruger zone 17|Beijing_1954_GK_Zone_17|4214|271|||1060\n\
21418||Beijing 1954 / Gauss-Kruger zone 18|Beijing_1954_GK_Zone_18|4214|28|||1061\n\
21419||Beijing 1954 / Gauss-Kruger zone 19|Beijing_1954_GK_Zone_19|4214|29|||1062\n\
21420||Beijing 1954 / Gauss-Kruger zone 20|Beijing_1954_GK_Zone_20|4214|272|||1063\n\
21421||Beijing 1954 / Gauss-Kruger zone 21|Beijing_1954_GK_Zone_21|4214|273|||1064\n\
21422||Beijing 1954 / Gauss-Kruger zone 22|Beijing_1954_GK_Zone_22|4214|274|||1065\n\
21423||Beijing 1954 / Gauss-Kruger zone 23|Beijing_1954_GK_Zone_23|4214|275|||1066\n\
21453||Beijing 1954 / Gauss-Kruger CM 75E||4214|276|||1056\n\
21454||Beijing 1954 / Gauss-Kruger CM 81E||4214|277|||1057\n\
21455||Beijing 1954 / Gauss-Kruger CM 87E||4214|278|||1058\n\
21456||Beijing 1954 / Gauss-Kruger CM 93E||4214|279|||1059\n\
21457||Beijing 1954 / Gauss-Kruger CM 99E||4214|280|||1060\n\
21458||Beijing 1954 / Gauss-Kruger CM 105E||4214|281|||1061\n\
21459||Beijing 1954 / Gauss-Kruger CM 111E||4214|282|||1062\n\
21460||Beijing 1954 / Gauss-Kruger CM 117E||4214|283|||1063\n\
21461||Beijing 1954 / Gauss-Kruger CM 123E||4214|284|||1064\n\
21462||Beijing 1954 / Gauss-Kruger CM 129E||4214|285|||1065\n\
21463||Beijing 1954 / Gauss-Kruger CM 135E||4214|286|||1066\n\
21473|21453|Beijing 1954 / Gauss-Kruger 13N|Beijing_1954_GK_Zone_13N|4214|276|||1056\n\
21474|21454|Beijing 1954 / Gauss-Kruger 14N|Beijing_1954_GK_Zone_14N|4214|277|||1057\n\
21475|21455|Beijing 1954 / Gauss-Kruger 15N|Beijing_1954_GK_Zone_15N|4214|278|||1058\n\
21476|21456|Beijing 1954 / Gauss-Kruger 16N|Beijing_1954_GK_Zone_16N|4214|279|||1059\n\
21477|21457|Beijing 1954 / Gauss-Kruger 17N|Beijing_1954_GK_Zone_17N|4214|280|||1060\n\
21478|21458|Beijing 1954 / Gauss-Kruger 18N|Beijing_1954_GK_Zone_18N|4214|281|||1061\n\
21479|21459|Beijing 1954 / Gauss-Kruger 19N|Beijing_1954_GK_Zone_19N|4214|282|||1062\n\
21480|21460|Beijing 1954 / Gauss-Kruger 20N|Beijing_1954_GK_Zone_20N|4214|283|||1063\n\
21481|21461|Beijing 1954 / Gauss-Kruger 21N|Beijing_1954_GK_Zone_21N|4214|284|||1064\n\
21482|21462|Beijing 1954 / Gauss-Kruger 22N|Beijing_1954_GK_Zone_22N|4214|285|||1065\n\
21483|21463|Beijing 1954 / Gauss-Kruger 23N|Beijing_1954_GK_Zone_23N|4214|286|||1066\n\
21500||BD50 (Brussels) / Belge Lambert 50|Belge_Lambert_1950|4809|1901|||198\n\
21780||Bern 1898 (Bern) / LV03C||4801|1902|||75\n\
21781||CH1903 / LV03||4149|1903|||75\n\
21782||CH1903 / LV03C-G||4149|1904|||2397\n\
21817|1|Bogota 1975 / UTM zone 17N|Bogota_UTM_Zone_17N|4218|19|||\n\
21818||Bogota 1975 / UTM zone 18N|Bogota_UTM_Zone_18N|4218|20|||2398\n\
21891|21896|Bogota 1975 / Colombia West zone|Colombia_West_Zone|4218|1905|||2399\n\
21892|21897|Bogota 1975 / Colombia Bogota zone|Colombia_Bogota_Zone|4218|1906|||2400\n\
21893|21898|Bogota 1975 / Colombia East Central zone|Colombia_East_Central_Zone|4218|1907|||1365\n\
21894|21899|Bogota 1975 / Colombia East|Colombia_East_Zone|4218|1908|||1366\n\
21896||Bogota 1975 / Colombia West zone|Colombia_West_Zone|4218|1905|||2399\n\
21897||Bogota 1975 / Colombia Bogota zone|Colombia_Bogota_Zone|4218|1906|||2400\n\
21898||Bogota 1975 / Colombia East Central zone|Colombia_East_Central_Zone|4218|1907|||1365\n\
21899||Bogota 1975 / Colombia East zone|Colombia_East_Zone|4218|1908|||1366\n\
22032||Camacupa 1948 / UTM zone 32S|Camacupa_UTM_Zone_32S|4220|761|||2401\n\
22033||Camacupa 1948 / UTM zone 33S|Camacupa_UTM_Zone_33S|4220|755|||2402\n\
22091||Camacupa 1948 / TM 11.30 SE|Camacupa_TM_11_30_SE|4220|1909|||2403\n\
22092||Camacupa 1948 / TM 12 SE|Camacupa_TM_12_SE|4220|1122|||2282\n\
22171||POSGAR 98 / Argentina 1|POSGAR_1998_Argentina_Zone_1|4190|1069|||1749\n\
22172||POSGAR 98 / Argentina 2|POSGAR_1998_Argentina_Zone_2|4190|63|||1750\n\
22173||POSGAR 98 / Argentina 3|POSGAR_1998_Argentina_Zone_3|4190|1070|||1751\n\
22174||POSGAR 98 / Argentina 4|POSGAR_1998_Argentina_Zone_4|4190|1071|||1752\n\
22175||POSGAR 98 / Argentina 5|POSGAR_1998_Argentina_Zone_5|4190|1072|||1753\n\
22176||POSGAR 98 / Argentina 6|POSGAR_1998_Argentina_Zone_6|4190|1073|||1754\n\
22177||POSGAR 98 / Argentina 7|POSGAR_1998_Argentina_Zone_7|4190|1074|||1755\n\
22181||POSGAR 94 / Argentina 1|POSGAR_1994_Argentina_Zone_1|4694|1069|||1749\n\
22182||POSGAR 94 / Argentina 2|POSGAR_1994_Argentina_Zone_2|4694|63|||1750\n\
22183||POSGAR 94 / Argentina 3|POSGAR_1994_Argentina_Zone_3|4694|1070|||1751\n\
22184||POSGAR 94 / Argentina 4|POSGAR_1994_Argentina_Zone_4|4694|1071|||1752\n\
22185||POSGAR 94 / Argentina 5|POSGAR_1994_Argentina_Zone_5|4694|1072|||1753\n\
22186||POSGAR 94 / Argentina 6|POSGAR_1994_Argentina_Zone_6|4694|1073|||1754\n\
22187||POSGAR 94 / Argentina 7|POSGAR_1994_Argentina_Zone_7|4694|1074|||1755\n\
22191||Campo Inchauspe / Argentina 1|Argentina_Zone_1|4221|1069|||1749\n\
22192||Campo Inchauspe / Argentina 2|Argentina_Zone_2|4221|63|||2404\n\
22193||Campo Inchauspe / Argentina 3|Argentina_Zone_3|4221|1070|||2405\n\
22194||Campo Inchauspe / Argentina 4|Argentina_Zone_4|4221|1071|||2406\n\
22195||Campo Inchauspe / Argentina 5|Argentina_Zone_5|4221|1072|||1753\n\
22196||Campo Inchauspe / Argentina 6|Argentina_Zone_6|4221|1073|||1754\n\
22197||Campo Inchauspe / Argentina 7|Argentina_Zone_7|4221|1074|||1755\n\
22207||NAD83(CSRS)v2 / UTM zone 7N||8237|618|||1389\n\
22208||NAD83(CSRS)v2 / UTM zone 8N||8237|619|||1390\n\
22209||NAD83(CSRS)v2 / UTM zone 9N||8237|620|||1391\n\
22210||NAD83(CSRS)v2 / UTM zone 10N||8237|621|||1392\n\
22211||NAD83(CSRS)v2 / UTM zone 11N||8237|118|||1286\n\
22212||NAD83(CSRS)v2 / UTM zone 12N||8237|117|||1287\n\
22213||NAD83(CSRS)v2 / UTM zone 13N||8237|116|||1288\n\
22214||NAD83(CSRS)v2 / UTM zone 14N||8237|622|||1393\n\
22215||NAD83(CSRS)v2 / UTM zone 15N||8237|17|||1394\n\
22216||NAD83(CSRS)v2 / UTM zone 16N||8237|18|||1395\n\
22217||NAD83(CSRS)v2 / UTM zone 17N||8237|19|||1289\n\
22218||NAD83(CSRS)v2 / UTM zone 18N||8237|20|||1290\n\
22219||NAD83(CSRS)v2 / UTM zone 19N||8237|21|||1291\n\
22220||NAD83(CSRS)v2 / UTM zone 20N||8237|22|||1292\n\
22221||NAD83(CSRS)v2 / UTM zone 21N||8237|23|||1293\n\
22222||NAD83(CSRS)v2 / UTM zone 22N||8237|163|||1612\n\
22234||Cape / UTM zone 34S||4222|930|||2407\n\
22235||Cape / UTM zone 35S||4222|931|||2408\n\
22236|1|Cape / UTM zone 36S||4222|406|||2409\n\
22239||NAD83(CSRS)v2 / PEI Stereographic||8237|236|||18\n\
22240||NAD83(CSRS)v2 / NB Stereographic||8237|24|||17\n\
22243||NAD83(CSRS)v2 / SCoPQ zone 3||8237|2|||827\n\
22244||NAD83(CSRS)v2 / SCoPQ zone 4||8237|3|||828\n\
22245||NAD83(CSRS)v2 / SCoPQ zone 5||8237|4|||829\n\
22246||NAD83(CSRS)v2 / SCoPQ zone 6||8237|5|||830\n\
22247||NAD83(CSRS)v2 / SCoPQ zone 7||8237|6|||831\n\
22248||NAD83(CSRS)v2 / SCoPQ zone 8||8237|7|||832\n\
22249||NAD83(CSRS)v2 / SCoPQ zone 9||8237|8|||833\n\
22250||NAD83(CSRS)v2 / SCoPQ zone 10||8237|9|||834\n\
22262||NAD83(CSRS)v2 / Alberta 3TM ref merid 111 W||8237|854|||1615\n\
22263||NAD83(CSRS)v2 / Alberta 3TM ref merid 114 W||8237|855|||1616\n\
22264||NAD83(CSRS)v2 / Alberta 3TM ref merid 117 W||8237|856|||1617\n\
22265||NAD83(CSRS)v2 / Alberta 3TM ref merid 120 W||8237|857|||1618\n\
22275||Cape / Lo15||4222|30||ws|858\n\
22277||Cape / Lo17||4222|31||ws|859\n\
22279||Cape / Lo19||4222|32||ws|860\n\
22281||Cape / Lo21||4222|33||ws|861\n\
22283||Cape / Lo23||4222|34||ws|862\n\
22285||Cape / Lo25||4222|35||ws|863\n\
22287||Cape / Lo27||4222|36||ws|864\n\
22289||Cape / Lo29||4222|37||ws|865\n\
22291||Cape / Lo31||4222|38||ws|866\n\
22293||Cape / Lo33||4222|39||ws|867\n\
22300||Carthage (Paris) / Tunisia Mining Grid||4816|1910|1000||649\n\
22307||NAD83(CSRS)v3 / UTM zone 7N||8240|618|||1389\n\
22308||NAD83(CSRS)v3 / UTM zone 8N||8240|619|||1390\n\
22309||NAD83(CSRS)v3 / UTM zone 9N||8240|620|||1391\n\
22310||NAD83(CSRS)v3 / UTM zone 10N||8240|621|||1392\n\
22311||NAD83(CSRS)v3 / UTM zone 11N||8240|118|||1286\n\
22312||NAD83(CSRS)v3 / UTM zone 12N||8240|117|||1287\n\
22313||NAD83(CSRS)v3 / UTM zone 13N||8240|116|||1288\n\
22314||NAD83(CSRS)v3 / UTM zone 14N||8240|622|||1393\n\
22315||NAD83(CSRS)v3 / UTM zone 15N||8240|17|||1394\n\
22316||NAD83(CSRS)v3 / UTM zone 16N||8240|18|||1395\n\
22317||NAD83(CSRS)v3 / UTM zone 17N||8240|19|||1289\n\
22318||NAD83(CSRS)v3 / UTM zone 18N||8240|20|||1290\n\
22319||NAD83(CSRS)v3 / UTM zone 19N||8240|21|||1291\n\
22320||NAD83(CSRS)v3 / UTM zone 20N||8240|22|||1292\n\
22321||NAD83(CSRS)v3 / UTM zone 21N||8240|23|||1293\n\
22322||NAD83(CSRS)v3 / UTM zone 22N||8240|163|||1612\n\
22332||Carthage / UTM zone 32N||4223|59|||221\n\
22337||NAD83(CSRS)v3 / MTM NS 1997 zone 5||8240|1911|||1041\n\
22338||NAD83(CSRS)v3 / MTM NS 1997 zone 4||8240|1912|||1040\n\
22348||NAD83(CSRS)v3 / MTM zone 8||8240|7|||835\n\
22349||NAD83(CSRS)v3 / MTM zone 9||8240|8|||836\n\
22350||NAD83(CSRS)v3 / MTM zone 10||8240|9|||837\n\
22351||NAD83(CSRS)v3 / MTM zone 11||8240|10|||838\n\
22352||NAD83(CSRS)v3 / MTM zone 12||8240|11|||839\n\
22353||NAD83(CSRS)v3 / MTM zone 13||8240|12|||840\n\
22354||NAD83(CSRS)v3 / MTM zone 14||8240|13|||841\n\
22355||NAD83(CSRS)v3 / MTM zone 15||8240|14|||842\n\
22356||NAD83(CSRS)v3 / MTM zone 16||8240|15|||843\n\
22357||NAD83(CSRS)v3 / MTM zone 17||8240|16|||844\n\
22391||Carthage / Nord Tunisie|Nord_Tunisie|4223|1913|||2410\n\
22392||Carthage / Sud Tunisie|Sud_Tunisie|4223|1914|||2411\n\
22407||NAD83(CSRS)v4 / UTM zone 7N||8246|618|||1389\n\
22408||NAD83(CSRS)v4 / UTM zone 8N||8246|619|||1390\n\
22409||NAD83(CSRS)v4 / UTM zone 9N||8246|620|||1391\n\
22410||NAD83(CSRS)v4 / UTM zone 10N||8246|621|||1392\n\
22411||NAD83(CSRS)v4 / UTM zone 11N||8246|118|||1286\n\
22412||NAD83(CSRS)v4 / UTM zone 12N||8246|117|||1287\n\
22413||NAD83(CSRS)v4 / UTM zone 13N||8246|116|||1288\n\
22414||NAD83(CSRS)v4 / UTM zone 14N||8246|622|||1393\n\
22415||NAD83(CSRS)v4 / UTM zone 15N||8246|17|||1394\n\
22416||NAD83(CSRS)v4 / UTM zone 16N||8246|18|||1395\n\
22417||NAD83(CSRS)v4 / UTM zone 17N||8246|19|||1289\n\
22418||NAD83(CSRS)v4 / UTM zone 18N||8246|20|||1290\n\
22419||NAD83(CSRS)v4 / UTM zone 19N||8246|21|||1291\n\
22420||NAD83(CSRS)v4 / UTM zone 20N||8246|22|||1292\n\
22421||NAD83(CSRS)v4 / UTM zone 21N||8246|23|||1293\n\
22422||NAD83(CSRS)v4 / UTM zone 22N||8246|163|||1612\n\
22462||NAD83(CSRS)v4 / Alberta 3TM ref merid 111 W||8246|854|||1615\n\
22463||NAD83(CSRS)v4 / Alberta 3TM ref merid 114 W||8246|855|||1616\n\
22464||NAD83(CSRS)v4 / Alberta 3TM ref merid 117 W||8246|856|||1617\n\
22465||NAD83(CSRS)v4 / Alberta 3TM ref merid 120 W||8246|857|||1618\n\
22521||Corrego Alegre 1970-72 / UTM zone 21S|Corrego_Alegre_UTM_Zone_21S|4225|1075|||2412\n\
22522||Corrego Alegre 1970-72 / UTM zone 22S|Corrego_Alegre_UTM_Zone_22S|4225|1078|||2413\n\
22523||Corrego Alegre 1970-72 / UTM zone 23S|Corrego_Alegre_UTM_Zone_23S|4225|932|||1788\n\
22524||Corrego Alegre 1970-72 / UTM zone 24S|Corrego_Alegre_UTM_Zone_24S|4225|1101|||2414\n\
22525||Corrego Alegre 1970-72 / UTM zone 25S|Corrego_Alegre_UTM_Zone_25S|4225|1068|||2415\n\
22607||NAD83(CSRS)v6 / UTM zone 7N||8252|618|||1389\n\
22608||NAD83(CSRS)v6 / UTM zone 8N||8252|619|||1390\n\
22609||NAD83(CSRS)v6 / UTM zone 9N||8252|620|||1391\n\
22610||NAD83(CSRS)v6 / UTM zone 10N||8252|621|||1392\n\
22611||NAD83(CSRS)v6 / UTM zone 11N||8252|118|||1286\n\
22612||NAD83(CSRS)v6 / UTM zone 12N||8252|117|||1287\n\
22613||NAD83(CSRS)v6 / UTM zone 13N||8252|116|||1288\n\
22614||NAD83(CSRS)v6 / UTM zone 14N||8252|622|||1393\n\
22615||NAD83(CSRS)v6 / UTM zone 15N||8252|17|||1394\n\
22616||NAD83(CSRS)v6 / UTM zone 16N||8252|18|||1395\n\
22617||NAD83(CSRS)v6 / UTM zone 17N||8252|19|||1289\n\
22618||NAD83(CSRS)v6 / UTM zone 18N||8252|20|||1290\n\
22619||NAD83(CSRS)v6 / UTM zone 19N||8252|21|||1291\n\
22620||NAD83(CSRS)v6 / UTM zone 20N||8252|22|||1292\n\
22621||NAD83(CSRS)v6 / UTM zone 21N||8252|23|||1293\n\
22622||NAD83(CSRS)v6 / UTM zone 22N||8252|163|||1612\n\
22639||NAD83(CSRS)v6 / PEI Stereographic||8252|236|||18\n\
22641||NAD83(CSRS)v6 / MTM zone 1||8252|1915|||2416\n\
22642||NAD83(CSRS)v6 / MTM zone 2||8252|1916|||2417\n\
22643||NAD83(CSRS)v6 / MTM zone 3||8252|2|||2418\n\
22644||NAD83(CSRS)v6 / MTM zone 4||8252|3|||2419\n\
22645||NAD83(CSRS)v6 / MTM zone 5||8252|4|||2420\n\
22646||NAD83(CSRS)v6 / MTM zone 6||8252|5|||2421\n\
22648||NAD83(CSRS)v6 / MTM zone 8||8252|7|||835\n\
22649||NAD83(CSRS)v6 / MTM zone 9||8252|8|||836\n\
22650||NAD83(CSRS)v6 / MTM zone 10||8252|9|||837\n\
22651||NAD83(CSRS)v6 / MTM zone 11||8252|10|||838\n\
22652||NAD83(CSRS)v6 / MTM zone 12||8252|11|||839\n\
22653||NAD83(CSRS)v6 / MTM zone 13||8252|12|||840\n\
22654||NAD83(CSRS)v6 / MTM zone 14||8252|13|||841\n\
22655||NAD83(CSRS)v6 / MTM zone 15||8252|14|||842\n\
22656||NAD83(CSRS)v6 / MTM zone 16||8252|15|||843\n\
22657||NAD83(CSRS)v6 / MTM zone 17||8252|16|||844\n\
22700||Deir ez Zor / Levant Zone||4227|1917|||230\n\
22707||NAD83(CSRS)v7 / UTM zone 7N||8255|618|||1389\n\
22708||NAD83(CSRS)v7 / UTM zone 8N||8255|619|||1390\n\
22709||NAD83(CSRS)v7 / UTM zone 9N||8255|620|||1391\n\
22710||NAD83(CSRS)v7 / UTM zone 10N||8255|621|||1392\n\
22711||NAD83(CSRS)v7 / UTM zone 11N||8255|118|||1286\n\
22712||NAD83(CSRS)v7 / UTM zone 12N||8255|117|||1287\n\
22713||NAD83(CSRS)v7 / UTM zone 13N||8255|116|||1288\n\
22714||NAD83(CSRS)v7 / UTM zone 14N||8255|622|||1393\n\
22715||NAD83(CSRS)v7 / UTM zone 15N||8255|17|||1394\n\
22716||NAD83(CSRS)v7 / UTM zone 16N||8255|18|||1395\n\
22717||NAD83(CSRS)v7 / UTM zone 17N||8255|19|||1289\n\
22718||NAD83(CSRS)v7 / UTM zone 18N||8255|20|||1290\n\
22719||NAD83(CSRS)v7 / UTM zone 19N||8255|21|||1291\n\
22720||NAD83(CSRS)v7 / UTM zone 20N||8255|22|||1292\n\
22721||NAD83(CSRS)v7 / UTM zone 21N||8255|23|||1293\n\
22722||NAD83(CSRS)v7 / UTM zone 22N||8255|163|||1612\n\
22739||NAD83(CSRS)v7 / PEI Stereographic||8255|236|||18\n\
22762||NAD83(CSRS)v7 / Alberta 3TM ref merid 111 W||8255|854|||1615\n\
22763||NAD83(CSRS)v7 / Alberta 3TM ref merid 114 W||8255|855|||1616\n\
22764||NAD83(CSRS)v7 / Alberta 3TM ref merid 117 W||8255|856|||1617\n\
22765||NAD83(CSRS)v7 / Alberta 3TM ref merid 120 W||8255|857|||1618\n\
22770||Deir ez Zor / Syria Lambert||4227|1918|||230\n\
22780||Deir ez Zor / Levant Stereographic||4227|1919|||230\n\
22832|2214|Douala / UTM zone 32N||4228|59|||231\n\
22991||Egypt 1907 / Blue Belt|Egypt_Blue_Belt|4229|1920|||2422\n\
22992||Egypt 1907 / Red Belt|Egypt_Red_Belt|4229|762|||2423\n\
22993||Egypt 1907 / Purple Belt|Egypt_Purple_Belt|4229|1921|||2424\n\
22994||Egypt 1907 / Extended Purple Belt|Egypt_Extended_Purple_Belt|4229|1922|||2425\n\
23028||ED50 / UTM zone 28N|ED_1950_UTM_Zone_28N|4230|47|||2426\n\
23029||ED50 / UTM zone 29N|ED_1950_UTM_Zone_29N|4230|27|||2427\n\
23030||ED50 / UTM zone 30N|ED_1950_UTM_Zone_30N|4230|26|||1326\n\
23031||ED50 / UTM zone 31N|ED_1950_UTM_Zone_31N|4230|552|||2428\n\
23032||ED50 / UTM zone 32N|ED_1950_UTM_Zone_32N|4230|59|||2429\n\
23033||ED50 / UTM zone 33N|ED_1950_UTM_Zone_33N|4230|60|||2430\n\
23034||ED50 / UTM zone 34N|ED_1950_UTM_Zone_34N|4230|61|||2431\n\
23035||ED50 / UTM zone 35N|ED_1950_UTM_Zone_35N|4230|62|||2432\n\
23036||ED50 / UTM zone 36N|ED_1950_UTM_Zone_36N|4230|553|||2433\n\
23037||ED50 / UTM zone 37N|ED_1950_UTM_Zone_37N|4230|554|||2434\n\
23038||ED50 / UTM zone 38N|ED_1950_UTM_Zone_38N|4230|42|||2435\n\
23090||ED50 / TM 0 N|ED_1950_TM_0_N|4230|1923|||2436\n\
23095||ED50 / TM 5 NE|ED_1950_TM_5_NE|4230|1924|||252\n\
23239||Fahud / UTM zone 39N||4232|43|||1567\n\
23240||Fahud / UTM zone 40N||4232|44|||2437\n\
23433|2312|Garoua / UTM zone 33N||4234|60|||231\n\
23700||HD72 / EOV|Hungarian_1972_Egyseges_Orszagos_Vetuleti|4237|1925|||0\n\
23830||DGN95 / Indonesia TM-3 zone 46.2|DGN_1995_Indonesia_TM-3_Zone_46.2|4755|1926|||2438\n\
23831||DGN95 / Indonesia TM-3 zone 47.1|DGN_1995_Indonesia_TM-3_Zone_47.1|4755|1927|||2439\n\
23832||DGN95 / Indonesia TM-3 zone 47.2|DGN_1995_Indonesia_TM-3_Zone_47.2|4755|1928|||2440\n\
23833||DGN95 / Indonesia TM-3 zone 48.1|DGN_1995_Indonesia_TM-3_Zone_48.1|4755|1929|||2441\n\
23834||DGN95 / Indonesia TM-3 zone 48.2|DGN_1995_Indonesia_TM-3_Zone_48.2|4755|1930|||2442\n\
23835||DGN95 / Indonesia TM-3 zone 49.1|DGN_1995_Indonesia_TM-3_Zone_49.1|4755|1931|||2443\n\
23836||DGN95 / Indonesia TM-3 zone 49.2|DGN_1995_Indonesia_TM-3_Zone_49.2|4755|1932|||2444\n\
23837||DGN95 / Indonesia TM-3 zone 50.1|DGN_1995_Indonesia_TM-3_Zone_50.1|4755|1933|||2445\n\
23838||DGN95 / Indonesia TM-3 zone 50.2|DGN_1995_Indonesia_TM-3_Zone_50.2|4755|1934|||2446\n\
23839||DGN95 / Indonesia TM-3 zone 51.1|DGN_1995_Indonesia_TM-3_Zone_51.1|4755|1935|||2447\n\
23840||DGN95 / Indonesia TM-3 zone 51.2|DGN_1995_Indonesia_TM-3_Zone_51.2|4755|1936|||2448\n\
23841||DGN95 / Indonesia TM-3 zone 52.1|DGN_1995_Indonesia_TM-3_Zone_52.1|4755|1937|||2449\n\
23842||DGN95 / Indonesia TM-3 zone 52.2|DGN_1995_Indonesia_TM-3_Zone_52.2|4755|1938|||2450\n\
23843||DGN95 / Indonesia TM-3 zone 53.1|DGN_1995_Indonesia_TM-3_Zone_53.1|4755|1939|||2451\n\
23844||DGN95 / Indonesia TM-3 zone 53.2|DGN_1995_Indonesia_TM-3_Zone_53.2|4755|1940|||2452\n\
23845||DGN95 / Indonesia TM-3 zone 54.1|DGN_1995_Indonesia_TM-3_Zone_54.1|4755|1941|||2453\n\
23846||ID74 / UTM zone 46N|Indonesian_1974_UTM_Zone_46N|4238|1732|||2438\n\
23847||ID74 / UTM zone 47N|Indonesian_1974_UTM_Zone_47N|4238|1733|||2454\n\
23848||ID74 / UTM zone 48N|Indonesian_1974_UTM_Zone_48N|4238|615|||2455\n\
23849||ID74 / UTM zone 49N|Indonesian_1974_UTM_Zone_49N|4238|616|||2456\n\
23850||ID74 / UTM zone 50N|Indonesian_1974_UTM_Zone_50N|4238|1734|||2314\n\
23851||ID74 / UTM zone 51N|Indonesian_1974_UTM_Zone_51N|4238|575|||2457\n\
23852||ID74 / UTM zone 52N|Indonesian_1974_UTM_Zone_52N|4238|576|||2458\n\
23853|1|ID74 / UTM zone 53N|Indonesian_1974_UTM_Zone_53N|4238|577|||\n\
23866||DGN95 / UTM zone 46N|DGN_1995_UTM_Zone_46N|4755|1732|||2310\n\
23867||DGN95 / UTM zone 47N|DGN_1995_UTM_Zone_47N|4755|1733|||2311\n\
23868||DGN95 / UTM zone 48N|DGN_1995_UTM_Zone_48N|4755|615|||2312\n\
23869||DGN95 / UTM zone 49N|DGN_1995_UTM_Zone_49N|4755|616|||2313\n\
23870||DGN95 / UTM zone 50N|DGN_1995_UTM_Zone_50N|4755|1734|||2314\n\
23871||DGN95 / UTM zone 51N|DGN_1995_UTM_Zone_51N|4755|575|||2315\n\
23872||DGN95 / UTM zone 52N|DGN_1995_UTM_Zone_52N|4755|576|||2316\n\
23877||DGN95 / UTM zone 47S|DGN_1995_UTM_Zone_47S|4755|1286|||2317\n\
23878||DGN95 / UTM zone 48S|DGN_1995_UTM_Zone_48S|4755|1597|||2318\n\
23879||DGN95 / UTM zone 49S|DGN_1995_UTM_Zone_49S|4755|1598|||2319\n\
23880||DGN95 / UTM zone 50S|DGN_1995_UTM_Zone_50S|4755|369|||2320\n\
23881||DGN95 / UTM zone 51S|DGN_1995_UTM_Zone_51S|4755|1599|||2321\n\
23882||DGN95 / UTM zone 52S|DGN_1995_UTM_Zone_52S|4755|1600|||2322\n\
23883||DGN95 / UTM zone 53S|DGN_1995_UTM_Zone_53S|4755|1601|||2323\n\
23884||DGN95 / UTM zone 54S|DGN_1995_UTM_Zone_54S|4755|1102|||2324\n\
23886|1|ID74 / UTM zone 46S|Indonesian_1974_UTM_Zone_46S|4238|1285|||\n\
23887||ID74 / UTM zone 47S|Indonesian_1974_UTM_Zone_47S|4238|1286|||2459\n\
23888||ID74 / UTM zone 48S|Indonesian_1974_UTM_Zone_48S|4238|1597|||2460\n\
23889||ID74 / UTM zone 49S|Indonesian_1974_UTM_Zone_49S|4238|1598|||2461\n\
23890||ID74 / UTM zone 50S|Indonesian_1974_UTM_Zone_50S|4238|369|||2462\n\
23891||ID74 / UTM zone 51S|Indonesian_1974_UTM_Zone_51S|4238|1599|||2463\n\
23892||ID74 / UTM zone 52S|Indonesian_1974_UTM_Zone_52S|4238|1600|||2464\n\
23893||ID74 / UTM zone 53S|Indonesian_1974_UTM_Zone_53S|4238|1601|||2465\n\
23894||ID74 / UTM zone 54S|Indonesian_1974_UTM_Zone_54S|4238|1102|||2453\n\
23946||Indian 1954 / UTM zone 46N||4239|1732|||2466\n\
23947||Indian 1954 / UTM zone 47N||4239|1733|||2467\n\
23948||Indian 1954 / UTM zone 48N||4239|615|||2468\n\
24047||Indian 1975 / UTM zone 47N||4240|1733|||2469\n\
24048||Indian 1975 / UTM zone 48N||4240|615|||2468\n\
24100||Jamaica 1875 / Jamaica (Old Grid)|Jamaica_1875_Old_Grid|4241|1942|0.3047972654||271\n\
24200||JAD69 / Jamaica National Grid|Jamaica_Grid|4242|1943|||271\n\
24305||Kalianpur 1937 / UTM zone 45N||4144|1944|||2470\n\
24306||Kalianpur 1937 / UTM zone 46N||4144|1732|||2471\n\
24311||Kalianpur 1962 / UTM zone 41N||4145|45|||2472\n\
24312||Kalianpur 1962 / UTM zone 42N||4145|1945|||2473\n\
24313||Kalianpur 1962 / UTM zone 43N||4145|1946|||2474\n\
24342||Kalianpur 1975 / UTM zone 42N||4146|1945|||2475\n\
24343||Kalianpur 1975 / UTM zone 43N||4146|1946|||2476\n\
24344||Kalianpur 1975 / UTM zone 44N||4146|1947|||2477\n\
24345||Kalianpur 1975 / UTM zone 45N||4146|1944|||2478\n\
24346||Kalianpur 1975 / UTM zone 46N||4146|1732|||2479\n\
24347||Kalianpur 1975 / UTM zone 47N||4146|1733|||2480\n\
24370||Kalianpur 1880 / India zone 0||4243|1948|0.9143985307444408||2481\n\
24371||Kalianpur 1880 / India zone I||4243|1949|0.9143985307444408||2482\n\
24372||Kalianpur 1880 / India zone IIa||4243|1950|0.9143985307444408||2483\n\
24373||Kalianpur 1880 / India zone IIIa|Kalianpur_1880_India_Zone_III|4243|1951|0.9143985307444408||2484\n\
24374||Kalianpur 1880 / India zone IVa|Kalianpur_1880_India_Zone_IV|4243|1952|0.9143985307444408||2485\n\
24375||Kalianpur 1937 / India zone IIb||4144|1953|||62\n\
24376||Kalianpur 1962 / India zone I||4145|1954|||2486\n\
24377||Kalianpur 1962 / India zone IIa||4145|1955|||2487\n\
24378||Kalianpur 1975 / India zone I||4146|1956|||2488\n\
24379||Kalianpur 1975 / India zone IIa||4146|1957|||2489\n\
24380||Kalianpur 1975 / India zone IIb||4146|1958|||2490\n\
24381||Kalianpur 1975 / India zone IIIa|Kalianpur_1975_India_Zone_III|4146|1959|||2484\n\
24382||Kalianpur 1880 / India zone IIb||4243|1960|0.9143985307444408||2491\n\
24383||Kalianpur 1975 / India zone IVa|Kalianpur_1975_India_Zone_IV|4146|1961|||2485\n\
24500||Kertau 1968 / Singapore Grid|Kertau_Singapore_Grid|4245|1962|||641\n\
24547||Kertau 1968 / UTM zone 47N|Kertau_UTM_Zone_47N|4245|1733|||2492\n\
24548||Kertau 1968 / UTM zone 48N|Kertau_UTM_Zone_48N|4245|615|||2493\n\
24571|1|Kertau / R.S.O. Malaya (ch)|Kertau_RSO_Malaya_Chains|4245|1963|20.116782494375872||1397\n\
24600||KOC Lambert||4246|642|||157\n\
24718||La Canoa / UTM zone 18N||4247|20|||958\n\
24719||La Canoa / UTM zone 19N||4247|21|||2494\n\
24720||La Canoa / UTM zone 20N||4247|22|||2495\n\
24817||PSAD56 / UTM zone 17N|PSAD_1956_UTM_Zone_17N|4248|19|||2496\n\
24818||PSAD56 / UTM zone 18N|PSAD_1956_UTM_Zone_18N|4248|20|||2497\n\
24819||PSAD56 / UTM zone 19N|PSAD_1956_UTM_Zone_19N|4248|21|||2498\n\
24820||PSAD56 / UTM zone 20N|PSAD_1956_UTM_Zone_20N|4248|22|||2499\n\
24821||PSAD56 / UTM zone 21N|PSAD_1956_UTM_Zone_21N|4248|23|||2500\n\
24877||PSAD56 / UTM zone 17S|PSAD_1956_UTM_Zone_17S|4248|1121|||2501\n\
24878||PSAD56 / UTM zone 18S|PSAD_1956_UTM_Zone_18S|4248|1076|||2502\n\
24879||PSAD56 / UTM zone 19S|PSAD_1956_UTM_Zone_19S|4248|64|||2503\n\
24880||PSAD56 / UTM zone 20S|PSAD_1956_UTM_Zone_20S|4248|256|||1756\n\
24881||PSAD56 / UTM zone 21S|PSAD_1956_UTM_Zone_21S|4248|1075|||1758\n\
24882||PSAD56 / UTM zone 22S|PSAD_1956_UTM_Zone_22S|4248|1078|||284\n\
24891||PSAD56 / Peru west zone|Peru_West_Zone|4248|1964|||2504\n\
24892||PSAD56 / Peru central zone|Peru_Central_Zone|4248|1965|||2505\n\
24893||PSAD56 / Peru east zone|Peru_East_Zone|4248|1966|||2506\n\
25000||Leigon / Ghana Metre Grid|Ghana_Metre_Grid|4250|1967|||106\n\
25231||Lome / UTM zone 31N||4252|552|||291\n\
25391||Luzon 1911 / Philippines zone I|Philippines_Zone_I|4253|595|||2507\n\
25392||Luzon 1911 / Philippines zone II|Philippines_Zone_II|4253|596|||2508\n\
25393||Luzon 1911 / Philippines zone III|Philippines_Zone_III|4253|597|||2509\n\
25394||Luzon 1911 / Philippines zone IV|Philippines_Zone_IV|4253|598|||2510\n\
25395||Luzon 1911 / Philippines zone V|Philippines_Zone_V|4253|599|||2511\n\
25700|3002|Makassar (Jakarta) / NEIEZ||4804|502|||300\n\
25828||ETRS89 / UTM zone 28N|ETRS_1989_UTM_Zone_28N|4258|47|||1324\n\
25829||ETRS89 / UTM zone 29N|ETRS_1989_UTM_Zone_29N|4258|27|||1325\n\
25830||ETRS89 / UTM zone 30N|ETRS_1989_UTM_Zone_30N|4258|26|||1326\n\
25831||ETRS89 / UTM zone 31N|ETRS_1989_UTM_Zone_31N|4258|552|||1327\n\
25832||ETRS89 / UTM zone 32N|ETRS_1989_UTM_Zone_32N|4258|59|||1328\n\
25833||ETRS89 / UTM zone 33N|ETRS_1989_UTM_Zone_33N|4258|60|||1329\n\
25834||ETRS89 / UTM zone 34N|ETRS_1989_UTM_Zone_34N|4258|61|||1330\n\
25835||ETRS89 / UTM zone 35N|ETRS_1989_UTM_Zone_35N|4258|62|||1331\n\
25836||ETRS89 / UTM zone 36N|ETRS_1989_UTM_Zone_36N|4258|553|||1332\n\
25837||ETRS89 / UTM zone 37N|ETRS_1989_UTM_Zone_37N|4258|554|||1333\n\
25838|1|ETRS89 / UTM zone 38N|ETRS_1989_UTM_Zone_38N|4258|42|||2512\n\
25884||ETRS89 / TM Baltic93|ETRS_1989_TM_Baltic_1993|4258|77|||2513\n\
25932||Malongo 1987 / UTM zone 32S||4259|761|||302\n\
26191||Merchich / Nord Maroc|Nord_Maroc|4261|1968|||2514\n\
26192||Merchich / Sud Maroc|Sud_Maroc|4261|1969|||2515\n\
26193|26194|Merchich / Sahara|Sahara|4261|1970|||2516\n\
26194||Merchich / Sahara Nord||4261|1971|||2517\n\
26195||Merchich / Sahara Sud||4261|1972|||2518\n\
26237||Massawa / UTM zone 37N||4262|554|||305\n\
26331||Minna / UTM zone 31N||4263|552|||2519\n\
26332||Minna / UTM zone 32N||4263|59|||2520\n\
26391||Minna / Nigeria West Belt|Nigeria_West_Belt|4263|1973|||2521\n\
26392||Minna / Nigeria Mid Belt|Nigeria_Mid_Belt|4263|1974|||2522\n\
26393||Minna / Nigeria East Belt|Nigeria_East_Belt|4263|1975|||2523\n\
26432|1|Mhast / UTM zone 32S||4264|761|||320\n\
26591|3003|Monte Mario (Rome) / Italy zone 1|Monte_Mario_Rome_Italy_1|4806|526|||1299\n\
26592|3004|Monte Mario (Rome) / Italy zone 2|Monte_Mario_Rome_Italy_2|4806|527|||1300\n\
26632||M\'poraloko / UTM zone 32N||4266|59|||2524\n\
26692||M\'poraloko / UTM zone 32S||4266|761|||2525\n\
26701||NAD27 / UTM zone 1N|NAD_1927_UTM_Zone_1N|4267|836|||1582\n\
26702||NAD27 / UTM zone 2N|NAD_1927_UTM_Zone_2N|4267|837|||1583\n\
26703||NAD27 / UTM zone 3N|NAD_1927_UTM_Zone_3N|4267|838|||1584\n\
26704||NAD27 / UTM zone 4N|NAD_1927_UTM_Zone_4N|4267|839|||1585\n\
26705||NAD27 / UTM zone 5N|NAD_1927_UTM_Zone_5N|4267|840|||1586\n\
26706||NAD27 / UTM zone 6N|NAD_1927_UTM_Zone_6N|4267|841|||1587\n\
26707||NAD27 / UTM zone 7N|NAD_1927_UTM_Zone_7N|4267|618|||2526\n\
26708||NAD27 / UTM zone 8N|NAD_1927_UTM_Zone_8N|4267|619|||2527\n\
26709||NAD27 / UTM zone 9N|NAD_1927_UTM_Zone_9N|4267|620|||2528\n\
26710||NAD27 / UTM zone 10N|NAD_1927_UTM_Zone_10N|4267|621|||2529\n\
26711||NAD27 / UTM zone 11N|NAD_1927_UTM_Zone_11N|4267|118|||2530\n\
26712||NAD27 / UTM zone 12N|NAD_1927_UTM_Zone_12N|4267|117|||2531\n\
26713||NAD27 / UTM zone 13N|NAD_1927_UTM_Zone_13N|4267|116|||2532\n\
26714||NAD27 / UTM zone 14N|NAD_1927_UTM_Zone_14N|4267|622|||2533\n\
26715||NAD27 / UTM zone 15N|NAD_1927_UTM_Zone_15N|4267|17|||2534\n\
26716||NAD27 / UTM zone 16N|NAD_1927_UTM_Zone_16N|4267|18|||2535\n\
26717||NAD27 / UTM zone 17N|NAD_1927_UTM_Zone_17N|4267|19|||2536\n\
26718||NAD27 / UTM zone 18N|NAD_1927_UTM_Zone_18N|4267|20|||2537\n\
26719||NAD27 / UTM zone 19N|NAD_1927_UTM_Zone_19N|4267|21|||2538\n\
26720||NAD27 / UTM zone 20N|NAD_1927_UTM_Zone_20N|4267|22|||2539\n\
26721||NAD27 / UTM zone 21N|NAD_1927_UTM_Zone_21N|4267|23|||2540\n\
26722||NAD27 / UTM zone 22N|NAD_1927_UTM_Zone_22N|4267|163|||1612\n\
26729||NAD27 / Alabama East|NAD_1927_StatePlane_Alabama_East_FIPS_0101|4267|1976|0.30480060960121924||1236\n\
26730||NAD27 / Alabama West|NAD_1927_StatePlane_Alabama_West_FIPS_0102|4267|1977|0.30480060960121924||1237\n\
26731||NAD27 / Alaska zone 1|NAD_1927_StatePlane_Alaska_1_FIPS_5001|4267|1978|0.30480060960121924||1571\n\
26732||NAD27 / Alaska zone 2|NAD_1927_StatePlane_Alaska_2_FIPS_5002|4267|1979|0.30480060960121924||1572\n\
26733||NAD27 / Alaska zone 3|NAD_1927_StatePlane_Alaska_3_FIPS_5003|4267|1980|0.30480060960121924||1573\n\
26734||NAD27 / Alaska zone 4|NAD_1927_StatePlane_Alaska_4_FIPS_5004|4267|1981|0.30480060960121924||1574\n\
26735||NAD27 / Alaska zone 5|NAD_1927_StatePlane_Alaska_5_FIPS_5005|4267|1982|0.30480060960121924||1575\n\
26736||NAD27 / Alaska zone 6|NAD_1927_StatePlane_Alaska_6_FIPS_5006|4267|1983|0.30480060960121924||1576\n\
26737||NAD27 / Alaska zone 7|NAD_1927_StatePlane_Alaska_7_FIPS_5007|4267|1984|0.30480060960121924||1577\n\
26738||NAD27 / Alaska zone 8|NAD_1927_StatePlane_Alaska_8_FIPS_5008|4267|1985|0.30480060960121924||1578\n\
26739||NAD27 / Alaska zone 9|NAD_1927_StatePlane_Alaska_9_FIPS_5009|4267|1986|0.30480060960121924||1579\n\
26740||NAD27 / Alaska zone 10|NAD_1927_StatePlane_Alaska_10_FIPS_5010|4267|1987|0.30480060960121924||409\n\
26741||NAD27 / California zone I|NAD_1927_StatePlane_California_I_FIPS_0401|4267|1988|0.30480060960121924||979\n\
26742||NAD27 / California zone II|NAD_1927_StatePlane_California_II_FIPS_0402|4267|1989|0.30480060960121924||980\n\
26743||NAD27 / California zone III|NAD_1927_StatePlane_California_III_FIPS_0403|4267|1990|0.30480060960121924||981\n\
26744||NAD27 / California zone IV|NAD_1927_StatePlane_California_IV_FIPS_0404|4267|1991|0.30480060960121924||982\n\
26745||NAD27 / California zone V|NAD_1927_StatePlane_California_V_FIPS_0405|4267|1992|0.30480060960121924||2541\n\
26746||NAD27 / California zone VI|NAD_1927_StatePlane_California_VI_FIPS_0406|4267|1993|0.30480060960121924||984\n\
26747|26799|NAD27 / California zone VII|NAD_1927_StatePlane_California_VII_FIPS_0407|4267|1994|0.30480060960121924||2542\n\
26748||NAD27 / Arizona East|NAD_1927_StatePlane_Arizona_East_FIPS_0201|4267|1995|0.30480060960121924||976\n\
26749||NAD27 / Arizona Central|NAD_1927_StatePlane_Arizona_Central_FIPS_0202|4267|1996|0.30480060960121924||977\n\
26750||NAD27 / Arizona West|NAD_1927_StatePlane_Arizona_West_FIPS_0203|4267|1997|0.30480060960121924||978\n\
26751||NAD27 / Arkansas North|NAD_1927_StatePlane_Arkansas_North_FIPS_0301|4267|1998|0.30480060960121924||1238\n\
26752||NAD27 / Arkansas South|NAD_1927_StatePlane_Arkansas_South_FIPS_0302|4267|1999|0.30480060960121924||1239\n\
26753||NAD27 / Colorado North|NAD_1927_StatePlane_Colorado_North_FIPS_0501|4267|2000|0.30480060960121924||985\n\
26754||NAD27 / Colorado Central|NAD_1927_StatePlane_Colorado_Central_FIPS_0502|4267|2001|0.30480060960121924||986\n\
26755||NAD27 / Colorado South|NAD_1927_StatePlane_Colorado_South_FIPS_0503|4267|2002|0.30480060960121924||987\n\
26756||NAD27 / Connecticut|NAD_1927_StatePlane_Connecticut_FIPS_0600|4267|2003|0.30480060960121924||988\n\
26757||NAD27 / Delaware|NAD_1927_StatePlane_Delaware_FIPS_0700|4267|2004|0.30480060960121924||989\n\
26758||NAD27 / Florida East|NAD_1927_StatePlane_Florida_East_FIPS_0901|4267|2005|0.30480060960121924||990\n\
26759||NAD27 / Florida West|NAD_1927_StatePlane_Florida_West_FIPS_0902|4267|2006|0.30480060960121924||991\n\
26760||NAD27 / Florida North|NAD_1927_StatePlane_Florida_North_FIPS_0903|4267|2007|0.30480060960121924||992\n\
26766||NAD27 / Georgia East|NAD_1927_StatePlane_Georgia_East_FIPS_1001|4267|2008|0.30480060960121924||993\n\
26767||NAD27 / Georgia West|NAD_1927_StatePlane_Georgia_West_FIPS_1002|4267|2009|0.30480060960121924||994\n\
26768||NAD27 / Idaho East|NAD_1927_StatePlane_Idaho_East_FIPS_1101|4267|2010|0.30480060960121924||995\n\
26769||NAD27 / Idaho Central|NAD_1927_StatePlane_Idaho_Central_FIPS_1102|4267|2011|0.30480060960121924||996\n\
26770||NAD27 / Idaho West|NAD_1927_StatePlane_Idaho_West_FIPS_1103|4267|2012|0.30480060960121924||997\n\
26771||NAD27 / Illinois East|NAD_1927_StatePlane_Illinois_East_FIPS_1201|4267|2013|0.30480060960121924||1241\n\
26772||NAD27 / Illinois West|NAD_1927_StatePlane_Illinois_West_FIPS_1202|4267|2014|0.30480060960121924||1242\n\
26773||NAD27 / Indiana East|NAD_1927_StatePlane_Indiana_East_FIPS_1301|4267|2015|0.30480060960121924||998\n\
26774||NAD27 / Indiana West|NAD_1927_StatePlane_Indiana_West_FIPS_1302|4267|2016|0.30480060960121924||999\n\
26775||NAD27 / Iowa North|NAD_1927_StatePlane_Iowa_North_FIPS_1401|4267|2017|0.30480060960121924||1243\n\
26776||NAD27 / Iowa South|NAD_1927_StatePlane_Iowa_South_FIPS_1402|4267|2018|0.30480060960121924||1244\n\
26777||NAD27 / Kansas North|NAD_1927_StatePlane_Kansas_North_FIPS_1501|4267|2019|0.30480060960121924||1245\n\
26778||NAD27 / Kansas South|NAD_1927_StatePlane_Kansas_South_FIPS_1502|4267|2020|0.30480060960121924||1246\n\
26779||NAD27 / Kentucky North|NAD_1927_StatePlane_Kentucky_North_FIPS_1601|4267|2021|0.30480060960121924||961\n\
26780||NAD27 / Kentucky South|NAD_1927_StatePlane_Kentucky_South_FIPS_1602|4267|2022|0.30480060960121924||1000\n\
26781||NAD27 / Louisiana North|NAD_1927_StatePlane_Louisiana_North_FIPS_1701|4267|2023|0.30480060960121924||1247\n\
26782||NAD27 / Louisiana South|NAD_1927_StatePlane_Louisiana_South_FIPS_1702|4267|2024|0.30480060960121924||2543\n\
26783||NAD27 / Maine East|NAD_1927_StatePlane_Maine_East_FIPS_1801|4267|2025|0.30480060960121924||1249\n\
26784||NAD27 / Maine West|NAD_1927_StatePlane_Maine_West_FIPS_1802|4267|2026|0.30480060960121924||1250\n\
26785||NAD27 / Maryland|NAD_1927_StatePlane_Maryland_FIPS_1900|4267|2027|0.30480060960121924||1001\n\
26786||NAD27 / Massachusetts Mainland|NAD_1927_StatePlane_Massachusetts_Mainland_FIPS_2001|4267|2028|0.30480060960121924||1002\n\
26787||NAD27 / Massachusetts Island|NAD_1927_StatePlane_Massachusetts_Island_FIPS_2002|4267|2029|0.30480060960121924||1003\n\
26791||NAD27 / Minnesota North|NAD_1927_StatePlane_Minnesota_North_FIPS_2201|4267|2030|0.30480060960121924||1251\n\
26792||NAD27 / Minnesota Central|NAD_1927_StatePlane_Minnesota_Central_FIPS_2202|4267|2031|0.30480060960121924||1252\n\
26793||NAD27 / Minnesota South|NAD_1927_StatePlane_Minnesota_South_FIPS_2203|4267|2032|0.30480060960121924||1253\n\
26794||NAD27 / Mississippi East|NAD_1927_StatePlane_Mississippi_East_FIPS_2301|4267|2033|0.30480060960121924||1007\n\
26795||NAD27 / Mississippi West|NAD_1927_StatePlane_Mississippi_West_FIPS_2302|4267|2034|0.30480060960121924||1008\n\
26796||NAD27 / Missouri East|NAD_1927_StatePlane_Missouri_East_FIPS_2401|4267|2035|0.30480060960121924||1254\n\
26797||NAD27 / Missouri Central|NAD_1927_StatePlane_Missouri_Central_FIPS_2402|4267|2036|0.30480060960121924||1255\n\
26798||NAD27 / Missouri West|NAD_1927_StatePlane_Missouri_West_FIPS_2403|4267|2037|0.30480060960121924||1256\n\
26799||NAD27 / California zone VII|NAD_1927_StatePlane_California_VII_FIPS_0407|4267|2038|0.30480060960121924||2542\n\
26801|5623|NAD Michigan / Michigan East|NAD_Michigan_StatePlane_Michigan_East_Old_FIPS_2101|4268|1109|0.30480060960121924||1804\n\
26802|5624|NAD Michigan / Michigan Old Central|NAD_Michigan_StatePlane_Michigan_Central_Old_FIPS_2102|4268|1110|0.30480060960121924||1805\n\
26803|5625|NAD Michigan / Michigan West|NAD_Michigan_StatePlane_Michigan_West_Old_FIPS_2103|4268|1111|0.30480060960121924||1806\n\
26811|6200|NAD Michigan / Michigan North|NAD_Michigan_StatePlane_Michigan_North_FIPS_2111|4268|2039|0.30480060960121924||1004\n\
26812|6201|NAD Michigan / Michigan Central|NAD_Michigan_StatePlane_Michigan_Central_FIPS_2112|4268|2040|0.30480060960121924||1005\n\
26813|6202|NAD Michigan / Michigan South|NAD_Michigan_StatePlane_Michigan_South_FIPS_2113|4268|2041|0.30480060960121924||1006\n\
26814|26847|NAD83 / Maine East (ftUS)||4269|446|||1249\n\
26815|26848|NAD83 / Maine West (ftUS)||4269|447|||1250\n\
26819|26849|NAD83 / Minnesota North (ftUS)||4269|1273|||1251\n\
26820|26850|NAD83 / Minnesota Central (ftUS)||4269|1272|||1252\n\
26821|26851|NAD83 / Minnesota South (ftUS)||4269|1274|||1253\n\
26822|26852|NAD83 / Nebraska (ftUS)||4269|1275|||375\n\
26823|26853|NAD83 / West Virginia North (ftUS)||4269|2042|||1267\n\
26824|26854|NAD83 / West Virginia South (ftUS)||4269|2043|||1268\n\
26825|26855|NAD83(HARN) / Maine East (ftUS)||4152|446|||1249\n\
26826|26856|NAD83(HARN) / Maine West (ftUS)||4152|447|||1250\n\
26830|26857|NAD83(HARN) / Minnesota North (ftUS)||4152|1273|||1251\n\
26831|26858|NAD83(HARN) / Minnesota Central (ftUS)||4152|1272|||1252\n\
26832|26859|NAD83(HARN) / Minnesota South (ftUS)||4152|1274|||1253\n\
26833|26860|NAD83(HARN) / Nebraska (ftUS)||4152|1275|||375\n\
26834|26861|NAD83(HARN) / West Virginia North (ftUS)||4152|2042|||1267\n\
26835|26862|NAD83(HARN) / West Virginia South (ftUS)||4152|2043|||1268\n\
26836|26863|NAD83(NSRS2007) / Maine East (ftUS)||4759|446|||1249\n\
26837|26864|NAD83(NSRS2007) / Maine West (ftUS)||4759|447|||1250\n\
26841|26865|NAD83(NSRS2007) / Minnesota North (ftUS)||4759|1273|||1251\n\
26842|26866|NAD83(NSRS2007) / Minnesota Central (ftUS)||4759|1272|||1252\n\
26843|26867|NAD83(NSRS2007) / Minnesota South (ftUS)||4759|1274|||1253\n\
26844|26868|NAD83(NSRS2007) / Nebraska (ftUS)||4759|1275|||375\n\
26845|26869|NAD83(NSRS2007) / West Virginia North (ftUS)||4759|2042|||1267\n\
26846|26870|NAD83(NSRS2007) / West Virginia South (ftUS)||4759|2043|||1268\n\
26847||NAD83 / Maine East (ftUS)|NAD_1983_StatePlane_Maine_East_FIPS_1801_Feet|4269|446|0.30480060960121924||1249\n\
26848||NAD83 / Maine West (ftUS)|NAD_1983_StatePlane_Maine_West_FIPS_1802_Feet|4269|447|0.30480060960121924||1250\n\
26849||NAD83 / Minnesota North (ftUS)|NAD_1983_StatePlane_Minnesota_North_FIPS_2201_Feet|4269|1273|0.30480060960121924||1251\n\
26850||NAD83 / Minnesota Central (ftUS)|NAD_1983_StatePlane_Minnesota_Central_FIPS_2202_Feet|4269|1272|0.30480060960121924||1252\n\
26851||NAD83 / Minnesota South (ftUS)|NAD_1983_StatePlane_Minnesota_South_FIPS_2203_Feet|4269|1274|0.30480060960121924||1253\n\
26852||NAD83 / Nebraska (ftUS)|NAD_1983_StatePlane_Nebraska_FIPS_2600_Feet|4269|1275|0.30480060960121924||375\n\
26853||NAD83 / West Virginia North (ftUS)|NAD_1983_StatePlane_West_Virginia_North_FIPS_4701_Feet|4269|493|0.30480060960121924||1267\n\
26854||NAD83 / West Virginia South (ftUS)|NAD_1983_StatePlane_West_Virginia_South_FIPS_4702_Feet|4269|494|0.30480060960121924||1268\n\
26855||NAD83(HARN) / Maine East (ftUS)|NAD_1983_HARN_StatePlane_Maine_East_FIPS_1801_Feet|4152|446|0.30480060960121924||1249\n\
26856||NAD83(HARN) / Maine West (ftUS)|NAD_1983_HARN_StatePlane_Maine_West_FIPS_1802_Feet|4152|447|0.30480060960121924||1250\n\
26857||NAD83(HARN) / Minnesota North (ftUS)|NAD_1983_HARN_StatePlane_Minnesota_North_FIPS_2201_Feet|4152|1273|0.30480060960121924||1251\n\
26858||NAD83(HARN) / Minnesota Central (ftUS)|NAD_1983_HARN_StatePlane_Minnesota_Central_FIPS_2202_Feet|4152|1272|0.30480060960121924||1252\n\
26859||NAD83(HARN) / Minnesota South (ftUS)|NAD_1983_HARN_StatePlane_Minnesota_South_FIPS_2203_Feet|4152|1274|0.30480060960121924||1253\n\
26860||NAD83(HARN) / Nebraska (ftUS)|NAD_1983_HARN_StatePlane_Nebraska_FIPS_2600_Feet|4152|1275|0.30480060960121924||375\n\
26861||NAD83(HARN) / West Virginia North (ftUS)|NAD_1983_HARN_StatePlane_West_Virginia_North_FIPS_4701_Feet|4152|493|0.30480060960121924||1267\n\
26862||NAD83(HARN) / West Virginia South (ftUS)|NAD_1983_HARN_StatePlane_West_Virginia_South_FIPS_4702_Feet|4152|494|0.30480060960121924||1268\n\
26863||NAD83(NSRS2007) / Maine East (ftUS)|NAD_1983_NSRS2007_StatePlane_Maine_East_FIPS_1801_Ft_US|4759|446|0.30480060960121924||1249\n\
26864||NAD83(NSRS2007) / Maine West (ftUS)|NAD_1983_NSRS2007_StatePlane_Maine_West_FIPS_1802_Ft_US|4759|447|0.30480060960121924||1250\n\
26865||NAD83(NSRS2007) / Minnesota North (ftUS)|NAD_1983_NSRS2007_StatePlane_Minnesota_North_FIPS_2201_Ft_US|4759|1273|0.30480060960121924||1251\n\
26866||NAD83(NSRS2007) / Minnesota Central (ftUS)|NAD_1983_NSRS2007_StatePlane_Minnesota_Central_FIPS_2202_Ft_US|4759|1272|0.30480060960121924||1252\n\
26867||NAD83(NSRS2007) / Minnesota South (ftUS)|NAD_1983_NSRS2007_StatePlane_Minnesota_South_FIPS_2203_Ft_US|4759|1274|0.30480060960121924||1253\n\
26868||NAD83(NSRS2007) / Nebraska (ftUS)|NAD_1983_NSRS2007_StatePlane_Nebraska_FIPS_2600_Ft_US|4759|1275|0.30480060960121924||375\n\
26869||NAD83(NSRS2007) / West Virginia North (ftUS)|NAD_1983_NSRS2007_StatePlane_West_Virginia_North_FIPS_4701_FtUS|4759|493|0.30480060960121924||1267\n\
26870||NAD83(NSRS2007) / West Virginia South (ftUS)|NAD_1983_NSRS2007_StatePlane_West_Virginia_South_FIPS_4702_FtUS|4759|494|0.30480060960121924||1268\n\
26891||NAD83(CSRS) / MTM zone 11|NAD_1983_CSRS_MTM_11|4617|10|||838\n\
26892||NAD83(CSRS) / MTM zone 12|NAD_1983_CSRS_MTM_12|4617|11|||839\n\
26893||NAD83(CSRS) / MTM zone 13|NAD_1983_CSRS_MTM_13|4617|12|||840\n\
26894||NAD83(CSRS) / MTM zone 14|NAD_1983_CSRS_MTM_14|4617|13|||841\n\
26895||NAD83(CSRS) / MTM zone 15|NAD_1983_CSRS_MTM_15|4617|14|||842\n\
26896||NAD83(CSRS) / MTM zone 16|NAD_1983_CSRS_MTM_16|4617|15|||843\n\
26897||NAD83(CSRS) / MTM zone 17|NAD_1983_CSRS_MTM_17|4617|16|||844\n\
26898||NAD83(CSRS) / MTM zone 1|NAD_1983_CSRS_MTM_1|4617|1915|||2416\n\
26899||NAD83(CSRS) / MTM zone 2|NAD_1983_CSRS_MTM_2|4617|1916|||2417\n\
26901||NAD83 / UTM zone 1N|NAD_1983_UTM_Zone_1N|4269|836|||1582\n\
26902||NAD83 / UTM zone 2N|NAD_1983_UTM_Zone_2N|4269|837|||1583\n\
26903||NAD83 / UTM zone 3N|NAD_1983_UTM_Zone_3N|4269|838|||1584\n\
26904||NAD83 / UTM zone 4N|NAD_1983_UTM_Zone_4N|4269|839|||2544\n\
26905||NAD83 / UTM zone 5N|NAD_1983_UTM_Zone_5N|4269|840|||2545\n\
26906||NAD83 / UTM zone 6N|NAD_1983_UTM_Zone_6N|4269|841|||1587\n\
26907||NAD83 / UTM zone 7N|NAD_1983_UTM_Zone_7N|4269|618|||2546\n\
26908||NAD83 / UTM zone 8N|NAD_1983_UTM_Zone_8N|4269|619|||1390\n\
26909||NAD83 / UTM zone 9N|NAD_1983_UTM_Zone_9N|4269|620|||2547\n\
26910||NAD83 / UTM zone 10N|NAD_1983_UTM_Zone_10N|4269|621|||2548\n\
26911||NAD83 / UTM zone 11N|NAD_1983_UTM_Zone_11N|4269|118|||2549\n\
26912||NAD83 / UTM zone 12N|NAD_1983_UTM_Zone_12N|4269|117|||2550\n\
26913||NAD83 / UTM zone 13N|NAD_1983_UTM_Zone_13N|4269|116|||2551\n\
26914||NAD83 / UTM zone 14N|NAD_1983_UTM_Zone_14N|4269|622|||2552\n\
26915||NAD83 / UTM zone 15N|NAD_1983_UTM_Zone_15N|4269|17|||2553\n\
26916||NAD83 / UTM zone 16N|NAD_1983_UTM_Zone_16N|4269|18|||2554\n\
26917||NAD83 / UTM zone 17N|NAD_1983_UTM_Zone_17N|4269|19|||2555\n\
26918||NAD83 / UTM zone 18N|NAD_1983_UTM_Zone_18N|4269|20|||2556\n\
26919||NAD83 / UTM zone 19N|NAD_1983_UTM_Zone_19N|4269|21|||2557\n\
26920||NAD83 / UTM zone 20N|NAD_1983_UTM_Zone_20N|4269|22|||2558\n\
26921||NAD83 / UTM zone 21N|NAD_1983_UTM_Zone_21N|4269|23|||1293\n\
26922||NAD83 / UTM zone 22N|NAD_1983_UTM_Zone_22N|4269|163|||1612\n\
26923||NAD83 / UTM zone 23N|NAD_1983_UTM_Zone_23N|4269|164|||2326\n\
26929||NAD83 / Alabama East|NAD_1983_StatePlane_Alabama_East_FIPS_0101|4269|408|||1236\n\
26930||NAD83 / Alabama West|NAD_1983_StatePlane_Alabama_West_FIPS_0102|4269|409|||1237\n\
26931||NAD83 / Alaska zone 1|NAD_1983_StatePlane_Alaska_1_FIPS_5001|4269|809|||1571\n\
26932||NAD83 / Alaska zone 2|NAD_1983_StatePlane_Alaska_2_FIPS_5002|4269|810|||1572\n\
26933||NAD83 / Alaska zone 3|NAD_1983_StatePlane_Alaska_3_FIPS_5003|4269|811|||1573\n\
26934||NAD83 / Alaska zone 4|NAD_1983_StatePlane_Alaska_4_FIPS_5004|4269|812|||1574\n\
26935||NAD83 / Alaska zone 5|NAD_1983_StatePlane_Alaska_5_FIPS_5005|4269|813|||1575\n\
26936||NAD83 / Alaska zone 6|NAD_1983_StatePlane_Alaska_6_FIPS_5006|4269|814|||1576\n\
26937||NAD83 / Alaska zone 7|NAD_1983_StatePlane_Alaska_7_FIPS_5007|4269|815|||1577\n\
26938||NAD83 / Alaska zone 8|NAD_1983_StatePlane_Alaska_8_FIPS_5008|4269|816|||1578\n\
26939||NAD83 / Alaska zone 9|NAD_1983_StatePlane_Alaska_9_FIPS_5009|4269|817|||1579\n\
26940||NAD83 / Alaska zone 10|NAD_1983_StatePlane_Alaska_10_FIPS_5010|4269|818|||409\n\
26941||NAD83 / California zone 1|NAD_1983_StatePlane_California_I_FIPS_0401|4269|412|||979\n\
26942||NAD83 / California zone 2|NAD_1983_StatePlane_California_II_FIPS_0402|4269|413|||980\n\
26943||NAD83 / California zone 3|NAD_1983_StatePlane_California_III_FIPS_0403|4269|414|||981\n\
26944||NAD83 / California zone 4|NAD_1983_StatePlane_California_IV_FIPS_0404|4269|415|||982\n\
26945||NAD83 / California zone 5|NAD_1983_StatePlane_California_V_FIPS_0405|4269|416|||983\n\
26946||NAD83 / California zone 6|NAD_1983_StatePlane_California_VI_FIPS_0406|4269|417|||984\n\
26948||NAD83 / Arizona East|NAD_1983_StatePlane_Arizona_East_FIPS_0201|4269|167|||976\n\
26949||NAD83 / Arizona Central|NAD_1983_StatePlane_Arizona_Central_FIPS_0202|4269|168|||977\n\
26950||NAD83 / Arizona West|NAD_1983_StatePlane_Arizona_West_FIPS_0203|4269|169|||978\n\
26951||NAD83 / Arkansas North|NAD_1983_StatePlane_Arkansas_North_FIPS_0301|4269|410|||1238\n\
26952||NAD83 / Arkansas South|NAD_1983_StatePlane_Arkansas_South_FIPS_0302|4269|411|||1239\n\
26953||NAD83 / Colorado North|NAD_1983_StatePlane_Colorado_North_FIPS_0501|4269|418|||985\n\
26954||NAD83 / Colorado Central|NAD_1983_StatePlane_Colorado_Central_FIPS_0502|4269|419|||986\n\
26955||NAD83 / Colorado South|NAD_1983_StatePlane_Colorado_South_FIPS_0503|4269|420|||987\n\
26956||NAD83 / Connecticut|NAD_1983_StatePlane_Connecticut_FIPS_0600|4269|421|||988\n\
26957||NAD83 / Delaware|NAD_1983_StatePlane_Delaware_FIPS_0700|4269|422|||989\n\
26958||NAD83 / Florida East|NAD_1983_StatePlane_Florida_East_FIPS_0901|4269|423|||990\n\
26959||NAD83 / Florida West|NAD_1983_StatePlane_Florida_West_FIPS_0902|4269|424|||991\n\
26960||NAD83 / Florida North|NAD_1983_StatePlane_Florida_North_FIPS_0903|4269|183|||992\n\
26961||NAD83 / Hawaii zone 1|NAD_1983_StatePlane_Hawaii_1_FIPS_5101|4269|427|||45\n\
26962||NAD83 / Hawaii zone 2|NAD_1983_StatePlane_Hawaii_2_FIPS_5102|4269|428|||46\n\
26963||NAD83 / Hawaii zone 3|NAD_1983_StatePlane_Hawaii_3_FIPS_5103|4269|429|||47\n\
26964||NAD83 / Hawaii zone 4|NAD_1983_StatePlane_Hawaii_4_FIPS_5104|4269|430|||48\n\
26965||NAD83 / Hawaii zone 5|NAD_1983_StatePlane_Hawaii_5_FIPS_5105|4269|431|||1240\n\
26966||NAD83 / Georgia East|NAD_1983_StatePlane_Georgia_East_FIPS_1001|4269|425|||993\n\
26967||NAD83 / Georgia West|NAD_1983_StatePlane_Georgia_West_FIPS_1002|4269|426|||994\n\
26968||NAD83 / Idaho East|NAD_1983_StatePlane_Idaho_East_FIPS_1101|4269|432|||995\n\
26969||NAD83 / Idaho Central|NAD_1983_StatePlane_Idaho_Central_FIPS_1102|4269|433|||996\n\
26970||NAD83 / Idaho West|NAD_1983_StatePlane_Idaho_West_FIPS_1103|4269|434|||997\n\
26971||NAD83 / Illinois East|NAD_1983_StatePlane_Illinois_East_FIPS_1201|4269|435|||1241\n\
26972||NAD83 / Illinois West|NAD_1983_StatePlane_Illinois_West_FIPS_1202|4269|436|||1242\n\
26973||NAD83 / Indiana East|NAD_1983_StatePlane_Indiana_East_FIPS_1301|4269|437|||998\n\
26974||NAD83 / Indiana West|NAD_1983_StatePlane_Indiana_West_FIPS_1302|4269|438|||999\n\
26975||NAD83 / Iowa North|NAD_1983_StatePlane_Iowa_North_FIPS_1401|4269|439|||1243\n\
26976||NAD83 / Iowa South|NAD_1983_StatePlane_Iowa_South_FIPS_1402|4269|440|||1244\n\
26977||NAD83 / Kansas North|NAD_1983_StatePlane_Kansas_North_FIPS_1501|4269|441|||1245\n\
26978||NAD83 / Kansas South|NAD_1983_StatePlane_Kansas_South_FIPS_1502|4269|442|||1246\n\
26979|2205|NAD83 / Kentucky North|NAD_1983_StatePlane_Kentucky_North_FIPS_1601|4269|2044|||961\n\
26980||NAD83 / Kentucky South|NAD_1983_StatePlane_Kentucky_South_FIPS_1602|4269|443|||1000\n\
26981||NAD83 / Louisiana North|NAD_1983_StatePlane_Louisiana_North_FIPS_1701|4269|444|||1247\n\
26982||NAD83 / Louisiana South|NAD_1983_StatePlane_Louisiana_South_FIPS_1702|4269|445|||1248\n\
26983||NAD83 / Maine East|NAD_1983_StatePlane_Maine_East_FIPS_1801|4269|446|||1249\n\
26984||NAD83 / Maine West|NAD_1983_StatePlane_Maine_West_FIPS_1802|4269|447|||1250\n\
26985||NAD83 / Maryland|NAD_1983_StatePlane_Maryland_FIPS_1900|4269|448|||1001\n\
26986||NAD83 / Massachusetts Mainland|NAD_1983_StatePlane_Massachusetts_Mainland_FIPS_2001|4269|449|||1002\n\
26987||NAD83 / Massachusetts Island|NAD_1983_StatePlane_Massachusetts_Island_FIPS_2002|4269|450|||1003\n\
26988||NAD83 / Michigan North|NAD_1983_StatePlane_Michigan_North_FIPS_2111|4269|451|||1004\n\
26989||NAD83 / Michigan Central|NAD_1983_StatePlane_Michigan_Central_FIPS_2112|4269|452|||1005\n\
26990||NAD83 / Michigan South|NAD_1983_StatePlane_Michigan_South_FIPS_2113|4269|453|||1006\n\
26991||NAD83 / Minnesota North|NAD_1983_StatePlane_Minnesota_North_FIPS_2201|4269|454|||1251\n\
26992||NAD83 / Minnesota Central|NAD_1983_StatePlane_Minnesota_Central_FIPS_2202|4269|455|||1252\n\
26993||NAD83 / Minnesota South|NAD_1983_StatePlane_Minnesota_South_FIPS_2203|4269|456|||1253\n\
26994||NAD83 / Mississippi East|NAD_1983_StatePlane_Mississippi_East_FIPS_2301|4269|199|||1007\n\
26995||NAD83 / Mississippi West|NAD_1983_StatePlane_Mississippi_West_FIPS_2302|4269|457|||1008\n\
26996||NAD83 / Missouri East|NAD_1983_StatePlane_Missouri_East_FIPS_2401|4269|458|||1254\n\
26997||NAD83 / Missouri Central|NAD_1983_StatePlane_Missouri_Central_FIPS_2402|4269|459|||1255\n\
26998||NAD83 / Missouri West|NAD_1983_StatePlane_Missouri_West_FIPS_2403|4269|460|||1256\n\
27037|7005|Nahrwan 1967 / UTM zone 37N||4270|554|||1556\n\
27038|7006|Nahrwan 1967 / UTM zone 38N||4270|42|||2559\n\
27039||Nahrwan 1967 / UTM zone 39N||4270|43|||2560\n\
27040||Nahrwan 1967 / UTM zone 40N||4270|44|||2561\n\
27120||Naparima 1972 / UTM zone 20N||4271|22|||86\n\
27200||NZGD49 / New Zealand Map Grid|GD_1949_New_Zealand_Map_Grid|4272|2045|||952\n\
27205||NZGD49 / Mount Eden Circuit|NZGD_1949_Mount_Eden_Circuit|4272|2046|||902\n\
27206||NZGD49 / Bay of Plenty Circuit|NZGD_1949_Bay_of_Plenty_Circuit|4272|2047|||903\n\
27207||NZGD49 / Poverty Bay Circuit|NZGD_1949_Poverty_Bay_Circuit|4272|2048|||904\n\
27208||NZGD49 / Hawkes Bay Circuit|NZGD_1949_Hawkes_Bay_Circuit|4272|2049|||905\n\
27209||NZGD49 / Taranaki Circuit|NZGD_1949_Taranaki_Circuit|4272|2050|||906\n\
27210||NZGD49 / Tuhirangi Circuit|NZGD_1949_Tuhirangi_Circuit|4272|2051|||907\n\
27211||NZGD49 / Wanganui Circuit|NZGD_1949_Wanganui_Circuit|4272|2052|||908\n\
27212||NZGD49 / Wairarapa Circuit|NZGD_1949_Wairarapa_Circuit|4272|2053|||909\n\
27213||NZGD49 / Wellington Circuit|NZGD_1949_Wellington_Circuit|4272|2054|||910\n\
27214||NZGD49 / Collingwood Circuit|NZGD_1949_Collingwood_Circuit|4272|2055|||911\n\
27215||NZGD49 / Nelson Circuit|NZGD_1949_Nelson_Circuit|4272|2056|||912\n\
27216||NZGD49 / Karamea Circuit|NZGD_1949_Karamea_Circuit|4272|2057|||913\n\
27217||NZGD49 / Buller Circuit|NZGD_1949_Buller_Circuit|4272|2058|||914\n\
27218||NZGD49 / Grey Circuit|NZGD_1949_Grey_Circuit|4272|2059|||915\n\
27219||NZGD49 / Amuri Circuit|NZGD_1949_Amuri_Circuit|4272|2060|||916\n\
27220||NZGD49 / Marlborough Circuit|NZGD_1949_Marlborough_Circuit|4272|2061|||917\n\
27221||NZGD49 / Hokitika Circuit|NZGD_1949_Hokitika_Circuit|4272|2062|||918\n\
27222||NZGD49 / Okarito Circuit|NZGD_1949_Okarito_Circuit|4272|2063|||919\n\
27223||NZGD49 / Jacksons Bay Circuit|NZGD_1949_Jacksons_Bay_Circuit|4272|2064|||920\n\
27224||NZGD49 / Mount Pleasant Circuit|NZGD_1949_Mount_Pleasant_Circuit|4272|2065|||921\n\
27225||NZGD49 / Gawler Circuit|NZGD_1949_Gawler_Circuit|4272|2066|||922\n\
27226||NZGD49 / Timaru Circuit|NZGD_1949_Timaru_Circuit|4272|2067|||923\n\
27227||NZGD49 / Lindis Peak Circuit|NZGD_1949_Lindis_Peak_Circuit|4272|2068|||924\n\
27228||NZGD49 / Mount Nicholas Circuit|NZGD_1949_Mount_Nicholas_Circuit|4272|2069|||925\n\
27229||NZGD49 / Mount York Circuit|NZGD_1949_Mount_York_Circuit|4272|2070|||926\n\
27230||NZGD49 / Observation Point Circuit|NZGD_1949_Observation_Point_Circuit|4272|2071|||927\n\
27231||NZGD49 / North Taieri Circuit|NZGD_1949_North_Taieri_Circuit|4272|2072|||928\n\
27232||NZGD49 / Bluff Circuit|NZGD_1949_Bluff_Circuit|4272|2073|||929\n\
27258||NZGD49 / UTM zone 58S|NZGD_1949_UTM_Zone_58S|4272|110|||2562\n\
27259||NZGD49 / UTM zone 59S|NZGD_1949_UTM_Zone_59S|4272|111|||2563\n\
27260||NZGD49 / UTM zone 60S|NZGD_1949_UTM_Zone_60S|4272|112|||2564\n\
27291||NZGD49 / North Island Grid|New_Zealand_North_Island|4272|2074|0.9143984146160287||2565\n\
27292||NZGD49 / South Island Grid|New_Zealand_South_Island|4272|2075|0.9143984146160287||2566\n\
27391||NGO 1948 (Oslo) / NGO zone I|NGO_1948_Oslo_Norway_Zone_1|4817|2076|||2567\n\
27392||NGO 1948 (Oslo) / NGO zone II|NGO_1948_Oslo_Norway_Zone_2|4817|2077|||2568\n\
27393||NGO 1948 (Oslo) / NGO zone III|NGO_1948_Oslo_Norway_Zone_3|4817|2078|||2569\n\
27394||NGO 1948 (Oslo) / NGO zone IV|NGO_1948_Oslo_Norway_Zone_4|4817|2079|||2570\n\
27395||NGO 1948 (Oslo) / NGO zone V|NGO_1948_Oslo_Norway_Zone_5|4817|2080|||2571\n\
27396||NGO 1948 (Oslo) / NGO zone VI|NGO_1948_Oslo_Norway_Zone_6|4817|2081|||2572\n\
27397||NGO 1948 (Oslo) / NGO zone VII|NGO_1948_Oslo_Norway_Zone_7|4817|2082|||2573\n\
27398||NGO 1948 (Oslo) / NGO zone VIII|NGO_1948_Oslo_Norway_Zone_8|4817|2083|||2574\n\
27429||Datum 73 / UTM zone 29N||4274|27|||163\n\
27492|27493|Datum 73 / Modified Portuguese Grid||4274|2084|||163\n\
27493||Datum 73 / Modified Portuguese Grid||4274|2084|||163\n\
27500||ATF (Paris) / Nord de Guerre|Nord_de_Guerre|4901|2085|||654\n\
27561||NTF (Paris) / Lambert Nord France||4807|2086|||2575\n\
27562||NTF (Paris) / Lambert Centre France||4807|2087|||2576\n\
27563||NTF (Paris) / Lambert Sud France||4807|2088|||2577\n\
27564||NTF (Paris) / Lambert Corse||4807|2089|||2578\n\
27571||NTF (Paris) / Lambert zone I||4807|2090|||2575\n\
27572||NTF (Paris) / Lambert zone II||4807|2091|||653\n\
27573||NTF (Paris) / Lambert zone III||4807|2092|||2577\n\
27574||NTF (Paris) / Lambert zone IV||4807|2093|||2578\n\
27581|27571|NTF (Paris) / France I||4807|2090|||2575\n\
27582|27572|NTF (Paris) / France II||4807|2091|||653\n\
27583|27573|NTF (Paris) / France III||4807|2092|||2577\n\
27584|27574|NTF (Paris) / France IV||4807|2093|||2578\n\
27591|27561|NTF (Paris) / Nord France||4807|2086|||2575\n\
27592|27562|NTF (Paris) / Centre France||4807|2087|||2576\n\
27593|27563|NTF (Paris) / Sud France||4807|2088|||2577\n\
27594|27564|NTF (Paris) / Corse||4807|2089|||2578\n\
27700||OSGB36 / British National Grid|British_National_Grid|4277|2094|||430\n\
28191||Palestine 1923 / Palestine Grid||4281|2095|||438\n\
28192||Palestine 1923 / Palestine Belt||4281|2096|||438\n\
28193||Palestine 1923 / Israeli CS Grid|Palestine_1923_Israel_CS_Grid|4281|2097|||57\n\
28232||Pointe Noire / UTM zone 32S||4282|761|||439\n\
28348||GDA94 / MGA zone 48|GDA_1994_MGA_Zone_48|4283|1597|||2187\n\
28349||GDA94 / MGA zone 49|GDA_1994_MGA_Zone_49|4283|1598|||2188\n\
28350||GDA94 / MGA zone 50|GDA_1994_MGA_Zone_50|4283|369|||2189\n\
28351||GDA94 / MGA zone 51|GDA_1994_MGA_Zone_51|4283|1599|||2190\n\
28352||GDA94 / MGA zone 52|GDA_1994_MGA_Zone_52|4283|1600|||2191\n\
28353||GDA94 / MGA zone 53|GDA_1994_MGA_Zone_53|4283|1601|||2192\n\
28354||GDA94 / MGA zone 54|GDA_1994_MGA_Zone_54|4283|1102|||2193\n\
28355||GDA94 / MGA zone 55|GDA_1994_MGA_Zone_55|4283|1103|||2194\n\
28356||GDA94 / MGA zone 56|GDA_1994_MGA_Zone_56|4283|1104|||2195\n\
28357||GDA94 / MGA zone 57|GDA_1994_MGA_Zone_57|4283|627|||2196\n\
28358||GDA94 / MGA zone 58|GDA_1994_MGA_Zone_58|4283|110|||2197\n\
28402|3833|Pulkovo 1942 / Gauss-Kruger zone 2|Pulkovo_1942_GK_Zone_2|4284|876|||1139\n\
28403|3333|Pulkovo 1942 / Gauss-Kruger zone 3|Pulkovo_1942_GK_Zone_3|4284|752|||1140\n\
28404||Pulkovo 1942 / Gauss-Kruger zone 4|Pulkovo_1942_GK_Zone_4|4284|150|||1141\n\
28405||Pulkovo 1942 / Gauss-Kruger zone 5|Pulkovo_1942_GK_Zone_5|4284|753|||1142\n\
28406||Pulkovo 1942 / Gauss-Kruger zone 6|Pulkovo_1942_GK_Zone_6|4284|1105|||1143\n\
28407||Pulkovo 1942 / Gauss-Kruger zone 7|Pulkovo_1942_GK_Zone_7|4284|1106|||1144\n\
28408||Pulkovo 1942 / Gauss-Kruger zone 8|Pulkovo_1942_GK_Zone_8|4284|69|||1145\n\
28409||Pulkovo 1942 / Gauss-Kruger zone 9|Pulkovo_1942_GK_Zone_9|4284|70|||1146\n\
28410||Pulkovo 1942 / Gauss-Kruger zone 10|Pulkovo_1942_GK_Zone_10|4284|1769|||1147\n\
28411||Pulkovo 1942 / Gauss-Kruger zone 11|Pulkovo_1942_GK_Zone_11|4284|1770|||1148\n\
28412||Pulkovo 1942 / Gauss-Kruger zone 12|Pulkovo_1942_GK_Zone_12|4284|1771|||1149\n\
28413||Pulkovo 1942 / Gauss-Kruger zone 13|Pulkovo_1942_GK_Zone_13|4284|267|||1150\n\
28414||Pulkovo 1942 / Gauss-Kruger zone 14|Pulkovo_1942_GK_Zone_14|4284|268|||1151\n\
28415||Pulkovo 1942 / Gauss-Kruger zone 15|Pulkovo_1942_GK_Zone_15|4284|269|||1152\n\
28416||Pulkovo 1942 / Gauss-Kruger zone 16|Pulkovo_1942_GK_Zone_16|4284|270|||1122\n\
28417||Pulkovo 1942 / Gauss-Kruger zone 17|Pulkovo_1942_GK_Zone_17|4284|271|||1123\n\
28418||Pulkovo 1942 / Gauss-Kruger zone 18|Pulkovo_1942_GK_Zone_18|4284|28|||1124\n\
28419||Pulkovo 1942 / Gauss-Kruger zone 19|Pulkovo_1942_GK_Zone_19|4284|29|||1125\n\
28420||Pulkovo 1942 / Gauss-Kruger zone 20|Pulkovo_1942_GK_Zone_20|4284|272|||1126\n\
28421||Pulkovo 1942 / Gauss-Kruger zone 21|Pulkovo_1942_GK_Zone_21|4284|273|||1127\n\
28422||Pulkovo 1942 / Gauss-Kruger zone 22|Pulkovo_1942_GK_Zone_22|4284|274|||1128\n\
28423||Pulkovo 1942 / Gauss-Kruger zone 23|Pulkovo_1942_GK_Zone_23|4284|275|||1129\n\
28424||Pulkovo 1942 / Gauss-Kruger zone 24|Pulkovo_1942_GK_Zone_24|4284|1772|||1130\n\
28425||Pulkovo 1942 / Gauss-Kruger zone 25|Pulkovo_1942_GK_Zone_25|4284|1773|||1131\n\
28426||Pulkovo 1942 / Gauss-Kruger zone 26|Pulkovo_1942_GK_Zone_26|4284|1774|||1132\n\
28427||Pulkovo 1942 / Gauss-Kruger zone 27|Pulkovo_1942_GK_Zone_27|4284|1775|||1133\n\
28428||Pulkovo 1942 / Gauss-Kruger zone 28|Pulkovo_1942_GK_Zone_28|4284|1776|||1134\n\
28429||Pulkovo 1942 / Gauss-Kruger zone 29|Pulkovo_1942_GK_Zone_29|4284|1777|||1135\n\
28430||Pulkovo 1942 / Gauss-Kruger zone 30|Pulkovo_1942_GK_Zone_30|4284|1778|||1136\n\
28431||Pulkovo 1942 / Gauss-Kruger zone 31|Pulkovo_1942_GK_Zone_31|4284|1779|||1137\n\
28432||Pulkovo 1942 / Gauss-Kruger zone 32|Pulkovo_1942_GK_Zone_32|4284|1780|||1138\n\
28462|2492|Pulkovo 1942 / Gauss-Kruger 2N|Pulkovo_1942_GK_Zone_2N|4284|356|||1139\n\
28463|2493|Pulkovo 1942 / Gauss-Kruger 3N|Pulkovo_1942_GK_Zone_3N|4284|357|||1140\n\
28464|2494|Pulkovo 1942 / Gauss-Kruger 4N|Pulkovo_1942_GK_Zone_4N|4284|342|||1141\n\
28465|2495|Pulkovo 1942 / Gauss-Kruger 5N|Pulkovo_1942_GK_Zone_5N|4284|259|||1142\n\
28466|2496|Pulkovo 1942 / Gauss-Kruger 6N|Pulkovo_1942_GK_Zone_6N|4284|261|||1143\n\
28467|2497|Pulkovo 1942 / Gauss-Kruger 7N|Pulkovo_1942_GK_Zone_7N|4284|263|||1144\n\
28468|2498|Pulkovo 1942 / Gauss-Kruger 8N|Pulkovo_1942_GK_Zone_8N|4284|265|||1145\n\
28469|2499|Pulkovo 1942 / Gauss-Kruger 9N|Pulkovo_1942_GK_Zone_9N|4284|343|||1146\n\
28470|2500|Pulkovo 1942 / Gauss-Kruger 10N|Pulkovo_1942_GK_Zone_10N|4284|344|||1147\n\
28471|2501|Pulkovo 1942 / Gauss-Kruger 11N|Pulkovo_1942_GK_Zone_11N|4284|345|||1148\n\
28472|2502|Pulkovo 1942 / Gauss-Kruger 12N|Pulkovo_1942_GK_Zone_12N|4284|346|||1149\n\
28473|2503|Pulkovo 1942 / Gauss-Kruger 13N|Pulkovo_1942_GK_Zone_13N|4284|276|||1150\n\
28474|2504|Pulkovo 1942 / Gauss-Kruger 14N|Pulkovo_1942_GK_Zone_14N|4284|277|||1151\n\
28475|2505|Pulkovo 1942 / Gauss-Kruger 15N|Pulkovo_1942_GK_Zone_15N|4284|278|||1152\n\
28476|2506|Pulkovo 1942 / Gauss-Kruger 16N|Pulkovo_1942_GK_Zone_16N|4284|279|||1122\n\
28477|2507|Pulkovo 1942 / Gauss-Kruger 17N|Pulkovo_1942_GK_Zone_17N|4284|280|||1123\n\
28478|2508|Pulkovo 1942 / Gauss-Kruger 18N|Pulkovo_1942_GK_Zone_18N|4284|281|||1124\n\
28479|2509|Pulkovo 1942 / Gauss-Kruger 19N|Pulkovo_1942_GK_Zone_19N|4284|282|||1125\n\
28480|2510|Pulkovo 1942 / Gauss-Kruger 20N|Pulkovo_1942_GK_Zone_20N|4284|283|||1126\n\
28481|2511|Pulkovo 1942 / Gauss-Kruger 21N|Pulkovo_1942_GK_Zone_21N|4284|284|||1127\n\
28482|2512|Pulkovo 1942 / Gauss-Kruger 22N|Pulkovo_1942_GK_Zone_22N|4284|285|||1128\n\
28483|2513|Pulkovo 1942 / Gauss-Kruger 23N|Pulkovo_1942_GK_Zone_23N|4284|286|||1129\n\
28484|2514|Pulkovo 1942 / Gauss-Kruger 24N|Pulkovo_1942_GK_Zone_24N|4284|347|||1130\n\
28485|2515|Pulkovo 1942 / Gauss-Kruger 25N|Pulkovo_1942_GK_Zone_25N|4284|348|||1131\n\
28486|2516|Pulkovo 1942 / Gauss-Kruger 26N|Pulkovo_1942_GK_Zone_26N|4284|349|||1132\n\
28487|2517|Pulkovo 1942 / Gauss-Kruger 27N|Pulkovo_1942_GK_Zone_27N|4284|350|||1133\n\
28488|2518|Pulkovo 1942 / Gauss-Kruger 28N|Pulkovo_1942_GK_Zone_28N|4284|351|||1134\n\
28489|2519|Pulkovo 1942 / Gauss-Kruger 29N|Pulkovo_1942_GK_Zone_29N|4284|352|||1135\n\
28490|2520|Pulkovo 1942 / Gauss-Kruger 30N|Pulkovo_1942_GK_Zone_30N|4284|353|||1136\n\
28491|2521|Pulkovo 1942 / Gauss-Kruger 31N|Pulkovo_1942_GK_Zone_31N|4284|354|||1137\n\
28492|2522|Pulkovo 1942 / Gauss-Kruger 32N|Pulkovo_1942_GK_Zone_32N|4284|355|||1138\n\
28600||Qatar 1974 / Qatar National Grid|Qatar_National_Grid|4285|501|||450\n\
28991||Amersfoort / RD Old|RD_Old|4289|2098|||454\n\
28992||Amersfoort / RD New|RD_New|4289|2099|||454\n\
29100|29101|SAD69 / Brazil Polyconic|SAD_1969_Brazil_Polyconic|4291|1100|||523\n\
29101||SAD69 / Brazil Polyconic|SAD_1969_Brazil_Polyconic|4618|1100|||523\n\
29118|29168|SAD69 / UTM zone 18N|SAD_1969_UTM_Zone_18N|4291|20|||\n\
29119|29169|SAD69 / UTM zone 19N|SAD_1969_UTM_Zone_19N|4291|21|||\n\
29120|29170|SAD69 / UTM zone 20N|SAD_1969_UTM_Zone_20N|4291|22|||\n\
29121|29171|SAD69 / UTM zone 21N|SAD_1969_UTM_Zone_21N|4291|23|||\n\
29122|29172|SAD69 / UTM zone 22N|SAD_1969_UTM_Zone_22N|4291|163|||2579\n\
29168||SAD69 / UTM zone 18N|SAD_1969_UTM_Zone_18N|4618|20|||2580\n\
29169||SAD69 / UTM zone 19N|SAD_1969_UTM_Zone_19N|4618|21|||2581\n\
29170||SAD69 / UTM zone 20N|SAD_1969_UTM_Zone_20N|4618|22|||2499\n\
29171||SAD69 / UTM zone 21N|SAD_1969_UTM_Zone_21N|4618|23|||2582\n\
29172||SAD69 / UTM zone 22N|SAD_1969_UTM_Zone_22N|4618|163|||2579\n\
29177|29187|SAD69 / UTM zone 17S|SAD_1969_UTM_Zone_17S|4291|1121|||\n\
29178|29188|SAD69 / UTM zone 18S|SAD_1969_UTM_Zone_18S|4291|1076|||\n\
29179|29189|SAD69 / UTM zone 19S|SAD_1969_UTM_Zone_19S|4291|64|||\n\
29180|29190|SAD69 / UTM zone 20S|SAD_1969_UTM_Zone_20S|4291|256|||\n\
29181|29191|SAD69 / UTM zone 21S|SAD_1969_UTM_Zone_21S|4291|1075|||2583\n\
29182|29192|SAD69 / UTM zone 22S|SAD_1969_UTM_Zone_22S|4291|1078|||2584\n\
29183|29193|SAD69 / UTM zone 23S|SAD_1969_UTM_Zone_23S|4291|932|||2585\n\
29184|29194|SAD69 / UTM zone 24S|SAD_1969_UTM_Zone_24S|4291|1101|||2414\n\
29185|29195|SAD69 / UTM zone 25S|SAD_1969_UTM_Zone_25S|4291|1068|||2586\n\
29187||SAD69 / UTM zone 17S|SAD_1969_UTM_Zone_17S|4618|1121|||2501\n\
29188||SAD69 / UTM zone 18S|SAD_1969_UTM_Zone_18S|4618|1076|||2587\n\
29189||SAD69 / UTM zone 19S|SAD_1969_UTM_Zone_19S|4618|64|||2588\n\
29190||SAD69 / UTM zone 20S|SAD_1969_UTM_Zone_20S|4618|256|||2589\n\
29191||SAD69 / UTM zone 21S|SAD_1969_UTM_Zone_21S|4618|1075|||2583\n\
29192||SAD69 / UTM zone 22S|SAD_1969_UTM_Zone_22S|4618|1078|||2584\n\
29193||SAD69 / UTM zone 23S|SAD_1969_UTM_Zone_23S|4618|932|||1783\n\
29194||SAD69 / UTM zone 24S|SAD_1969_UTM_Zone_24S|4618|1101|||1784\n\
29195||SAD69 / UTM zone 25S|SAD_1969_UTM_Zone_25S|4618|1068|||1785\n\
29220||Sapper Hill 1943 / UTM zone 20S||4292|256|||2590\n\
29221||Sapper Hill 1943 / UTM zone 21S||4292|1075|||2591\n\
29333||Schwarzeck / UTM zone 33S||4293|755|||2592\n\
29371||Schwarzeck / Lo22/11||4293|2100|1.0000135965|ws|2593\n\
29373||Schwarzeck / Lo22/13||4293|2101|1.0000135965|ws|2594\n\
29375||Schwarzeck / Lo22/15||4293|2102|1.0000135965|ws|2595\n\
29377||Schwarzeck / Lo22/17||4293|2103|1.0000135965|ws|2596\n\
29379||Schwarzeck / Lo22/19||4293|2104|1.0000135965|ws|2597\n\
29381||Schwarzeck / Lo22/21||4293|2105|1.0000135965|ws|2598\n\
29383||Schwarzeck / Lo22/23||4293|2106|1.0000135965|ws|2599\n\
29385||Schwarzeck / Lo22/25||4293|2107|1.0000135965|ws|2600\n\
29635|20135|Sudan / UTM zone 35N||4296|62|||\n\
29636|20136|Sudan / UTM zone 36N||4296|553|||\n\
29700|1|Tananarive (Paris) / Laborde Grid||4810|2108|||648\n\
29701||Tananarive (Paris) / Laborde Grid|Tananarive_1925_Paris_Laborde_Grid|4810|2109|||648\n\
29702||Tananarive (Paris) / Laborde Grid approximation||4810|2108|||648\n\
29738||Tananarive / UTM zone 38S|Tananarive_1925_UTM_Zone_38S|4297|519|||2601\n\
29739||Tananarive / UTM zone 39S|Tananarive_1925_UTM_Zone_39S|4297|1114|||2602\n\
29849||Timbalai 1948 / UTM zone 49N||4298|616|||2603\n\
29850||Timbalai 1948 / UTM zone 50N||4298|1734|||2604\n\
29871||Timbalai 1948 / RSO Borneo (ch)|Timbalai_1948_RSO_Borneo_Chains|4298|2110|20.116765121552632||462\n\
29872||Timbalai 1948 / RSO Borneo (ftSe)|Timbalai_1948_RSO_Borneo_Feet|4298|2111|0.3047994715386762||462\n\
29873||Timbalai 1948 / RSO Borneo (m)|Timbalai_1948_RSO_Borneo_Meters|4298|2112|||462\n\
29874||Timbalai 1948 / RSO Sarawak LSD (m)||4298|2113|||2605\n\
29900|29902|TM65 / Irish National Grid|TM65_Irish_Grid|4299|2114|||115\n\
29901||OSNI 1952 / Irish National Grid||4188|2115|||132\n\
29902||TM65 / Irish Grid||4299|2114|||2606\n\
29903||TM75 / Irish Grid||4300|2114|||115\n\
30161||Tokyo / Japan Plane Rectangular CS I|Japan_Zone_1|4301|323|||1092\n\
30162||Tokyo / Japan Plane Rectangular CS II|Japan_Zone_2|4301|324|||1093\n\
30163||Tokyo / Japan Plane Rectangular CS III|Japan_Zone_3|4301|325|||1094\n\
30164||Tokyo / Japan Plane Rectangular CS IV|Japan_Zone_4|4301|326|||1095\n\
30165||Tokyo / Japan Plane Rectangular CS V|Japan_Zone_5|4301|327|||1096\n\
30166||Tokyo / Japan Plane Rectangular CS VI|Japan_Zone_6|4301|328|||1097\n\
30167||Tokyo / Japan Plane Rectangular CS VII|Japan_Zone_7|4301|329|||1098\n\
30168||Tokyo / Japan Plane Rectangular CS VIII|Japan_Zone_8|4301|330|||1099\n\
30169||Tokyo / Japan Plane Rectangular CS IX|Japan_Zone_9|4301|331|||1100\n\
30170||Tokyo / Japan Plane Rectangular CS X|Japan_Zone_10|4301|332|||1101\n\
30171||Tokyo / Japan Plane Rectangular CS XI|Japan_Zone_11|4301|333|||1102\n\
30172||Tokyo / Japan Plane Rectangular CS XII|Japan_Zone_12|4301|334|||1103\n\
30173||Tokyo / Japan Plane Rectangular CS XIII|Japan_Zone_13|4301|335|||1104\n\
30174||Tokyo / Japan Plane Rectangular CS XIV|Japan_Zone_14|4301|336|||1105\n\
30175||Tokyo / Japan Plane Rectangular CS XV|Japan_Zone_15|4301|337|||1106\n\
30176||Tokyo / Japan Plane Rectangular CS XVI|Japan_Zone_16|4301|338|||1107\n\
30177||Tokyo / Japan Plane Rectangular CS XVII|Japan_Zone_17|4301|339|||1108\n\
30178||Tokyo / Japan Plane Rectangular CS XVIII|Japan_Zone_18|4301|340|||1109\n\
30179||Tokyo / Japan Plane Rectangular CS XIX|Japan_Zone_19|4301|341|||601\n\
30200||Trinidad 1903 / Trinidad Grid||4302|255|0.201166195164||470\n\
30339||TC(1948) / UTM zone 39N||4303|43|||420\n\
30340||TC(1948) / UTM zone 40N||4303|44|||2607\n\
30491||Voirol 1875 / Nord Algerie (ancienne)|Nord_Algerie_Ancienne|4304|2116|||2608\n\
30492||Voirol 1875 / Sud Algerie (ancienne)|Sud_Algerie_Ancienne|4304|2117|||2609\n\
30493||Voirol 1879 / Nord Algerie (ancienne)||4671|2116|||2608\n\
30494||Voirol 1879 / Sud Algerie (ancienne)||4671|2117|||2609\n\
30729||Nord Sahara 1959 / UTM zone 29N||4307|27|||2610\n\
30730||Nord Sahara 1959 / UTM zone 30N||4307|26|||2611\n\
30731||Nord Sahara 1959 / UTM zone 31N||4307|552|||2612\n\
30732||Nord Sahara 1959 / UTM zone 32N||4307|59|||2613\n\
30791||Nord Sahara 1959 / Nord Algerie|Nord_Sahara_1959_Voirol_Unifie_Nord|4307|2118|||2608\n\
30792||Nord Sahara 1959 / Sud Algerie|Nord_Sahara_1959_Voirol_Unifie_Sud|4307|2119|||2614\n\
30800|3027|RT38 2.5 gon W|Swedish_National_Grid|4308|322|||22\n\
31028||Yoff / UTM zone 28N|Yoff_1972_UTM_Zone_28N|4310|47|||484\n\
31121||Zanderij / UTM zone 21N|Zanderij_1972_UTM_Zone_21N|4311|23|||485\n\
31154||Zanderij / TM 54 NW||4311|2120|||2615\n\
31170||Zanderij / Suriname Old TM||4311|2121|||2616\n\
31171||Zanderij / Suriname TM||4311|2122|||2616\n\
31251||MGI (Ferro) / Austria GK West Zone|MGI_Ferro_Austria_GK_West|4805|2123|||2301\n\
31252||MGI (Ferro) / Austria GK Central Zone|MGI_Ferro_Austria_GK_Central|4805|2124|||2302\n\
31253||MGI (Ferro) / Austria GK East Zone|MGI_Ferro_Austria_GK_East|4805|2125|||2303\n\
31254||MGI / Austria GK West||4312|2126|||2301\n\
31255||MGI / Austria GK Central||4312|2127|||2302\n\
31256||MGI / Austria GK East||4312|2128|||2303\n\
31257||MGI / Austria GK M28||4312|2129|||2301\n\
31258||MGI / Austria GK M31||4312|2130|||2302\n\
31259||MGI / Austria GK M34||4312|2131|||2303\n\
31265|31275|MGI / 3-degree Gauss zone 5||4312|128|||1640\n\
31266|31276|MGI / 3-degree Gauss zone 6||4312|613|||1641\n\
31267|31277|MGI / 3-degree Gauss zone 7||4312|358|||1642\n\
31268|31278|MGI / 3-degree Gauss zone 8||4312|359|||1643\n\
31275|3907|MGI / Balkans zone 5|MGI_Balkans_5|4312|902|||1640\n\
31276|3908|MGI / Balkans zone 6|MGI_Balkans_6|4312|903|||1641\n\
31277|3909|MGI / Balkans zone 7|MGI_Balkans_7|4312|904|||1642\n\
31278|31279|MGI / Balkans zone 8|MGI_Balkans_8|4312|904|||1643\n\
31279|3910|MGI / Balkans zone 8|MGI_Balkans_8|4312|905|||1643\n\
31281||MGI (Ferro) / Austria West Zone|Austria_West_Zone|4805|2132|||2301\n\
31282||MGI (Ferro) / Austria Central Zone|Austria_Central_Zone|4805|2133|||2302\n\
31283||MGI (Ferro) / Austria East Zone|Austria_East_Zone|4805|2134|||2303\n\
31284||MGI / Austria M28|MGI_M28|4312|2135|||2301\n\
31285||MGI / Austria M31|MGI_M31|4312|2136|||2302\n\
31286||MGI / Austria M34|MGI_M34|4312|2137|||2303\n\
31287||MGI / Austria Lambert||4312|791|||486\n\
31288||MGI (Ferro) / Austria zone M28|MGI_Ferro_M28|4805|2138|||2301\n\
31289||MGI (Ferro) / Austria zone M31|MGI_Ferro_M31|4805|2139|||2302\n\
31290||MGI (Ferro) / Austria zone M34|MGI_Ferro_M34|4805|2140|||2303\n\
31291|31281|MGI (Ferro) / Austria West Zone|Austria_West_Zone|4805|2132|||2301\n\
31292|31282|MGI (Ferro) / Austria Central Zone|Austria_Central_Zone|4805|2133|||2303\n\
31293|31283|MGI (Ferro) / Austria East Zone|Austria_East_Zone|4805|2134|||2302\n\
31294|31284|MGI / M28||4312|2135|||2301\n\
31295|31285|MGI / M31||4312|2136|||2302\n\
31296|31286|MGI / M34||4312|2137|||2303\n\
31297|31287|MGI / Austria Lambert||4312|791|||486\n\
31300||BD72 / Belge Lambert 72||4313|2141|||198\n\
31370||BD72 / Belgian Lambert 72|Belge_Lambert_1972|4313|2142|||198\n\
31461|1|DHDN / 3-degree Gauss zone 1||4314|1098|||\n\
31462|31466|DHDN / 3-degree Gauss zone 2||4314|1119|||1814\n\
31463|31467|DHDN / 3-degree Gauss zone 3||4314|126|||1815\n\
31464|31468|DHDN / 3-degree Gauss zone 4||4314|127|||1816\n\
31465|31469|DHDN / 3-degree Gauss zone 5||4314|128|||1817\n\
31466||DHDN / 3-degree Gauss-Kruger zone 2|DHDN_3_Degree_Gauss_Zone_2|4314|1119|||1814\n\
31467||DHDN / 3-degree Gauss-Kruger zone 3|DHDN_3_Degree_Gauss_Zone_3|4314|126|||1815\n\
31468||DHDN / 3-degree Gauss-Kruger zone 4|DHDN_3_Degree_Gauss_Zone_4|4314|127|||1816\n\
31469||DHDN / 3-degree Gauss-Kruger zone 5|DHDN_3_Degree_Gauss_Zone_5|4314|128|||1817\n\
31528||Conakry 1905 / UTM zone 28N||4315|47|||872\n\
31529||Conakry 1905 / UTM zone 29N||4315|27|||873\n\
31600||Dealul Piscului 1930 / Stereo 33|Stereo_33|4316|2143|||490\n\
31700|3844|Dealul Piscului 1970/ Stereo 70|Stereo_70|4317|877|||121\n\
31838||NGN / UTM zone 38N||4318|42|||2617\n\
31839||NGN / UTM zone 39N||4318|43|||2618\n\
31900|31901|KUDAMS / KTM||4319|2144|||491\n\
31901||KUDAMS / KTM||4319|390|||491\n\
31965||SIRGAS 2000 / UTM zone 11N||4674|118|||2619\n\
31966||SIRGAS 2000 / UTM zone 12N||4674|117|||1677\n\
31967||SIRGAS 2000 / UTM zone 13N||4674|116|||1678\n\
31968||SIRGAS 2000 / UTM zone 14N||4674|622|||2620\n\
31969||SIRGAS 2000 / UTM zone 15N||4674|17|||2621\n\
31970||SIRGAS 2000 / UTM zone 16N||4674|18|||2622\n\
31971||SIRGAS 2000 / UTM zone 17N||4674|19|||2623\n\
31972||SIRGAS 2000 / UTM zone 18N||4674|20|||2624\n\
31973||SIRGAS 2000 / UTM zone 19N||4674|21|||2625\n\
31974||SIRGAS 2000 / UTM zone 20N||4674|22|||2626\n\
31975||SIRGAS 2000 / UTM zone 21N||4674|23|||2627\n\
31976||SIRGAS 2000 / UTM zone 22N||4674|163|||2628\n\
31977||SIRGAS 2000 / UTM zone 17S||4674|1121|||2629\n\
31978||SIRGAS 2000 / UTM zone 18S||4674|1076|||2630\n\
31979||SIRGAS 2000 / UTM zone 19S||4674|64|||2631\n\
31980||SIRGAS 2000 / UTM zone 20S||4674|256|||2632\n\
31981||SIRGAS 2000 / UTM zone 21S||4674|1075|||2633\n\
31982||SIRGAS 2000 / UTM zone 22S||4674|1078|||2634\n\
31983||SIRGAS 2000 / UTM zone 23S||4674|932|||1783\n\
31984||SIRGAS 2000 / UTM zone 24S||4674|1101|||1784\n\
31985||SIRGAS 2000 / UTM zone 25S||4674|1068|||1785\n\
31986||SIRGAS 1995 / UTM zone 17N|SIRGAS_UTM_Zone_17N|4170|19|||2635\n\
31987||SIRGAS 1995 / UTM zone 18N|SIRGAS_UTM_Zone_18N|4170|20|||2624\n\
31988||SIRGAS 1995 / UTM zone 19N|SIRGAS_UTM_Zone_19N|4170|21|||2625\n\
31989||SIRGAS 1995 / UTM zone 20N|SIRGAS_UTM_Zone_20N|4170|22|||2636\n\
31990||SIRGAS 1995 / UTM zone 21N|SIRGAS_UTM_Zone_21N|4170|23|||2637\n\
31991||SIRGAS 1995 / UTM zone 22N|SIRGAS_UTM_Zone_22N|4170|163|||2638\n\
31992||SIRGAS 1995 / UTM zone 17S|SIRGAS_UTM_Zone_17S|4170|1121|||2639\n\
31993||SIRGAS 1995 / UTM zone 18S|SIRGAS_UTM_Zone_18S|4170|1076|||2630\n\
31994||SIRGAS 1995 / UTM zone 19S|SIRGAS_UTM_Zone_19S|4170|64|||2640\n\
31995||SIRGAS 1995 / UTM zone 20S|SIRGAS_UTM_Zone_20S|4170|256|||2641\n\
31996||SIRGAS 1995 / UTM zone 21S|SIRGAS_UTM_Zone_21S|4170|1075|||2642\n\
31997||SIRGAS 1995 / UTM zone 22S|SIRGAS_UTM_Zone_22S|4170|1078|||2643\n\
31998||SIRGAS 1995 / UTM zone 23S|SIRGAS_UTM_Zone_23S|4170|932|||2644\n\
31999||SIRGAS 1995 / UTM zone 24S|SIRGAS_UTM_Zone_24S|4170|1101|||2645\n\
32000||SIRGAS 1995 / UTM zone 25S|SIRGAS_UTM_Zone_25S|4170|1068|||1748\n\
32001||NAD27 / Montana North|NAD_1927_StatePlane_Montana_North_FIPS_2501|4267|2145|0.30480060960121924||2646\n\
32002||NAD27 / Montana Central|NAD_1927_StatePlane_Montana_Central_FIPS_2502|4267|2146|0.30480060960121924||2647\n\
32003||NAD27 / Montana South|NAD_1927_StatePlane_Montana_South_FIPS_2503|4267|2147|0.30480060960121924||2648\n\
32005||NAD27 / Nebraska North|NAD_1927_StatePlane_Nebraska_North_FIPS_2601|4267|2148|0.30480060960121924||2649\n\
32006||NAD27 / Nebraska South|NAD_1927_StatePlane_Nebraska_South_FIPS_2602|4267|2149|0.30480060960121924||2650\n\
32007||NAD27 / Nevada East|NAD_1927_StatePlane_Nevada_East_FIPS_2701|4267|2150|0.30480060960121924||1257\n\
32008||NAD27 / Nevada Central|NAD_1927_StatePlane_Nevada_Central_FIPS_2702|4267|2151|0.30480060960121924||1258\n\
32009||NAD27 / Nevada West|NAD_1927_StatePlane_Nevada_West_FIPS_2703|4267|2152|0.30480060960121924||1259\n\
32010||NAD27 / New Hampshire|NAD_1927_StatePlane_New_Hampshire_FIPS_2800|4267|2153|0.30480060960121924||1260\n\
32011||NAD27 / New Jersey|NAD_1927_StatePlane_New_Jersey_FIPS_2900|4267|2154|0.30480060960121924||402\n\
32012||NAD27 / New Mexico East|NAD_1927_StatePlane_New_Mexico_East_FIPS_3001|4267|2155|0.30480060960121924||1010\n\
32013||NAD27 / New Mexico Central|NAD_1927_StatePlane_New_Mexico_Central_FIPS_3002|4267|2156|0.30480060960121924||2651\n\
32014||NAD27 / New Mexico West|NAD_1927_StatePlane_New_Mexico_West_FIPS_3003|4267|2157|0.30480060960121924||1012\n\
32015||NAD27 / New York East|NAD_1927_StatePlane_New_York_East_FIPS_3101|4267|2158|0.30480060960121924||1013\n\
32016||NAD27 / New York Central|NAD_1927_StatePlane_New_York_Central_FIPS_3102|4267|2159|0.30480060960121924||1014\n\
32017||NAD27 / New York West|NAD_1927_StatePlane_New_York_West_FIPS_3103|4267|2160|0.30480060960121924||1015\n\
32018|4456|NAD27 / New York Long Island|NAD_1927_StatePlane_New_York_Long_Island_FIPS_3104|4267|2161|0.30480060960121924||1016\n\
32019||NAD27 / North Carolina|NAD_1927_StatePlane_North_Carolina_FIPS_3200|4267|2162|0.30480060960121924||410\n\
32020||NAD27 / North Dakota North|NAD_1927_StatePlane_North_Dakota_North_FIPS_3301|4267|2163|0.30480060960121924||1017\n\
32021||NAD27 / North Dakota South|NAD_1927_StatePlane_North_Dakota_South_FIPS_3302|4267|2164|0.30480060960121924||1018\n\
32022||NAD27 / Ohio North|NAD_1927_StatePlane_Ohio_North_FIPS_3401|4267|2165|0.30480060960121924||1261\n\
32023||NAD27 / Ohio South|NAD_1927_StatePlane_Ohio_South_FIPS_3402|4267|2166|0.30480060960121924||1262\n\
32024||NAD27 / Oklahoma North|NAD_1927_StatePlane_Oklahoma_North_FIPS_3501|4267|2167|0.30480060960121924||1019\n\
32025||NAD27 / Oklahoma South|NAD_1927_StatePlane_Oklahoma_South_FIPS_3502|4267|2168|0.30480060960121924||1020\n\
32026||NAD27 / Oregon North|NAD_1927_StatePlane_Oregon_North_FIPS_3601|4267|2169|0.30480060960121924||1021\n\
32027||NAD27 / Oregon South|NAD_1927_StatePlane_Oregon_South_FIPS_3602|4267|2170|0.30480060960121924||1022\n\
32028||NAD27 / Pennsylvania North|NAD_1927_StatePlane_Pennsylvania_North_FIPS_3701|4267|2171|0.30480060960121924||1023\n\
32029|4455|NAD27 / Pennsylvania South|NAD_1927_StatePlane_Pennsylvania_South_FIPS_3702|4267|2172|0.30480060960121924||1024\n\
32030||NAD27 / Rhode Island|NAD_1927_StatePlane_Rhode_Island_FIPS_3800|4267|2173|0.30480060960121924||1263\n\
32031||NAD27 / South Carolina North|NAD_1927_StatePlane_South_Carolina_North_FIPS_3901|4267|2174|0.30480060960121924||2652\n\
32033||NAD27 / South Carolina South|NAD_1927_StatePlane_South_Carolina_South_FIPS_3902|4267|2175|0.30480060960121924||2653\n\
32034||NAD27 / South Dakota North|NAD_1927_StatePlane_South_Dakota_North_FIPS_4001|4267|2176|0.30480060960121924||1264\n\
32035||NAD27 / South Dakota South|NAD_1927_StatePlane_South_Dakota_South_FIPS_4002|4267|2177|0.30480060960121924||1265\n\
32036|2204|NAD27 / Tennessee|NAD_1927_StatePlane_Tennessee_FIPS_4100|4267|2178|0.30480060960121924||395\n\
32037||NAD27 / Texas North|NAD_1927_StatePlane_Texas_North_FIPS_4201|4267|2179|0.30480060960121924||1025\n\
32038||NAD27 / Texas North Central|NAD_1927_StatePlane_Texas_North_Central_FIPS_4202|4267|2180|0.30480060960121924||1026\n\
32039||NAD27 / Texas Central|NAD_1927_StatePlane_Texas_Central_FIPS_4203|4267|2181|0.30480060960121924||1027\n\
32040||NAD27 / Texas South Central|NAD_1927_StatePlane_Texas_South_Central_FIPS_4204|4267|2182|0.30480060960121924||2654\n\
32041||NAD27 / Texas South|NAD_1927_StatePlane_Texas_South_FIPS_4205|4267|2183|0.30480060960121924||2655\n\
32042||NAD27 / Utah North|NAD_1927_StatePlane_Utah_North_FIPS_4301|4267|2184|0.30480060960121924||1030\n\
32043||NAD27 / Utah Central|NAD_1927_StatePlane_Utah_Central_FIPS_4302|4267|2185|0.30480060960121924||1031\n\
32044||NAD27 / Utah South|NAD_1927_StatePlane_Utah_South_FIPS_4303|4267|2186|0.30480060960121924||1032\n\
32045||NAD27 / Vermont|NAD_1927_StatePlane_Vermont_FIPS_4400|4267|2187|0.30480060960121924||1266\n\
32046||NAD27 / Virginia North|NAD_1927_StatePlane_Virginia_North_FIPS_4501|4267|2188|0.30480060960121924||1033\n\
32047||NAD27 / Virginia South|NAD_1927_StatePlane_Virginia_South_FIPS_4502|4267|2189|0.30480060960121924||1034\n\
32048||NAD27 / Washington North|NAD_1927_StatePlane_Washington_North_FIPS_4601|4267|2190|0.30480060960121924||1035\n\
32049||NAD27 / Washington South|NAD_1927_StatePlane_Washington_South_FIPS_4602|4267|2191|0.30480060960121924||2656\n\
32050||NAD27 / West Virginia North|NAD_1927_StatePlane_West_Virginia_North_FIPS_4701|4267|2192|0.30480060960121924||1267\n\
32051||NAD27 / West Virginia South|NAD_1927_StatePlane_West_Virginia_South_FIPS_4702|4267|2193|0.30480060960121924||1268\n\
32052||NAD27 / Wisconsin North|NAD_1927_StatePlane_Wisconsin_North_FIPS_4801|4267|2194|0.30480060960121924||1037\n\
32053||NAD27 / Wisconsin Central|NAD_1927_StatePlane_Wisconsin_Central_FIPS_4802|4267|2195|0.30480060960121924||1038\n\
32054||NAD27 / Wisconsin South|NAD_1927_StatePlane_Wisconsin_South_FIPS_4803|4267|2196|0.30480060960121924||1039\n\
32055||NAD27 / Wyoming East|NAD_1927_StatePlane_Wyoming_East_FIPS_4901|4267|2197|0.30480060960121924||1269\n\
32056||NAD27 / Wyoming East Central|NAD_1927_StatePlane_Wyoming_East_Central_FIPS_4902|4267|2198|0.30480060960121924||1270\n\
32057||NAD27 / Wyoming West Central|NAD_1927_StatePlane_Wyoming_West_Central_FIPS_4903|4267|2199|0.30480060960121924||1271\n\
32058||NAD27 / Wyoming West|NAD_1927_StatePlane_Wyoming_West_FIPS_4904|4267|2200|0.30480060960121924||1272\n\
32061|5458|NAD27 / Guatemala Norte|NAD_1927_Guatemala_Norte|4267|1082|||1770\n\
32062|5459|NAD27 / Guatemala Sur|NAD_1927_Guatemala_Sur|4267|1083|||1771\n\
32064||NAD27 / BLM 14N (ftUS)|NAD_1927_BLM_Zone_14N|4267|2201|0.30480060960121924||2657\n\
32065||NAD27 / BLM 15N (ftUS)|NAD_1927_BLM_Zone_15N|4267|2202|0.30480060960121924||2658\n\
32066||NAD27 / BLM 16N (ftUS)|NAD_1927_BLM_Zone_16N|4267|2203|0.30480060960121924||2659\n\
32067||NAD27 / BLM 17N (ftUS)|NAD_1927_BLM_Zone_17N|4267|2204|0.30480060960121924||2660\n\
32074|32064|NAD27 / BLM 14N (feet)|NAD_1927_BLM_Zone_14N|4267|2201|0.30480060960121924||2661\n\
32075|32065|NAD27 / BLM 15N (feet)|NAD_1927_BLM_Zone_15N|4267|2202|0.30480060960121924||2662\n\
32076|32066|NAD27 / BLM 16N (feet)|NAD_1927_BLM_Zone_16N|4267|2203|0.30480060960121924||2663\n\
32077|32067|NAD27 / BLM 17N (feet)|NAD_1927_BLM_Zone_17N|4267|2204|0.30480060960121924||2664\n\
32081||NAD27 / MTM zone 1|NAD_1927_MTM_1|4267|1915|||2416\n\
32082||NAD27 / MTM zone 2|NAD_1927_MTM_2|4267|1916|||2417\n\
32083||NAD27 / MTM zone 3|NAD_1927_MTM_3|4267|2|||2418\n\
32084||NAD27 / MTM zone 4|NAD_1927_MTM_4|4267|3|||2419\n\
32085||NAD27 / MTM zone 5|NAD_1927_MTM_5|4267|4|||2420\n\
32086||NAD27 / MTM zone 6|NAD_1927_MTM_6|4267|5|||2421\n\
32098||NAD27 / Quebec Lambert|NAD_1927_Quebec_Lambert|4267|115|||343\n\
32099||NAD27 / Louisiana Offshore|NAD_1927_StatePlane_Louisiana_Offshore_FIPS_1703|4267|2205|0.30480060960121924||380\n\
32100||NAD83 / Montana|NAD_1983_StatePlane_Montana_FIPS_2500|4269|461|||1009\n\
32104||NAD83 / Nebraska|NAD_1983_StatePlane_Nebraska_FIPS_2600|4269|462|||375\n\
32107||NAD83 / Nevada East|NAD_1983_StatePlane_Nevada_East_FIPS_2701|4269|463|||1257\n\
32108||NAD83 / Nevada Central|NAD_1983_StatePlane_Nevada_Central_FIPS_2702|4269|464|||1258\n\
32109||NAD83 / Nevada West|NAD_1983_StatePlane_Nevada_West_FIPS_2703|4269|465|||1259\n\
32110||NAD83 / New Hampshire|NAD_1983_StatePlane_New_Hampshire_FIPS_2800|4269|466|||1260\n\
32111||NAD83 / New Jersey|NAD_1983_StatePlane_New_Jersey_FIPS_2900|4269|205|||402\n\
32112||NAD83 / New Mexico East|NAD_1983_StatePlane_New_Mexico_East_FIPS_3001|4269|202|||1010\n\
32113||NAD83 / New Mexico Central|NAD_1983_StatePlane_New_Mexico_Central_FIPS_3002|4269|467|||1011\n\
32114||NAD83 / New Mexico West|NAD_1983_StatePlane_New_Mexico_West_FIPS_3003|4269|468|||1012\n\
32115||NAD83 / New York East|NAD_1983_StatePlane_New_York_East_FIPS_3101|4269|205|||1013\n\
32116||NAD83 / New York Central|NAD_1983_StatePlane_New_York_Central_FIPS_3102|4269|469|||1014\n\
32117||NAD83 / New York West|NAD_1983_StatePlane_New_York_West_FIPS_3103|4269|470|||1015\n\
32118||NAD83 / New York Long Island|NAD_1983_StatePlane_New_York_Long_Island_FIPS_3104|4269|208|||1016\n\
32119||NAD83 / North Carolina|NAD_1983_StatePlane_North_Carolina_FIPS_3200|4269|763|||410\n\
32120||NAD83 / North Dakota North|NAD_1983_StatePlane_North_Dakota_North_FIPS_3301|4269|471|||1017\n\
32121||NAD83 / North Dakota South|NAD_1983_StatePlane_North_Dakota_South_FIPS_3302|4269|472|||1018\n\
32122||NAD83 / Ohio North|NAD_1983_StatePlane_Ohio_North_FIPS_3401|4269|473|||1261\n\
32123||NAD83 / Ohio South|NAD_1983_StatePlane_Ohio_South_FIPS_3402|4269|474|||1262\n\
32124||NAD83 / Oklahoma North|NAD_1983_StatePlane_Oklahoma_North_FIPS_3501|4269|212|||1019\n\
32125||NAD83 / Oklahoma South|NAD_1983_StatePlane_Oklahoma_South_FIPS_3502|4269|213|||1020\n\
32126||NAD83 / Oregon North|NAD_1983_StatePlane_Oregon_North_FIPS_3601|4269|475|||1021\n\
32127||NAD83 / Oregon South|NAD_1983_StatePlane_Oregon_South_FIPS_3602|4269|476|||1022\n\
32128||NAD83 / Pennsylvania North|NAD_1983_StatePlane_Pennsylvania_North_FIPS_3701|4269|216|||1023\n\
32129||NAD83 / Pennsylvania South|NAD_1983_StatePlane_Pennsylvania_South_FIPS_3702|4269|217|||1024\n\
32130||NAD83 / Rhode Island|NAD_1983_StatePlane_Rhode_Island_FIPS_3800|4269|477|||1263\n\
32133||NAD83 / South Carolina|NAD_1983_StatePlane_South_Carolina_FIPS_3900|4269|218|||411\n\
32134||NAD83 / South Dakota North|NAD_1983_StatePlane_South_Dakota_North_FIPS_4001|4269|478|||1264\n\
32135||NAD83 / South Dakota South|NAD_1983_StatePlane_South_Dakota_South_FIPS_4002|4269|479|||1265\n\
32136||NAD83 / Tennessee|NAD_1983_StatePlane_Tennessee_FIPS_4100|4269|219|||395\n\
32137||NAD83 / Texas North|NAD_1983_StatePlane_Texas_North_FIPS_4201|4269|480|||1025\n\
32138||NAD83 / Texas North Central|NAD_1983_StatePlane_Texas_North_Central_FIPS_4202|4269|481|||1026\n\
32139||NAD83 / Texas Central|NAD_1983_StatePlane_Texas_Central_FIPS_4203|4269|482|||1027\n\
32140||NAD83 / Texas South Central|NAD_1983_StatePlane_Texas_South_Central_FIPS_4204|4269|483|||1028\n\
32141||NAD83 / Texas South|NAD_1983_StatePlane_Texas_South_FIPS_4205|4269|484|||1029\n\
32142||NAD83 / Utah North|NAD_1983_StatePlane_Utah_North_FIPS_4301|4269|485|||1030\n\
32143||NAD83 / Utah Central|NAD_1983_StatePlane_Utah_Central_FIPS_4302|4269|486|||1031\n\
32144||NAD83 / Utah South|NAD_1983_StatePlane_Utah_South_FIPS_4303|4269|487|||1032\n\
32145||NAD83 / Vermont|NAD_1983_StatePlane_Vermont_FIPS_4400|4269|488|||1266\n\
32146||NAD83 / Virginia North|NAD_1983_StatePlane_Virginia_North_FIPS_4501|4269|489|||1033\n\
32147||NAD83 / Virginia South|NAD_1983_StatePlane_Virginia_South_FIPS_4502|4269|490|||1034\n\
32148||NAD83 / Washington North|NAD_1983_StatePlane_Washington_North_FIPS_4601|4269|491|||1035\n\
32149||NAD83 / Washington South|NAD_1983_StatePlane_Washington_South_FIPS_4602|4269|492|||1036\n\
32150||NAD83 / West Virginia North|NAD_1983_StatePlane_West_Virginia_North_FIPS_4701|4269|493|||1267\n\
32151||NAD83 / West Virginia South|NAD_1983_StatePlane_West_Virginia_South_FIPS_4702|4269|494|||1268\n\
32152||NAD83 / Wisconsin North|NAD_1983_StatePlane_Wisconsin_North_FIPS_4801|4269|232|||1037\n\
32153||NAD83 / Wisconsin Central|NAD_1983_StatePlane_Wisconsin_Central_FIPS_4802|4269|233|||1038\n\
32154||NAD83 / Wisconsin South|NAD_1983_StatePlane_Wisconsin_South_FIPS_4803|4269|234|||1039\n\
32155||NAD83 / Wyoming East|NAD_1983_StatePlane_Wyoming_East_FIPS_4901|4269|495|||1269\n\
32156||NAD83 / Wyoming East Central|NAD_1983_StatePlane_Wyoming_East_Central_FIPS_4902|4269|496|||1270\n\
32157||NAD83 / Wyoming West Central|NAD_1983_StatePlane_Wyoming_West_Central_FIPS_4903|4269|497|||1271\n\
32158||NAD83 / Wyoming West|NAD_1983_StatePlane_Wyoming_West_FIPS_4904|4269|498|||1272\n\
32159||NAD83 / Wyoming Lambert||4269|2206|||374\n\
32161||NAD83 / Puerto Rico & Virgin Is.|NAD_1983_StatePlane_Puerto_Rico_Virgin_Islands_FIPS_5200|4269|499|||2665\n\
32164||NAD83 / BLM 14N (ftUS)|NAD_1983_BLM_Zone_14N_ftUS|4269|2201|0.30480060960121924||2657\n\
32165||NAD83 / BLM 15N (ftUS)|NAD_1983_BLM_Zone_15N_ftUS|4269|2202|0.30480060960121924||2658\n\
32166||NAD83 / BLM 16N (ftUS)|NAD_1983_BLM_Zone_16N_ftUS|4269|2203|0.30480060960121924||2659\n\
32167||NAD83 / BLM 17N (ftUS)|NAD_1983_BLM_Zone_17N_ftUS|4269|2204|0.30480060960121924||2660\n\
32180|1|NAD83 / SCoPQ zone 2|NAD_1983_MTM_2_SCoPQ|4269|1|||826\n\
32181||NAD83 / MTM zone 1|NAD_1983_MTM_1|4269|1915|||2416\n\
32182||NAD83 / MTM zone 2|NAD_1983_MTM_2|4269|1916|||2417\n\
32183||NAD83 / MTM zone 3|NAD_1983_MTM_3|4269|2|||1280\n\
32184||NAD83 / MTM zone 4|NAD_1983_MTM_4|4269|3|||1281\n\
32185||NAD83 / MTM zone 5|NAD_1983_MTM_5|4269|4|||1282\n\
32186||NAD83 / MTM zone 6|NAD_1983_MTM_6|4269|5|||830\n\
32187||NAD83 / MTM zone 7|NAD_1983_MTM_7|4269|6|||831\n\
32188||NAD83 / MTM zone 8|NAD_1983_MTM_8|4269|7|||1283\n\
32189||NAD83 / MTM zone 9|NAD_1983_MTM_9|4269|8|||1284\n\
32190||NAD83 / MTM zone 10|NAD_1983_MTM_10|4269|9|||1285\n\
32191||NAD83 / MTM zone 11|NAD_1983_MTM_11|4269|10|||838\n\
32192||NAD83 / MTM zone 12|NAD_1983_MTM_12|4269|11|||839\n\
32193||NAD83 / MTM zone 13|NAD_1983_MTM_13|4269|12|||840\n\
32194||NAD83 / MTM zone 14|NAD_1983_MTM_14|4269|13|||841\n\
32195||NAD83 / MTM zone 15|NAD_1983_MTM_15|4269|14|||842\n\
32196||NAD83 / MTM zone 16|NAD_1983_MTM_16|4269|15|||843\n\
32197||NAD83 / MTM zone 17|NAD_1983_MTM_17|4269|16|||844\n\
32198||NAD83 / Quebec Lambert|NAD_1983_Quebec_Lambert|4269|115|||343\n\
32199||NAD83 / Louisiana Offshore|NAD_1983_StatePlane_Louisiana_Offshore_FIPS_1703|4269|2207|||380\n\
32201||WGS 72 / UTM zone 1N|WGS_1972_UTM_Zone_1N|4322|836|||2666\n\
32202||WGS 72 / UTM zone 2N|WGS_1972_UTM_Zone_2N|4322|837|||2667\n\
32203||WGS 72 / UTM zone 3N|WGS_1972_UTM_Zone_3N|4322|838|||2668\n\
32204||WGS 72 / UTM zone 4N|WGS_1972_UTM_Zone_4N|4322|839|||2669\n\
32205||WGS 72 / UTM zone 5N|WGS_1972_UTM_Zone_5N|4322|840|||2670\n\
32206||WGS 72 / UTM zone 6N|WGS_1972_UTM_Zone_6N|4322|841|||2671\n\
32207||WGS 72 / UTM zone 7N|WGS_1972_UTM_Zone_7N|4322|618|||2672\n\
32208||WGS 72 / UTM zone 8N|WGS_1972_UTM_Zone_8N|4322|619|||2673\n\
32209||WGS 72 / UTM zone 9N|WGS_1972_UTM_Zone_9N|4322|620|||2674\n\
32210||WGS 72 / UTM zone 10N|WGS_1972_UTM_Zone_10N|4322|621|||2675\n\
32211||WGS 72 / UTM zone 11N|WGS_1972_UTM_Zone_11N|4322|118|||2676\n\
32212||WGS 72 / UTM zone 12N|WGS_1972_UTM_Zone_12N|4322|117|||2677\n\
32213||WGS 72 / UTM zone 13N|WGS_1972_UTM_Zone_13N|4322|116|||2678\n\
32214||WGS 72 / UTM zone 14N|WGS_1972_UTM_Zone_14N|4322|622|||2679\n\
32215||WGS 72 / UTM zone 15N|WGS_1972_UTM_Zone_15N|4322|17|||2680\n\
32216||WGS 72 / UTM zone 16N|WGS_1972_UTM_Zone_16N|4322|18|||2681\n\
32217||WGS 72 / UTM zone 17N|WGS_1972_UTM_Zone_17N|4322|19|||2682\n\
32218||WGS 72 / UTM zone 18N|WGS_1972_UTM_Zone_18N|4322|20|||2683\n\
32219||WGS 72 / UTM zone 19N|WGS_1972_UTM_Zone_19N|4322|21|||2684\n\
32220||WGS 72 / UTM zone 20N|WGS_1972_UTM_Zone_20N|4322|22|||2685\n\
32221||WGS 72 / UTM zone 21N|WGS_1972_UTM_Zone_21N|4322|23|||2686\n\
32222||WGS 72 / UTM zone 22N|WGS_1972_UTM_Zone_22N|4322|163|||2687\n\
32223||WGS 72 / UTM zone 23N|WGS_1972_UTM_Zone_23N|4322|164|||2688\n\
32224||WGS 72 / UTM zone 24N|WGS_1972_UTM_Zone_24N|4322|632|||2689\n\
32225||WGS 72 / UTM zone 25N|WGS_1972_UTM_Zone_25N|4322|141|||2690\n\
32226||WGS 72 / UTM zone 26N|WGS_1972_UTM_Zone_26N|4322|142|||2691\n\
32227||WGS 72 / UTM zone 27N|WGS_1972_UTM_Zone_27N|4322|551|||2692\n\
32228||WGS 72 / UTM zone 28N|WGS_1972_UTM_Zone_28N|4322|47|||2693\n\
32229||WGS 72 / UTM zone 29N|WGS_1972_UTM_Zone_29N|4322|27|||2694\n\
32230||WGS 72 / UTM zone 30N|WGS_1972_UTM_Zone_30N|4322|26|||2695\n\
32231||WGS 72 / UTM zone 31N|WGS_1972_UTM_Zone_31N|4322|552|||2696\n\
32232||WGS 72 / UTM zone 32N|WGS_1972_UTM_Zone_32N|4322|59|||2697\n\
32233||WGS 72 / UTM zone 33N|WGS_1972_UTM_Zone_33N|4322|60|||2698\n\
32234||WGS 72 / UTM zone 34N|WGS_1972_UTM_Zone_34N|4322|61|||2699\n\
32235||WGS 72 / UTM zone 35N|WGS_1972_UTM_Zone_35N|4322|62|||2700\n\
32236||WGS 72 / UTM zone 36N|WGS_1972_UTM_Zone_36N|4322|553|||2701\n\
32237||WGS 72 / UTM zone 37N|WGS_1972_UTM_Zone_37N|4322|554|||2702\n\
32238||WGS 72 / UTM zone 38N|WGS_1972_UTM_Zone_38N|4322|42|||2703\n\
32239||WGS 72 / UTM zone 39N|WGS_1972_UTM_Zone_39N|4322|43|||2704\n\
32240||WGS 72 / UTM zone 40N|WGS_1972_UTM_Zone_40N|4322|44|||2705\n\
32241||WGS 72 / UTM zone 41N|WGS_1972_UTM_Zone_41N|4322|45|||2706\n\
32242||WGS 72 / UTM zone 42N|WGS_1972_UTM_Zone_42N|4322|1945|||2707\n\
32243||WGS 72 / UTM zone 43N|WGS_1972_UTM_Zone_43N|4322|1946|||2708\n\
32244||WGS 72 / UTM zone 44N|WGS_1972_UTM_Zone_44N|4322|1947|||2709\n\
32245||WGS 72 / UTM zone 45N|WGS_1972_UTM_Zone_45N|4322|1944|||2710\n\
32246||WGS 72 / UTM zone 46N|WGS_1972_UTM_Zone_46N|4322|1732|||2711\n\
32247||WGS 72 / UTM zone 47N|WGS_1972_UTM_Zone_47N|4322|1733|||2712\n\
32248||WGS 72 / UTM zone 48N|WGS_1972_UTM_Zone_48N|4322|615|||2713\n\
32249||WGS 72 / UTM zone 49N|WGS_1972_UTM_Zone_49N|4322|616|||2714\n\
32250||WGS 72 / UTM zone 50N|WGS_1972_UTM_Zone_50N|4322|1734|||2715\n\
32251||WGS 72 / UTM zone 51N|WGS_1972_UTM_Zone_51N|4322|575|||2716\n\
32252||WGS 72 / UTM zone 52N|WGS_1972_UTM_Zone_52N|4322|576|||2717\n\
32253||WGS 72 / UTM zone 53N|WGS_1972_UTM_Zone_53N|4322|577|||2718\n\
32254||WGS 72 / UTM zone 54N|WGS_1972_UTM_Zone_54N|4322|578|||2719\n\
32255||WGS 72 / UTM zone 55N|WGS_1972_UTM_Zone_55N|4322|579|||2720\n\
32256||WGS 72 / UTM zone 56N|WGS_1972_UTM_Zone_56N|4322|2208|||2721\n\
32257||WGS 72 / UTM zone 57N|WGS_1972_UTM_Zone_57N|4322|2209|||2722\n\
32258||WGS 72 / UTM zone 58N|WGS_1972_UTM_Zone_58N|4322|2210|||2723\n\
32259||WGS 72 / UTM zone 59N|WGS_1972_UTM_Zone_59N|4322|765|||2724\n\
32260||WGS 72 / UTM zone 60N|WGS_1972_UTM_Zone_60N|4322|766|||2725\n\
32301||WGS 72 / UTM zone 1S|WGS_1972_UTM_Zone_1S|4322|522|||2726\n\
32302||WGS 72 / UTM zone 2S|WGS_1972_UTM_Zone_2S|4322|146|||2727\n\
32303||WGS 72 / UTM zone 3S|WGS_1972_UTM_Zone_3S|4322|2211|||2728\n\
32304||WGS 72 / UTM zone 4S|WGS_1972_UTM_Zone_4S|4322|2212|||2729\n\
32305||WGS 72 / UTM zone 5S|WGS_1972_UTM_Zone_5S|4322|516|||2730\n\
32306||WGS 72 / UTM zone 6S|WGS_1972_UTM_Zone_6S|4322|515|||2731\n\
32307||WGS 72 / UTM zone 7S|WGS_1972_UTM_Zone_7S|4322|517|||2732\n\
32308||WGS 72 / UTM zone 8S|WGS_1972_UTM_Zone_8S|4322|735|||2733\n\
32309||WGS 72 / UTM zone 9S|WGS_1972_UTM_Zone_9S|4322|859|||2734\n\
32310||WGS 72 / UTM zone 10S|WGS_1972_UTM_Zone_10S|4322|2213|||2735\n\
32311||WGS 72 / UTM zone 11S|WGS_1972_UTM_Zone_11S|4322|2214|||2736\n\
32312||WGS 72 / UTM zone 12S|WGS_1972_UTM_Zone_12S|4322|1738|||2737\n\
32313||WGS 72 / UTM zone 13S|WGS_1972_UTM_Zone_13S|4322|2215|||2738\n\
32314||WGS 72 / UTM zone 14S|WGS_1972_UTM_Zone_14S|4322|2216|||2739\n\
32315||WGS 72 / UTM zone 15S|WGS_1972_UTM_Zone_15S|4322|2217|||2740\n\
32316||WGS 72 / UTM zone 16S|WGS_1972_UTM_Zone_16S|4322|2218|||2741\n\
32317||WGS 72 / UTM zone 17S|WGS_1972_UTM_Zone_17S|4322|1121|||2742\n\
32318||WGS 72 / UTM zone 18S|WGS_1972_UTM_Zone_18S|4322|1076|||2743\n\
32319||WGS 72 / UTM zone 19S|WGS_1972_UTM_Zone_19S|4322|64|||2744\n\
32320||WGS 72 / UTM zone 20S|WGS_1972_UTM_Zone_20S|4322|256|||2745\n\
32321||WGS 72 / UTM zone 21S|WGS_1972_UTM_Zone_21S|4322|1075|||2746\n\
32322||WGS 72 / UTM zone 22S|WGS_1972_UTM_Zone_22S|4322|1078|||2747\n\
32323||WGS 72 / UTM zone 23S|WGS_1972_UTM_Zone_23S|4322|932|||2748\n\
32324||WGS 72 / UTM zone 24S|WGS_1972_UTM_Zone_24S|4322|1101|||2749\n\
32325||WGS 72 / UTM zone 25S|WGS_1972_UTM_Zone_25S|4322|1068|||2750\n\
32326||WGS 72 / UTM zone 26S|WGS_1972_UTM_Zone_26S|4322|1079|||2751\n\
32327||WGS 72 / UTM zone 27S|WGS_1972_UTM_Zone_27S|4322|2219|||2752\n\
32328||WGS 72 / UTM zone 28S|WGS_1972_UTM_Zone_28S|4322|2220|||2753\n\
32329||WGS 72 / UTM zone 29S|WGS_1972_UTM_Zone_29S|4322|2221|||2754\n\
32330||WGS 72 / UTM zone 30S|WGS_1972_UTM_Zone_30S|4322|1603|||2755\n\
32331||WGS 72 / UTM zone 31S|WGS_1972_UTM_Zone_31S|4322|2222|||2756\n\
32332||WGS 72 / UTM zone 32S|WGS_1972_UTM_Zone_32S|4322|761|||2757\n\
32333||WGS 72 / UTM zone 33S|WGS_1972_UTM_Zone_33S|4322|755|||2758\n\
32334||WGS 72 / UTM zone 34S|WGS_1972_UTM_Zone_34S|4322|930|||2759\n\
32335||WGS 72 / UTM zone 35S|WGS_1972_UTM_Zone_35S|4322|931|||2760\n\
32336||WGS 72 / UTM zone 36S|WGS_1972_UTM_Zone_36S|4322|406|||2761\n\
32337||WGS 72 / UTM zone 37S|WGS_1972_UTM_Zone_37S|4322|407|||2762\n\
32338||WGS 72 / UTM zone 38S|WGS_1972_UTM_Zone_38S|4322|519|||2763\n\
32339||WGS 72 / UTM zone 39S|WGS_1972_UTM_Zone_39S|4322|1114|||2764\n\
32340||WGS 72 / UTM zone 40S|WGS_1972_UTM_Zone_40S|4322|514|||2765\n\
32341||WGS 72 / UTM zone 41S|WGS_1972_UTM_Zone_41S|4322|1282|||2766\n\
32342||WGS 72 / UTM zone 42S|WGS_1972_UTM_Zone_42S|4322|518|||2767\n\
32343||WGS 72 / UTM zone 43S|WGS_1972_UTM_Zone_43S|4322|1283|||2768\n\
32344||WGS 72 / UTM zone 44S|WGS_1972_UTM_Zone_44S|4322|1284|||2769\n\
32345||WGS 72 / UTM zone 45S|WGS_1972_UTM_Zone_45S|4322|2223|||2770\n\
32346||WGS 72 / UTM zone 46S|WGS_1972_UTM_Zone_46S|4322|1285|||2771\n\
32347||WGS 72 / UTM zone 47S|WGS_1972_UTM_Zone_47S|4322|1286|||2772\n\
32348||WGS 72 / UTM zone 48S|WGS_1972_UTM_Zone_48S|4322|1597|||2773\n\
32349||WGS 72 / UTM zone 49S|WGS_1972_UTM_Zone_49S|4322|1598|||2774\n\
32350||WGS 72 / UTM zone 50S|WGS_1972_UTM_Zone_50S|4322|369|||2775\n\
32351||WGS 72 / UTM zone 51S|WGS_1972_UTM_Zone_51S|4322|1599|||2776\n\
32352||WGS 72 / UTM zone 52S|WGS_1972_UTM_Zone_52S|4322|1600|||2777\n\
32353||WGS 72 / UTM zone 53S|WGS_1972_UTM_Zone_53S|4322|1601|||2778\n\
32354||WGS 72 / UTM zone 54S|WGS_1972_UTM_Zone_54S|4322|1102|||2779\n\
32355||WGS 72 / UTM zone 55S|WGS_1972_UTM_Zone_55S|4322|1103|||2780\n\
32356||WGS 72 / UTM zone 56S|WGS_1972_UTM_Zone_56S|4322|1104|||2781\n\
32357||WGS 72 / UTM zone 57S|WGS_1972_UTM_Zone_57S|4322|627|||2782\n\
32358||WGS 72 / UTM zone 58S|WGS_1972_UTM_Zone_58S|4322|110|||2783\n\
32359||WGS 72 / UTM zone 59S|WGS_1972_UTM_Zone_59S|4322|111|||2784\n\
32360||WGS 72 / UTM zone 60S|WGS_1972_UTM_Zone_60S|4322|112|||2785\n\
32401||WGS 72BE / UTM zone 1N||4324|836|||2666\n\
32402||WGS 72BE / UTM zone 2N||4324|837|||2727\n\
32403||WGS 72BE / UTM zone 3N||4324|838|||2668\n\
32404||WGS 72BE / UTM zone 4N||4324|839|||2669\n\
32405||WGS 72BE / UTM zone 5N||4324|840|||2670\n\
32406||WGS 72BE / UTM zone 6N||4324|841|||2671\n\
32407||WGS 72BE / UTM zone 7N||4324|618|||2672\n\
32408||WGS 72BE / UTM zone 8N||4324|619|||2673\n\
32409||WGS 72BE / UTM zone 9N||4324|620|||2674\n\
32410||WGS 72BE / UTM zone 10N||4324|621|||2675\n\
32411||WGS 72BE / UTM zone 11N||4324|118|||2676\n\
32412||WGS 72BE / UTM zone 12N||4324|117|||2677\n\
32413||WGS 72BE / UTM zone 13N||4324|116|||2678\n\
32414||WGS 72BE / UTM zone 14N||4324|622|||2679\n\
32415||WGS 72BE / UTM zone 15N||4324|17|||2680\n\
32416||WGS 72BE / UTM zone 16N||4324|18|||2681\n\
32417||WGS 72BE / UTM zone 17N||4324|19|||2682\n\
32418||WGS 72BE / UTM zone 18N||4324|20|||2683\n\
32419||WGS 72BE / UTM zone 19N||4324|21|||2684\n\
32420||WGS 72BE / UTM zone 20N||4324|22|||2685\n\
32421||WGS 72BE / UTM zone 21N||4324|23|||2686\n\
32422||WGS 72BE / UTM zone 22N||4324|163|||2687\n\
32423||WGS 72BE / UTM zone 23N||4324|164|||2688\n\
32424||WGS 72BE / UTM zone 24N||4324|632|||2689\n\
32425||WGS 72BE / UTM zone 25N||4324|141|||2690\n\
32426||WGS 72BE / UTM zone 26N||4324|142|||2691\n\
32427||WGS 72BE / UTM zone 27N||4324|551|||2692\n\
32428||WGS 72BE / UTM zone 28N||4324|47|||2693\n\
32429||WGS 72BE / UTM zone 29N||4324|27|||2694\n\
32430||WGS 72BE / UTM zone 30N||4324|26|||2695\n\
32431||WGS 72BE / UTM zone 31N||4324|552|||2696\n\
32432||WGS 72BE / UTM zone 32N||4324|59|||2697\n\
32433||WGS 72BE / UTM zone 33N||4324|60|||2698\n\
32434||WGS 72BE / UTM zone 34N||4324|61|||2699\n\
32435||WGS 72BE / UTM zone 35N||4324|62|||2700\n\
32436||WGS 72BE / UTM zone 36N||4324|553|||2701\n\
32437||WGS 72BE / UTM zone 37N||4324|554|||2702\n\
32438||WGS 72BE / UTM zone 38N||4324|42|||2703\n\
32439||WGS 72BE / UTM zone 39N||4324|43|||2704\n\
32440||WGS 72BE / UTM zone 40N||4324|44|||2705\n\
32441||WGS 72BE / UTM zone 41N||4324|45|||2706\n\
32442||WGS 72BE / UTM zone 42N||4324|1945|||2707\n\
32443||WGS 72BE / UTM zone 43N||4324|1946|||2708\n\
32444||WGS 72BE / UTM zone 44N||4324|1947|||2709\n\
32445||WGS 72BE / UTM zone 45N||4324|1944|||2710\n\
32446||WGS 72BE / UTM zone 46N||4324|1732|||2711\n\
32447||WGS 72BE / UTM zone 47N||4324|1733|||2712\n\
32448||WGS 72BE / UTM zone 48N||4324|615|||2713\n\
32449||WGS 72BE / UTM zone 49N||4324|616|||2714\n\
32450||WGS 72BE / UTM zone 50N||4324|1734|||2715\n\
32451||WGS 72BE / UTM zone 51N||4324|575|||2716\n\
32452||WGS 72BE / UTM zone 52N||4324|576|||2717\n\
32453||WGS 72BE / UTM zone 53N||4324|577|||2718\n\
32454||WGS 72BE / UTM zone 54N||4324|578|||2719\n\
32455||WGS 72BE / UTM zone 55N||4324|579|||2720\n\
32456||WGS 72BE / UTM zone 56N||4324|2208|||2721\n\
32457||WGS 72BE / UTM zone 57N||4324|2209|||2722\n\
32458||WGS 72BE / UTM zone 58N||4324|2210|||2723\n\
32459||WGS 72BE / UTM zone 59N||4324|765|||2724\n\
32460||WGS 72BE / UTM zone 60N||4324|766|||2725\n\
32501||WGS 72BE / UTM zone 1S||4324|522|||2726\n\
32502||WGS 72BE / UTM zone 2S||4324|146|||2727\n\
32503||WGS 72BE / UTM zone 3S||4324|2211|||2728\n\
32504||WGS 72BE / UTM zone 4S||4324|2212|||2729\n\
32505||WGS 72BE / UTM zone 5S||4324|516|||2730\n\
32506||WGS 72BE / UTM zone 6S||4324|515|||2731\n\
32507||WGS 72BE / UTM zone 7S||4324|517|||2732\n\
32508||WGS 72BE / UTM zone 8S||4324|735|||2733\n\
32509||WGS 72BE / UTM zone 9S||4324|859|||2734\n\
32510||WGS 72BE / UTM zone 10S||4324|2213|||2735\n\
32511||WGS 72BE / UTM zone 11S||4324|2214|||2736\n\
32512||WGS 72BE / UTM zone 12S||4324|1738|||2737\n\
32513||WGS 72BE / UTM zone 13S||4324|2215|||2738\n\
32514||WGS 72BE / UTM zone 14S||4324|2216|||2739\n\
32515||WGS 72BE / UTM zone 15S||4324|2217|||2740\n\
32516||WGS 72BE / UTM zone 16S||4324|2218|||2741\n\
32517||WGS 72BE / UTM zone 17S||4324|1121|||2742\n\
32518||WGS 72BE / UTM zone 18S||4324|1076|||2743\n\
32519||WGS 72BE / UTM zone 19S||4324|64|||2744\n\
32520||WGS 72BE / UTM zone 20S||4324|256|||2745\n\
32521||WGS 72BE / UTM zone 21S||4324|1075|||2746\n\
32522||WGS 72BE / UTM zone 22S||4324|1078|||2747\n\
32523||WGS 72BE / UTM zone 23S||4324|932|||2748\n\
32524||WGS 72BE / UTM zone 24S||4324|1101|||2749\n\
32525||WGS 72BE / UTM zone 25S||4324|1068|||2750\n\
32526||WGS 72BE / UTM zone 26S||4324|1079|||2751\n\
32527||WGS 72BE / UTM zone 27S||4324|2219|||2752\n\
32528||WGS 72BE / UTM zone 28S||4324|2220|||2753\n\
32529||WGS 72BE / UTM zone 29S||4324|2221|||2754\n\
32530||WGS 72BE / UTM zone 30S||4324|1603|||2755\n\
32531||WGS 72BE / UTM zone 31S||4324|2222|||2756\n\
32532||WGS 72BE / UTM zone 32S||4324|761|||2757\n\
32533||WGS 72BE / UTM zone 33S||4324|755|||2758\n\
32534||WGS 72BE / UTM zone 34S||4324|930|||2759\n\
32535||WGS 72BE / UTM zone 35S||4324|931|||2760\n\
32536||WGS 72BE / UTM zone 36S||4324|406|||2761\n\
32537||WGS 72BE / UTM zone 37S||4324|407|||2762\n\
32538||WGS 72BE / UTM zone 38S||4324|519|||2763\n\
32539||WGS 72BE / UTM zone 39S||4324|1114|||2764\n\
32540||WGS 72BE / UTM zone 40S||4324|514|||2765\n\
32541||WGS 72BE / UTM zone 41S||4324|1282|||2766\n\
32542||WGS 72BE / UTM zone 42S||4324|518|||2767\n\
32543||WGS 72BE / UTM zone 43S||4324|1283|||2768\n\
32544||WGS 72BE / UTM zone 44S||4324|1284|||2769\n\
32545||WGS 72BE / UTM zone 45S||4324|2223|||2770\n\
32546||WGS 72BE / UTM zone 46S||4324|1285|||2771\n\
32547||WGS 72BE / UTM zone 47S||4324|1286|||2772\n\
32548||WGS 72BE / UTM zone 48S||4324|1597|||2773\n\
32549||WGS 72BE / UTM zone 49S||4324|1598|||2774\n\
32550||WGS 72BE / UTM zone 50S||4324|369|||2775\n\
32551||WGS 72BE / UTM zone 51S||4324|1599|||2776\n\
32552||WGS 72BE / UTM zone 52S||4324|1600|||2777\n\
32553||WGS 72BE / UTM zone 53S||4324|1601|||2778\n\
32554||WGS 72BE / UTM zone 54S||4324|1102|||2779\n\
32555||WGS 72BE / UTM zone 55S||4324|1103|||2780\n\
32556||WGS 72BE / UTM zone 56S||4324|1104|||2781\n\
32557||WGS 72BE / UTM zone 57S||4324|627|||2782\n\
32558||WGS 72BE / UTM zone 58S||4324|110|||2783\n\
32559||WGS 72BE / UTM zone 59S||4324|111|||2784\n\
32560||WGS 72BE / UTM zone 60S||4324|112|||2785\n\
32600||WGS 84 / UTM grid system (northern hemisphere)||4326|2224|||2786\n\
32601||WGS 84 / UTM zone 1N|WGS_1984_UTM_Zone_1N|4326|836|||2666\n\
32602||WGS 84 / UTM zone 2N|WGS_1984_UTM_Zone_2N|4326|837|||2667\n\
32603||WGS 84 / UTM zone 3N|WGS_1984_UTM_Zone_3N|4326|838|||2668\n\
32604||WGS 84 / UTM zone 4N|WGS_1984_UTM_Zone_4N|4326|839|||2669\n\
32605||WGS 84 / UTM zone 5N|WGS_1984_UTM_Zone_5N|4326|840|||2670\n\
32606||WGS 84 / UTM zone 6N|WGS_1984_UTM_Zone_6N|4326|841|||2671\n\
32607||WGS 84 / UTM zone 7N|WGS_1984_UTM_Zone_7N|4326|618|||2672\n\
32608||WGS 84 / UTM zone 8N|WGS_1984_UTM_Zone_8N|4326|619|||2673\n\
32609||WGS 84 / UTM zone 9N|WGS_1984_UTM_Zone_9N|4326|620|||2674\n\
32610||WGS 84 / UTM zone 10N|WGS_1984_UTM_Zone_10N|4326|621|||2675\n\
32611||WGS 84 / UTM zone 11N|WGS_1984_UTM_Zone_11N|4326|118|||2676\n\
32612||WGS 84 / UTM zone 12N|WGS_1984_UTM_Zone_12N|4326|117|||2677\n\
32613||WGS 84 / UTM zone 13N|WGS_1984_UTM_Zone_13N|4326|116|||2678\n\
32614||WGS 84 / UTM zone 14N|WGS_1984_UTM_Zone_14N|4326|622|||2679\n\
32615||WGS 84 / UTM zone 15N|WGS_1984_UTM_Zone_15N|4326|17|||2680\n\
32616||WGS 84 / UTM zone 16N|WGS_1984_UTM_Zone_16N|4326|18|||2681\n\
32617||WGS 84 / UTM zone 17N|WGS_1984_UTM_Zone_17N|4326|19|||2682\n\
32618||WGS 84 / UTM zone 18N|WGS_1984_UTM_Zone_18N|4326|20|||2683\n\
32619||WGS 84 / UTM zone 19N|WGS_1984_UTM_Zone_19N|4326|21|||2684\n\
32620||WGS 84 / UTM zone 20N|WGS_1984_UTM_Zone_20N|4326|22|||2685\n\
32621||WGS 84 / UTM zone 21N|WGS_1984_UTM_Zone_21N|4326|23|||2686\n\
32622||WGS 84 / UTM zone 22N|WGS_1984_UTM_Zone_22N|4326|163|||2687\n\
32623||WGS 84 / UTM zone 23N|WGS_1984_UTM_Zone_23N|4326|164|||2688\n\
32624||WGS 84 / UTM zone 24N|WGS_1984_UTM_Zone_24N|4326|632|||2689\n\
32625||WGS 84 / UTM zone 25N|WGS_1984_UTM_Zone_25N|4326|141|||2690\n\
32626||WGS 84 / UTM zone 26N|WGS_1984_UTM_Zone_26N|4326|142|||2691\n\
32627||WGS 84 / UTM zone 27N|WGS_1984_UTM_Zone_27N|4326|551|||2692\n\
32628||WGS 84 / UTM zone 28N|WGS_1984_UTM_Zone_28N|4326|47|||2693\n\
32629||WGS 84 / UTM zone 29N|WGS_1984_UTM_Zone_29N|4326|27|||2694\n\
32630||WGS 84 / UTM zone 30N|WGS_1984_UTM_Zone_30N|4326|26|||2695\n\
32631||WGS 84 / UTM zone 31N|WGS_1984_UTM_Zone_31N|4326|552|||2696\n\
32632||WGS 84 / UTM zone 32N|WGS_1984_UTM_Zone_32N|4326|59|||2697\n\
32633||WGS 84 / UTM zone 33N|WGS_1984_UTM_Zone_33N|4326|60|||2698\n\
32634||WGS 84 / UTM zone 34N|WGS_1984_UTM_Zone_34N|4326|61|||2699\n\
32635||WGS 84 / UTM zone 35N|WGS_1984_UTM_Zone_35N|4326|62|||2700\n\
32636||WGS 84 / UTM zone 36N|WGS_1984_UTM_Zone_36N|4326|553|||2701\n\
32637||WGS 84 / UTM zone 37N|WGS_1984_UTM_Zone_37N|4326|554|||2702\n\
32638||WGS 84 / UTM zone 38N|WGS_1984_UTM_Zone_38N|4326|42|||2703\n\
32639||WGS 84 / UTM zone 39N|WGS_1984_UTM_Zone_39N|4326|43|||2704\n\
32640||WGS 84 / UTM zone 40N|WGS_1984_UTM_Zone_40N|4326|44|||2705\n\
32641||WGS 84 / UTM zone 41N|WGS_1984_UTM_Zone_41N|4326|45|||2706\n\
32642||WGS 84 / UTM zone 42N|WGS_1984_UTM_Zone_42N|4326|1945|||2707\n\
32643||WGS 84 / UTM zone 43N|WGS_1984_UTM_Zone_43N|4326|1946|||2708\n\
32644||WGS 84 / UTM zone 44N|WGS_1984_UTM_Zone_44N|4326|1947|||2709\n\
32645||WGS 84 / UTM zone 45N|WGS_1984_UTM_Zone_45N|4326|1944|||2710\n\
32646||WGS 84 / UTM zone 46N|WGS_1984_UTM_Zone_46N|4326|1732|||2711\n\
32647||WGS 84 / UTM zone 47N|WGS_1984_UTM_Zone_47N|4326|1733|||2712\n\
32648||WGS 84 / UTM zone 48N|WGS_1984_UTM_Zone_48N|4326|615|||2713\n\
32649||WGS 84 / UTM zone 49N|WGS_1984_UTM_Zone_49N|4326|616|||2714\n\
32650||WGS 84 / UTM zone 50N|WGS_1984_UTM_Zone_50N|4326|1734|||2715\n\
32651||WGS 84 / UTM zone 51N|WGS_1984_UTM_Zone_51N|4326|575|||2716\n\
32652||WGS 84 / UTM zone 52N|WGS_1984_UTM_Zone_52N|4326|576|||2717\n\
32653||WGS 84 / UTM zone 53N|WGS_1984_UTM_Zone_53N|4326|577|||2718\n\
32654||WGS 84 / UTM zone 54N|WGS_1984_UTM_Zone_54N|4326|578|||2719\n\
32655||WGS 84 / UTM zone 55N|WGS_1984_UTM_Zone_55N|4326|579|||2720\n\
32656||WGS 84 / UTM zone 56N|WGS_1984_UTM_Zone_56N|4326|2208|||2721\n\
32657||WGS 84 / UTM zone 57N|WGS_1984_UTM_Zone_57N|4326|2209|||2722\n\
32658||WGS 84 / UTM zone 58N|WGS_1984_UTM_Zone_58N|4326|2210|||2723\n\
32659||WGS 84 / UTM zone 59N|WGS_1984_UTM_Zone_59N|4326|765|||2724\n\
32660||WGS 84 / UTM zone 60N|WGS_1984_UTM_Zone_60N|4326|766|||2725\n\
32661||WGS 84 / UPS North (N,E)|UPS_North|4326|1000|||1566\n\
32662|1|WGS 84 / Plate Carree|WGS_1984_Plate_Carree|4326|861|||12\n\
32663|4087|WGS 84 / World Equidistant Cylindrical||4326|861|||12\n\
32664||WGS 84 / BLM 14N (ftUS)|WGS_1984_BLM_Zone_14N_ftUS|4326|2201|0.30480060960121924||2661\n\
32665||WGS 84 / BLM 15N (ftUS)|WGS_1984_BLM_Zone_15N_ftUS|4326|2202|0.30480060960121924||2662\n\
32666||WGS 84 / BLM 16N (ftUS)|WGS_1984_BLM_Zone_16N_ftUS|4326|2203|0.30480060960121924||2663\n\
32667||WGS 84 / BLM 17N (ftUS)|WGS_1984_BLM_Zone_17N_ftUS|4326|2204|0.30480060960121924||2664\n\
32700||WGS 84 / UTM grid system (southern hemisphere)||4326|2225|||2787\n\
32701||WGS 84 / UTM zone 1S|WGS_1984_UTM_Zone_1S|4326|522|||2726\n\
32702||WGS 84 / UTM zone 2S|WGS_1984_UTM_Zone_2S|4326|146|||2727\n\
32703||WGS 84 / UTM zone 3S|WGS_1984_UTM_Zone_3S|4326|2211|||2728\n\
32704||WGS 84 / UTM zone 4S|WGS_1984_UTM_Zone_4S|4326|2212|||2729\n\
32705||WGS 84 / UTM zone 5S|WGS_1984_UTM_Zone_5S|4326|516|||2730\n\
32706||WGS 84 / UTM zone 6S|WGS_1984_UTM_Zone_6S|4326|515|||2731\n\
32707||WGS 84 / UTM zone 7S|WGS_1984_UTM_Zone_7S|4326|517|||2732\n\
32708||WGS 84 / UTM zone 8S|WGS_1984_UTM_Zone_8S|4326|735|||2733\n\
32709||WGS 84 / UTM zone 9S|WGS_1984_UTM_Zone_9S|4326|859|||2734\n\
32710||WGS 84 / UTM zone 10S|WGS_1984_UTM_Zone_10S|4326|2213|||2735\n\
32711||WGS 84 / UTM zone 11S|WGS_1984_UTM_Zone_11S|4326|2214|||2736\n\
32712||WGS 84 / UTM zone 12S|WGS_1984_UTM_Zone_12S|4326|1738|||2737\n\
32713||WGS 84 / UTM zone 13S|WGS_1984_UTM_Zone_13S|4326|2215|||2738\n\
32714||WGS 84 / UTM zone 14S|WGS_1984_UTM_Zone_14S|4326|2216|||2739\n\
32715||WGS 84 / UTM zone 15S|WGS_1984_UTM_Zone_15S|4326|2217|||2740\n\
32716||WGS 84 / UTM zone 16S|WGS_1984_UTM_Zone_16S|4326|2218|||2741\n\
32717||WGS 84 / UTM zone 17S|WGS_1984_UTM_Zone_17S|4326|1121|||2742\n\
32718||WGS 84 / UTM zone 18S|WGS_1984_UTM_Zone_18S|4326|1076|||2743\n\
32719||WGS 84 / UTM zone 19S|WGS_1984_UTM_Zone_19S|4326|64|||2744\n\
32720||WGS 84 / UTM zone 20S|WGS_1984_UTM_Zone_20S|4326|256|||2745\n\
32721||WGS 84 / UTM zone 21S|WGS_1984_UTM_Zone_21S|4326|1075|||2746\n\
32722||WGS 84 / UTM zone 22S|WGS_1984_UTM_Zone_22S|4326|1078|||2747\n\
32723||WGS 84 / UTM zone 23S|WGS_1984_UTM_Zone_23S|4326|932|||2748\n\
32724||WGS 84 / UTM zone 24S|WGS_1984_UTM_Zone_24S|4326|1101|||2749\n\
32725||WGS 84 / UTM zone 25S|WGS_1984_UTM_Zone_25S|4326|1068|||2750\n\
32726||WGS 84 / UTM zone 26S|WGS_1984_UTM_Zone_26S|4326|1079|||2751\n\
32727||WGS 84 / UTM zone 27S|WGS_1984_UTM_Zone_27S|4326|2219|||2752\n\
32728||WGS 84 / UTM zone 28S|WGS_1984_UTM_Zone_28S|4326|2220|||2753\n\
32729||WGS 84 / UTM zone 29S|WGS_1984_UTM_Zone_29S|4326|2221|||2754\n\
32730||WGS 84 / UTM zone 30S|WGS_1984_UTM_Zone_30S|4326|1603|||2755\n\
32731||WGS 84 / UTM zone 31S|WGS_1984_UTM_Zone_31S|4326|2222|||2756\n\
32732||WGS 84 / UTM zone 32S|WGS_1984_UTM_Zone_32S|4326|761|||2757\n\
32733||WGS 84 / UTM zone 33S|WGS_1984_UTM_Zone_33S|4326|755|||2758\n\
32734||WGS 84 / UTM zone 34S|WGS_1984_UTM_Zone_34S|4326|930|||2759\n\
32735||WGS 84 / UTM zone 35S|WGS_1984_UTM_Zone_35S|4326|931|||2760\n\
32736||WGS 84 / UTM zone 36S|WGS_1984_UTM_Zone_36S|4326|406|||2761\n\
32737||WGS 84 / UTM zone 37S|WGS_1984_UTM_Zone_37S|4326|407|||2762\n\
32738||WGS 84 / UTM zone 38S|WGS_1984_UTM_Zone_38S|4326|519|||2763\n\
32739||WGS 84 / UTM zone 39S|WGS_1984_UTM_Zone_39S|4326|1114|||2764\n\
32740||WGS 84 / UTM zone 40S|WGS_1984_UTM_Zone_40S|4326|514|||2765\n\
32741||WGS 84 / UTM zone 41S|WGS_1984_UTM_Zone_41S|4326|1282|||2766\n\
32742||WGS 84 / UTM zone 42S|WGS_1984_UTM_Zone_42S|4326|518|||2767\n\
32743||WGS 84 / UTM zone 43S|WGS_1984_UTM_Zone_43S|4326|1283|||2768\n\
32744||WGS 84 / UTM zone 44S|WGS_1984_UTM_Zone_44S|4326|1284|||2769\n\
32745||WGS 84 / UTM zone 45S|WGS_1984_UTM_Zone_45S|4326|2223|||2770\n\
32746||WGS 84 / UTM zone 46S|WGS_1984_UTM_Zone_46S|4326|1285|||2771\n\
32747||WGS 84 / UTM zone 47S|WGS_1984_UTM_Zone_47S|4326|1286|||2772\n\
32748||WGS 84 / UTM zone 48S|WGS_1984_UTM_Zone_48S|4326|1597|||2773\n\
32749||WGS 84 / UTM zone 49S|WGS_1984_UTM_Zone_49S|4326|1598|||2774\n\
32750||WGS 84 / UTM zone 50S|WGS_1984_UTM_Zone_50S|4326|369|||2775\n\
32751||WGS 84 / UTM zone 51S|WGS_1984_UTM_Zone_51S|4326|1599|||2776\n\
32752||WGS 84 / UTM zone 52S|WGS_1984_UTM_Zone_52S|4326|1600|||2777\n\
32753||WGS 84 / UTM zone 53S|WGS_1984_UTM_Zone_53S|4326|1601|||2778\n\
32754||WGS 84 / UTM zone 54S|WGS_1984_UTM_Zone_54S|4326|1102|||2779\n\
32755||WGS 84 / UTM zone 55S|WGS_1984_UTM_Zone_55S|4326|1103|||2780\n\
32756||WGS 84 / UTM zone 56S|WGS_1984_UTM_Zone_56S|4326|1104|||2781\n\
32757||WGS 84 / UTM zone 57S|WGS_1984_UTM_Zone_57S|4326|627|||2782\n\
32758||WGS 84 / UTM zone 58S|WGS_1984_UTM_Zone_58S|4326|110|||2783\n\
32759||WGS 84 / UTM zone 59S|WGS_1984_UTM_Zone_59S|4326|111|||2784\n\
32760||WGS 84 / UTM zone 60S|WGS_1984_UTM_Zone_60S|4326|112|||2785\n\
32761||WGS 84 / UPS South (N,E)|UPS_South|4326|1001|||1318\n\
32766||WGS 84 / TM 36 SE|WGS_1984_TM_36_SE|4326|2226|||2788\n\
900913|1|Google Maps Global Mercator||4326|887|||1619\n\
2181|1|ED_1950_Turkey_9||4230|2227|||962\n\
2182|1|ED_1950_Turkey_10||4230|2228|||963\n\
2183|1|ED_1950_Turkey_11||4230|2229|||964\n\
2184|1|ED_1950_Turkey_12||4230|2230|||965\n\
2185|1|ED_1950_Turkey_13||4230|2231|||966\n\
2186|1|ED_1950_Turkey_14||4230|2232|||967\n\
2187|1|ED_1950_Turkey_15||4230|2233|||968\n\
20003||Pulkovo_1995_GK_Zone_3||4200|752|||1140\n\
20062||Pulkovo_1995_GK_Zone_2N||4200|356|||1139\n\
20063||Pulkovo_1995_GK_Zone_3N||4200|357|||1140\n\
24721||La_Canoa_UTM_Zone_21N||4247|23|||2789\n\
26761|1|NAD_1927_StatePlane_Hawaii_1_FIPS_5101||4267|2234|0.30480060960121924||45\n\
26762|1|NAD_1927_StatePlane_Hawaii_2_FIPS_5102||4267|2235|0.30480060960121924||46\n\
26763|1|NAD_1927_StatePlane_Hawaii_3_FIPS_5103||4267|822|0.30480060960121924||47\n\
26764|1|NAD_1927_StatePlane_Hawaii_4_FIPS_5104||4267|823|0.30480060960121924||48\n\
26765|1|NAD_1927_StatePlane_Hawaii_5_FIPS_5105||4267|824|0.30480060960121924||1240\n\
26788||NAD_1927_StatePlane_Michigan_North_FIPS_2111||4267|2039|0.30480060960121924||1004\n\
26789||NAD_1927_StatePlane_Michigan_Central_FIPS_2112||4267|2040|0.30480060960121924||1005\n\
26790||NAD_1927_StatePlane_Michigan_South_FIPS_2113||4267|2041|0.30480060960121924||1006\n\
30591|1|Nord_Algerie||4305|2118|||2608\n\
30592|1|Sud_Algerie||4305|2119|||2614\n\
31491||Germany_Zone_1||4314|1098|||1780\n\
31492||Germany_Zone_2||4314|1119|||1814\n\
31493||Germany_Zone_3||4314|126|||1815\n\
31494||Germany_Zone_4||4314|127|||1816\n\
31495||Germany_Zone_5||4314|128|||1817\n\
31917|1|SIRGAS_UTM_Zone_17N||4170|19|||2635\n\
31918|1|SIRGAS_UTM_Zone_18N||4170|20|||2624\n\
31919|1|SIRGAS_UTM_Zone_19N||4170|21|||2625\n\
31920|1|SIRGAS_UTM_Zone_20N||4170|22|||2636\n\
31921|1|SIRGAS_UTM_Zone_21N||4170|23|||2637\n\
31922|1|SIRGAS_UTM_Zone_22N||4170|163|||2638\n\
32059||NAD_1927_StatePlane_Puerto_Rico_FIPS_5201||4267|2236|0.30480060960121924||2790\n\
32060||NAD_1927_StatePlane_Virgin_Islands_St_Croix_FIPS_5202||4267|2237|0.30480060960121924||2791\n\
53001||Sphere_Plate_Carree||4035|2238|||12\n\
53002||Sphere_Equidistant_Cylindrical||4035|2239|||12\n\
53003||Sphere_Miller_Cylindrical||4035|2240|||12\n\
53004||Sphere_Mercator||4035|2241|||12\n\
53008||Sphere_Sinusoidal||4035|2242|||12\n\
53009||Sphere_Mollweide||4035|2243|||12\n\
53010||Sphere_Eckert_VI||4035|2244|||12\n\
53011||Sphere_Eckert_V||4035|2245|||12\n\
53012||Sphere_Eckert_IV||4035|2246|||12\n\
53013||Sphere_Eckert_III||4035|2247|||12\n\
53014||Sphere_Eckert_II||4035|2248|||12\n\
53015||Sphere_Eckert_I||4035|2249|||12\n\
53016||Sphere_Gall_Stereographic||4035|2250|||12\n\
53017||Sphere_Behrmann||4035|2251|||12\n\
53018||Sphere_Winkel_I||4035|2252|||12\n\
53019||Sphere_Winkel_II||4035|2253|||12\n\
53021||Sphere_Polyconic||4035|2254|||12\n\
53022||Sphere_Quartic_Authalic||4035|2255|||12\n\
53023||Sphere_Loximuthal||4035|2256|||12\n\
53024||Sphere_Bonne||4035|2257|||12\n\
53025||Sphere_Hotine||4035|2258|||12\n\
53026||Sphere_Stereographic||4035|2259|||12\n\
53027||Sphere_Equidistant_Conic||4035|2260|||12\n\
53028||Sphere_Cassini||4035|2261|||12\n\
53029||Sphere_Van_der_Grinten_I||4035|2262|||12\n\
53030||Sphere_Robinson||4035|2263|||12\n\
53031||Sphere_Two_Point_Equidistant||4035|2264|||12\n\
53032||Sphere_Azimuthal_Equidistant||4035|2265|||12\n\
53034||Sphere_Cylindrical_Equal_Area||4035|2266|||12\n\
53035||Sphere_Equal_Earth_Greenwich||104047|1702|||12\n\
53036||Sphere_Equal_Earth_Americas||104047|1703|||12\n\
53037||Sphere_Equal_Earth_Asia_Pacific||104047|1704|||12\n\
53042||Sphere_Winkel_Tripel_NGS||4035|2267|||12\n\
53043||Sphere_Aitoff||4035|2268|||12\n\
53044||Sphere_Hammer_Aitoff||4035|2269|||12\n\
53045||Sphere_Flat_Polar_Quartic||4035|2270|||12\n\
53046||Sphere_Craster_Parabolic||4035|2271|||12\n\
53048||Sphere_Times||4035|2272|||12\n\
53049||Sphere_Vertical_Perspective||4326|2273|||12\n\
53074||Sphere_Wagner_IV||4047|2274|||12\n\
53075||Sphere_Wagner_V||104047|2275|||12\n\
53076||Sphere_Wagner_VII||4047|2276|||12\n\
53077||Sphere_Natural_Earth||104047|2277|||12\n\
53078||Sphere_Natural_Earth_II||104047|2278|||12\n\
53079||Sphere_Patterson||104047|2279|||12\n\
53080||Sphere_Compact_Miller||104047|2280|||12\n\
54001||World_Plate_Carree||4326|2238|||12\n\
54002||World_Equidistant_Cylindrical||4326|2239|||12\n\
54003||World_Miller_Cylindrical||4326|2240|||12\n\
54004||World_Mercator||4326|2241|||12\n\
54008||World_Sinusoidal||4326|2242|||12\n\
54009||World_Mollweide||4326|2243|||12\n\
54010||World_Eckert_VI||4326|2244|||12\n\
54011||World_Eckert_V||4326|2245|||12\n\
54012||World_Eckert_IV||4326|2246|||12\n\
54013||World_Eckert_III||4326|2247|||12\n\
54014||World_Eckert_II||4326|2248|||12\n\
54015||World_Eckert_I||4326|2249|||12\n\
54016||World_Gall_Stereographic||4326|2250|||12\n\
54017||World_Behrmann||4326|2251|||12\n\
54018||World_Winkel_I||4326|2252|||12\n\
54019||World_Winkel_II||4326|2253|||12\n\
54021||World_Polyconic||4326|2254|||12\n\
54022||World_Quartic_Authalic||4326|2255|||12\n\
54023||World_Loximuthal||4326|2256|||12\n\
54024||World_Bonne||4326|2257|||12\n\
54025||World_Hotine||4326|2258|||12\n\
54026||World_Stereographic||4326|2259|||12\n\
54027||World_Equidistant_Conic||4326|2260|||12\n\
54028||World_Cassini||4326|2261|||12\n\
54029||World_Van_der_Grinten_I||4326|2262|||12\n\
54030||World_Robinson||4326|2263|||12\n\
54031||World_Two_Point_Equidistant||4326|2264|||12\n\
54032||World_Azimuthal_Equidistant||4326|2265|||12\n\
54034||World_Cylindrical_Equal_Area||4326|2266|||12\n\
54035|1|WGS_1984_Equal_Earth_Greenwich||4326|1702|||12\n\
54036|1|WGS_1984_Equal_Earth_Americas||4326|1703|||12\n\
54037|1|WGS_1984_Equal_Earth_Asia_Pacific||4326|1704|||12\n\
54042||World_Winkel_Tripel_NGS||4326|2267|||12\n\
54043||World_Aitoff||4326|2268|||12\n\
54044||World_Hammer_Aitoff||4326|2269|||12\n\
54045||World_Flat_Polar_Quartic||4326|2270|||12\n\
54046||World_Craster_Parabolic||4326|2271|||12\n\
54048||World_Times||4326|2272|||12\n\
54049||World_Vertical_Perspective||4326|2273|||12\n\
54050||World_Fuller||4326|2281|||12\n\
54051||World_Cube||4326|2282|||12\n\
54052||World_Goode_Homolosine_Land||4326|2283|||12\n\
54053||World_Goode_Homolosine_Ocean||4326|2284|||12\n\
54074||World_Wagner_IV||4326|2274|||12\n\
54075||World_Wagner_V||4326|2275|||12\n\
54076||World_Wagner_VII||4326|2276|||12\n\
54077||World_Natural_Earth||4326|2277|||12\n\
54078||World_Natural_Earth_II||4326|2278|||12\n\
54079||World_Patterson||4326|2279|||12\n\
54080||World_Compact_Miller||4326|2280|||12\n\
54090||WGS_1984_Peirce_quincuncial_North_Pole_square||4326|2285|||12\n\
54091||WGS_1984_Peirce_quincuncial_North_Pole_diamond||4326|2286|||12\n\
54098||WGS_1984_Adams_Square_II||4326|2287|||12\n\
54099||WGS_1984_Spilhaus_Ocean_Map_in_Square||4326|2288|||12\n\
54100||WGS_1984_Tobler_Cylindrical_I||4326|2289|||12\n\
54101||WGS_1984_Tobler_Cylindrical_II||4326|2290|||12\n\
65061||NAD_1927_StatePlane_Guam_FIPS_5400||4267|2291|0.30480060960121924||2792\n\
65062||American_Samoa_1962_StatePlane_American_Samoa_FIPS_5300||4169|580|0.30480060960121924||937\n\
65161||NAD_1983_StatePlane_Guam_FIPS_5400||4269|2291|||2792\n\
65163|1|NAD_1983_StatePlane_Kentucky_FIPS_1600||4269|573|||383\n\
102001||Canada_Albers_Equal_Area_Conic||4269|2292|||55\n\
102002||Canada_Lambert_Conformal_Conic||4269|2293|||55\n\
102003||USA_Contiguous_Albers_Equal_Area_Conic||4269|2294|||77\n\
102004||USA_Contiguous_Lambert_Conformal_Conic||4269|2295|||77\n\
102005||USA_Contiguous_Equidistant_Conic||4269|2296|||77\n\
102006|1|NAD_1983_Alaska_Albers||4269|511|||808\n\
102007||Hawaii_Albers_Equal_Area_Conic||4269|2297|||44\n\
102008||North_America_Albers_Equal_Area_Conic||4269|2298|||407\n\
102009||North_America_Lambert_Conformal_Conic||4269|2299|||407\n\
102010||North_America_Equidistant_Conic||4269|2300|||407\n\
102011||Africa_Sinusoidal||4326|2301|||2793\n\
102012||Asia_Lambert_Conformal_Conic||4326|2302|||2794\n\
102013||Europe_Albers_Equal_Area_Conic||4230|2303|||2795\n\
102014||Europe_Lambert_Conformal_Conic||4230|2304|||2795\n\
102015||South_America_Lambert_Conformal_Conic||4618|2305|||2796\n\
102016||North_Pole_Azimuthal_Equidistant||4326|2306|||1563\n\
102017||North_Pole_Lambert_Azimuthal_Equal_Area||4326|2307|||1563\n\
102018||North_Pole_Stereographic||4326|2308|||1563\n\
102019||South_Pole_Azimuthal_Equidistant||4326|2309|||1564\n\
102020||South_Pole_Lambert_Azimuthal_Equal_Area||4326|2310|||1564\n\
102021||South_Pole_Stereographic||4326|2311|||1564\n\
102022||Africa_Albers_Equal_Area_Conic||4326|2312|||2793\n\
102023||Africa_Equidistant_Conic||4326|2313|||2793\n\
102024||Africa_Lambert_Conformal_Conic||4326|2314|||2793\n\
102025||Asia_North_Albers_Equal_Area_Conic||4326|2315|||2797\n\
102026||Asia_North_Equidistant_Conic||4326|2316|||2797\n\
102027||Asia_North_Lambert_Conformal_Conic||4326|2317|||2797\n\
102028||Asia_South_Albers_Equal_Area_Conic||4326|2318|||2798\n\
102029||Asia_South_Equidistant_Conic||4326|2319|||2798\n\
102030||Asia_South_Lambert_Conformal_Conic||4326|2320|||2798\n\
102031||Europe_Equidistant_Conic||4230|2321|||2795\n\
102032||South_America_Equidistant_Conic||4291|2322|||2796\n\
102033||South_America_Albers_Equal_Area_Conic||4618|2323|||2796\n\
102034||North_Pole_Gnomonic||4326|2324|||1563\n\
102035||North_Pole_Orthographic||4326|2325|||1563\n\
102036||South_Pole_Gnomonic||4326|2326|||1564\n\
102037||South_Pole_Orthographic||4326|2327|||1564\n\
102038||The_World_From_Space||37008|2328|||12\n\
102039||USA_Contiguous_Albers_Equal_Area_Conic_USGS_version||4269|1002|||77\n\
102040|1|Korean_1985_Korea_Unified_Coordinate_System||4162|1036|||101\n\
102041||COB_NAD83_2007||4152|2329|0.30480060960121924||2799\n\
102042||NAD_1983_USFS_R9_Albers||4269|2330|||2800\n\
102043||NAD_1983_CORS96_UTM_Zone_20N||6783|22|||2665\n\
102044||NAD_1983_NSRS2007_UTM_Zone_20N||4759|22|||2665\n\
102045||NAD_1983_2011_UTM_Zone_20N||6318|22|||2665\n\
102046|1|NAD_1983_2011_UTM_Zone_59N||6318|765|||1542\n\
102047|1|NAD_1983_2011_UTM_Zone_60N||6318|766|||1543\n\
102048|1|NAD_1983_2011_UTM_Zone_1N||6318|836|||1582\n\
102049|1|NAD_1983_2011_UTM_Zone_2N||6318|837|||1583\n\
102050|1|NAD_1983_2011_UTM_Zone_3N||6318|838|||1584\n\
102051|1|NAD_1983_2011_UTM_Zone_4N||6318|839|||1585\n\
102052|1|NAD_1983_2011_UTM_Zone_5N||6318|840|||1586\n\
102053|1|NAD_1983_2011_UTM_Zone_6N||6318|841|||1587\n\
102054|1|NAD_1983_2011_UTM_Zone_7N||6318|618|||1588\n\
102055|1|NAD_1983_2011_UTM_Zone_8N||6318|619|||1589\n\
102056|1|NAD_1983_2011_UTM_Zone_9N||6318|620|||1590\n\
102057|1|NAD_1983_2011_UTM_Zone_10N||6318|621|||1591\n\
102058|1|NAD_1983_2011_UTM_Zone_11N||6318|118|||1592\n\
102059|1|NAD_1983_2011_UTM_Zone_12N||6318|117|||1593\n\
102060||D48_Slovenia_TM||104131|862|||8\n\
102061||Everest_Modified_1969_RSO_Malaya_Meters||37006|2331|||1397\n\
102062||Kertau_RSO_Malaya_Meters||4245|2332|||1397\n\
102063||Kandawala_Ceylon_Belt_Meters||4244|2333|||2801\n\
102064||Kandawala_Ceylon_Belt_Indian_Yards_1937||4244|2333|0.91439523||2801\n\
102065|1|S-JTSK_Krovak||4156|2334||sw|83\n\
102066|1|S-JTSK_Ferro_Krovak_East_North||4818|2335|||83\n\
102067|1|S-JTSK_Krovak_East_North||4156|2336|||83\n\
102068||EMEP_50_Kilometer_Grid||104128|2337|50000||2795\n\
102069||EMEP_150_Kilometer_Grid||104128|2338|150000||2795\n\
102070||Guernsey_Grid||4326|583|||1359\n\
102071||AGD_1966_ACT_Grid_AGC_Zone||4202|2339|||153\n\
102072||AGD_1966_ISG_54_2||4202|2340|||2802\n\
102073||AGD_1966_ISG_54_3||4202|2341|||2803\n\
102074||AGD_1966_ISG_55_1||4202|2342|||2804\n\
102075||AGD_1966_ISG_55_2||4202|2343|||2805\n\
102076||AGD_1966_ISG_55_3||4202|2344|||2806\n\
102077||AGD_1966_ISG_56_1||4202|2345|||2807\n\
102078||AGD_1966_ISG_56_2||4202|2346|||2808\n\
102079||AGD_1966_ISG_56_3||4202|2347|||2809\n\
102080|1|Korea_2000_Korea_Unified_Coordinate_System||4737|1036|||630\n\
102081|1|Korea_2000_Korea_West_Belt_2010||4737|1037|||899\n\
102082|1|Korea_2000_Korea_Central_Belt_2010||4737|1038|||1725\n\
102083|1|Korea_2000_Korea_East_Belt_2010||4737|1039|||897\n\
102084|1|Korea_2000_Korea_East_Sea_Belt_2010||4737|1040|||1719\n\
102085|1|Korean_1985_Modified_Korea_West_Belt||4162|1031|||899\n\
102086|1|Korean_1985_Modified_Korea_Central_Belt||4162|1032|||898\n\
102087|1|Korean_1985_Modified_Korea_Central_Belt_Jeju||4162|1033|||1720\n\
102088|1|Korean_1985_Modified_Korea_East_Belt||4162|1034|||897\n\
102089|1|Korean_1985_Modified_Korea_East_Sea_Belt||4162|1035|||1719\n\
102090|1|Bermuda_2000_National_Grid||4762|853|||645\n\
102091|1|Monte_Mario_Italy_1||4265|526|||1299\n\
102092|1|Monte_Mario_Italy_2||4265|527|||1300\n\
102093||Roma_1940_Gauss_Boaga_Est||104127|527|||1300\n\
102094||Roma_1940_Gauss_Boaga_Ovest||104127|526|||1299\n\
102095|1|JAD_2001_Jamaica_Grid||4758|804|||271\n\
102096||Bab_South_Palau_Azimuthal_Equidistant||104112|2348|||818\n\
102097||ETRS_1989_UTM_Zone_26N||4258|142|||1322\n\
102098||ETRS_1989_UTM_Zone_27N||4258|551|||1323\n\
102099||ETRS_1989_UTM_Zone_39N||4258|43|||1335\n\
102100|1|WGS_1984_Web_Mercator_Auxiliary_Sphere||4326|2349|||1619\n\
102101||NGO_1948_Norway_Zone_1||4273|2350|||2567\n\
102102||NGO_1948_Norway_Zone_2||4273|2351|||2568\n\
102103||NGO_1948_Norway_Zone_3||4273|2352|||2569\n\
102104||NGO_1948_Norway_Zone_4||4273|2353|||2570\n\
102105||NGO_1948_Norway_Zone_5||4273|2354|||2571\n\
102106||NGO_1948_Norway_Zone_6||4273|2355|||2572\n\
102107||NGO_1948_Norway_Zone_7||4273|2356|||2573\n\
102108||NGO_1948_Norway_Zone_8||4273|2357|||2574\n\
102109||ETRS_1989_Slovenia_TM||4258|862|||8\n\
102110|1|RGF_1993_Lambert_93||4171|2358|||113\n\
102111|1|Chatham_Islands_1979_Map_Grid||4673|1097|||566\n\
102112|1|NZGD_2000_Chatham_Island_Circuit||4167|850|||566\n\
102113|1|WGS_1984_Web_Mercator||104199|2359|||1619\n\
102114||Old_Hawaiian_UTM_Zone_4N||4135|839|||1609\n\
102115||Old_Hawaiian_UTM_Zone_5N||4135|840|||1610\n\
102116||American_Samoa_1962_UTM_Zone_2S||4169|146|||937\n\
102117||NAD_1927_Alaska_Albers_Meters||4267|511|||808\n\
102118||NAD_1927_Georgia_Statewide_Albers||4267|2360|0.30480060960121924||381\n\
102119|1|NAD_1927_Texas_Statewide_Mapping_System||4267|568|0.3048||1344\n\
102120||NAD_1927_Michigan_GeoRef_Feet_US||4267|2361|0.30480060960121924||356\n\
102121||NAD_1983_Michigan_GeoRef_Feet_US||4269|2361|0.30480060960121924||356\n\
102122||NAD_1927_Michigan_GeoRef_Meters||4267|567|||356\n\
102123|1|NAD_1983_Michigan_GeoRef_Meters||4269|567|||356\n\
102124|1|NAD_1927_UTM_Zone_1N||4267|836|||1582\n\
102125|1|NAD_1927_UTM_Zone_2N||4267|837|||1583\n\
102126|1|NAD_1927_UTM_Zone_59N||4267|765|||1542\n\
102127|1|NAD_1927_UTM_Zone_60N||4267|766|||1543\n\
102128|1|NAD_1983_UTM_Zone_1N||4269|836|||1582\n\
102129|1|NAD_1983_UTM_Zone_2N||4269|837|||1583\n\
102130|1|NAD_1983_UTM_Zone_59N||4269|765|||1542\n\
102131|1|NAD_1983_UTM_Zone_60N||4269|766|||1543\n\
102132||NGO_1948_UTM_Zone_32N||4273|59|||2697\n\
102133||NGO_1948_UTM_Zone_33N||4273|60|||2698\n\
102134||NGO_1948_UTM_Zone_34N||4273|61|||2699\n\
102135||NGO_1948_UTM_Zone_35N||4273|62|||2700\n\
102136||NGO_1948_Baerum_Kommune||4273|2362|||2810\n\
102137||NGO_1948_Bergenhalvoen||4273|2363|||2811\n\
102138||NGO_1948_Oslo_Kommune||4273|2364|||2812\n\
102139|1|EUREF_FIN_TM35FIN||104129|62|||823\n\
102140|1|Hong_Kong_1980_Grid||4611|266|||518\n\
102141||Hong_Kong_1980_UTM_Zone_49N||4611|616|||518\n\
102142||Hong_Kong_1980_UTM_Zone_50N||4611|1734|||518\n\
102143||QND_1995_UTM_39N||4614|43|||451\n\
102144||Merchich_Degree_UTM_Zone_28N||104261|47|||2813\n\
102145|1|JGD_2000_UTM_Zone_51N||4612|575|||1350\n\
102146|1|JGD_2000_UTM_Zone_52N||4612|576|||1351\n\
102147|1|JGD_2000_UTM_Zone_53N||4612|577|||1352\n\
102148|1|JGD_2000_UTM_Zone_54N||4612|578|||1353\n\
102149|1|JGD_2000_UTM_Zone_55N||4612|579|||1354\n\
102150||JGD_2000_UTM_Zone_56N||4612|2208|||2721\n\
102151|1|Tokyo_UTM_Zone_51N||4301|575|||1345\n\
102152|1|Tokyo_UTM_Zone_52N||4301|576|||1346\n\
102153|1|Tokyo_UTM_Zone_53N||4301|577|||1347\n\
102154|1|Tokyo_UTM_Zone_54N||4301|578|||1348\n\
102155|1|Tokyo_UTM_Zone_55N||4301|579|||1349\n\
102156||Tokyo_UTM_Zone_56N||4301|2208|||2721\n\
102157||ETRS_1989_Kosovo_Grid||4258|904|||2814\n\
102158||Jordan_JTM||104130|560|||249\n\
102159||Observatorio_Meteorologico_1965_Macau_Grid||104126|1679|||777\n\
102160||Datum_73_Hayford_Gauss_IGeoE||4274|2365|||816\n\
102161||Datum_73_Hayford_Gauss_IPCC||4274|2084|||816\n\
102162||Graciosa_Base_SW_1948_UTM_Zone_26N||37241|142|||129\n\
102163||Lisboa_Bessel_Bonne||104105|2366|||816\n\
102164||Lisboa_Hayford_Gauss_IGeoE||104106|2367|||816\n\
102165||Lisboa_Hayford_Gauss_IPCC||104106|999|||816\n\
102166||Observatorio_Meteorologico_1939_UTM_Zone_25N||37245|141|||128\n\
102167|1|Porto_Santo_1936_UTM_Zone_28N||4615|47|||131\n\
102168||Sao_Braz_UTM_Zone_26N||37249|142|||130\n\
102169|1|Selvagem_Grande_1938_UTM_Zone_28N||4616|47|||521\n\
102170|1|AGD_1966_VICGRID||4202|585|||1361\n\
102171|1|GDA_1994_VICGRID94||4283|586|||1361\n\
102172|1|GDA_1994_South_Australia_Lambert||4283|582|||1358\n\
102173||ETRS_1989_UWPP_1992||4258|140|||790\n\
102174||ETRS_1989_UWPP_2000_PAS_5||4258|136|||948\n\
102175||ETRS_1989_UWPP_2000_PAS_6||4258|137|||949\n\
102176||ETRS_1989_UWPP_2000_PAS_7||4258|138|||950\n\
102177||ETRS_1989_UWPP_2000_PAS_8||4258|139|||951\n\
102178||NAD_1927_10TM_AEP_Forest||4267|782|||349\n\
102179||NAD_1927_10TM_AEP_Resource||4267|783|||349\n\
102180|1|NAD_1927_3TM_111||4267|854|||1615\n\
102181|1|NAD_1927_3TM_114||4267|855|||1616\n\
102182|1|NAD_1927_3TM_117||4267|856|||1617\n\
102183|1|NAD_1927_3TM_120||4267|857|||1618\n\
102184|1|NAD_1983_10TM_AEP_Forest||4269|782|||349\n\
102185|1|NAD_1983_10TM_AEP_Resource||4269|783|||349\n\
102186|1|NAD_1983_3TM_111||4269|854|||1615\n\
102187|1|NAD_1983_3TM_114||4269|855|||1616\n\
102188|1|NAD_1983_3TM_117||4269|856|||1617\n\
102189|1|NAD_1983_3TM_120||4269|857|||1618\n\
102190|1|NAD_1983_BC_Environment_Albers||4269|528|||728\n\
102191||Nord_Maroc_Degree||104261|1968|||2514\n\
102192||Sud_Maroc_Degree||104261|1969|||2515\n\
102193||Sahara_Degree||104261|1970|||2516\n\
102194||UWPP_1992||9059|140|||790\n\
102195||UWPP_2000_PAS_5||9059|136|||948\n\
102196||UWPP_2000_PAS_6||9059|137|||949\n\
102197||UWPP_2000_PAS_7||9059|138|||950\n\
102198||UWPP_2000_PAS_8||9059|139|||951\n\
102199|1|Belge_Lambert_2008||4258|871|||198\n\
102200|1|NAD_1983_HARN_UTM_Zone_2S||4152|146|||953\n\
102201|1|NAD_1983_HARN_Guam_Map_Grid||4152|962|||568\n\
102202|1|NAD_1983_HARN_UTM_Zone_4N||4152|839|||1609\n\
102203|1|NAD_1983_HARN_UTM_Zone_5N||4152|840|||1610\n\
102204||Ain_el_Abd_1970_Aramco_Lambert_2||4204|2368|||156\n\
102205|1|NAD_1983_HARN_UTM_Zone_11N||4152|118|||1602\n\
102206|1|NAD_1983_HARN_UTM_Zone_12N||4152|117|||1593\n\
102207|1|NAD_1983_HARN_UTM_Zone_13N||4152|116|||1594\n\
102208|1|NAD_1983_HARN_Maine_2000_East_Zone||4152|564|||1341\n\
102209|1|NAD_1983_HARN_Maine_2000_Central_Zone||4152|808|||1342\n\
102210|1|NAD_1983_HARN_Maine_2000_West_Zone||4152|566|||1343\n\
102211|1|NAD_1983_HARN_UTM_Zone_18N||4152|20|||1607\n\
102212||NAD_1983_WyLAM||4269|2206|||374\n\
102213||NAD_1983_UTM_Zone_58N||4269|2210|||2724\n\
102214|1|WGS_1984_Cape_Verde_Grid||4326|970|||1689\n\
102215||WGS_1984_Canada_Atlas_LCC||4326|2369|||55\n\
102216||GDA_1994_Perth_Coastal_Grid_1994||4283|2370|||2815\n\
102217||NAD_1983_NSRS2007_Wisconsin_TM_US_Ft||4759|563|0.30480060960121924||370\n\
102218|1|NAD_1983_USFS_R6_Albers||4269|1736|||355\n\
102219||NAD_1983_Wisconsin_TM_US_Ft||4269|563|0.30480060960121924||370\n\
102220||NAD_1983_HARN_Wisconsin_TM_US_Ft||4152|563|0.30480060960121924||370\n\
102221||Ocotepeque_1935_Costa_Rica_Lambert_Norte||5451|2371|||669\n\
102222||Ocotepeque_1935_Costa_Rica_Lambert_Sur||5451|2372|||669\n\
102223||WGS_1984_Costa_Rica_TM_90||4326|2373|||669\n\
102224||MONREF_1997_UTM_Zone_46N||104134|1732|||2816\n\
102225||MONREF_1997_UTM_Zone_47N||104134|1733|||2817\n\
102226||MONREF_1997_UTM_Zone_48N||104134|615|||2818\n\
102227||MONREF_1997_UTM_Zone_49N||104134|616|||2819\n\
102228||MONREF_1997_UTM_Zone_50N||104134|1734|||2820\n\
102229|1|NAD_1983_HARN_StatePlane_Alabama_East_FIPS_0101||4152|408|||1236\n\
102230|1|NAD_1983_HARN_StatePlane_Alabama_West_FIPS_0102||4152|2374|||1237\n\
102231||Colombia_West_West_Zone||4218|2375|||1363\n\
102232||Bogota_Ciudad_Bogota||4218|2376|||201\n\
102233||MAGNA_Ciudad_Bogota||4686|2377|||201\n\
102234|1|NAD_1983_CSRS_UTM_Zone_14N||4617|622|||1393\n\
102235|1|NAD_1983_CSRS_UTM_Zone_15N||4617|17|||1394\n\
102236|1|NAD_1983_CSRS_UTM_Zone_16N||4617|18|||1395\n\
102237||Pohnpei_Az_Eq_1971||104109|2378|||817\n\
102238||Saipan_Az_Eq_1969||37220|2379|||2821\n\
102239||Guam_Geodetic_Triangulation_Network_1963||37220|2380|||2792\n\
102240||Guam_Geodetic_Network_1993||4152|962|||2792\n\
102241|1|NAD_1983_HARN_StatePlane_California_I_FIPS_0401||4152|2381|||979\n\
102242|1|NAD_1983_HARN_StatePlane_California_II_FIPS_0402||4152|2382|||980\n\
102243|1|NAD_1983_HARN_StatePlane_California_III_FIPS_0403||4152|2383|||981\n\
102244|1|NAD_1983_HARN_StatePlane_California_IV_FIPS_0404||4152|2384|||982\n\
102245|1|NAD_1983_HARN_StatePlane_California_V_FIPS_0405||4152|2385|||983\n\
102246|1|NAD_1983_HARN_StatePlane_California_VI_FIPS_0406||4152|2386|||984\n\
102247||NAD_1983_CORS96_Alaska_Albers||6783|511|||808\n\
102248|1|NAD_1983_HARN_StatePlane_Arizona_East_FIPS_0201||4152|167|||976\n\
102249|1|NAD_1983_HARN_StatePlane_Arizona_Central_FIPS_0202||4152|168|||977\n\
102250|1|NAD_1983_HARN_StatePlane_Arizona_West_FIPS_0203||4152|2387|||978\n\
102251|1|NAD_1983_HARN_StatePlane_Arkansas_North_FIPS_0301||4152|2388|||1238\n\
102252|1|NAD_1983_HARN_StatePlane_Arkansas_South_FIPS_0302||4152|2389|||1239\n\
102253|1|NAD_1983_HARN_StatePlane_Colorado_North_FIPS_0501||4152|2390|||985\n\
102254|1|NAD_1983_HARN_StatePlane_Colorado_Central_FIPS_0502||4152|2391|||986\n\
102255|1|NAD_1983_HARN_StatePlane_Colorado_South_FIPS_0503||4152|2392|||987\n\
102256|1|NAD_1983_HARN_StatePlane_Connecticut_FIPS_0600||4152|2393|||988\n\
102257|1|NAD_1983_HARN_StatePlane_Delaware_FIPS_0700||4152|422|||989\n\
102258|1|NAD_1983_HARN_StatePlane_Florida_East_FIPS_0901||4152|2394|||990\n\
102259|1|NAD_1983_HARN_StatePlane_Florida_West_FIPS_0902||4152|2395|||991\n\
102260|1|NAD_1983_HARN_StatePlane_Florida_North_FIPS_0903||4152|2396|||992\n\
102261|1|NAD_1983_HARN_StatePlane_Hawaii_1_FIPS_5101||4152|2397|||45\n\
102262|1|NAD_1983_HARN_StatePlane_Hawaii_2_FIPS_5102||4152|2398|||46\n\
102263|1|NAD_1983_HARN_StatePlane_Hawaii_3_FIPS_5103||4152|429|||47\n\
102264|1|NAD_1983_HARN_StatePlane_Hawaii_4_FIPS_5104||4152|430|||48\n\
102265|1|NAD_1983_HARN_StatePlane_Hawaii_5_FIPS_5105||4152|431|||1240\n\
102266|1|NAD_1983_HARN_StatePlane_Georgia_East_FIPS_1001||4152|425|||993\n\
102267|1|NAD_1983_HARN_StatePlane_Georgia_West_FIPS_1002||4152|426|||994\n\
102268|1|NAD_1983_HARN_StatePlane_Idaho_East_FIPS_1101||4152|2399|||995\n\
102269|1|NAD_1983_HARN_StatePlane_Idaho_Central_FIPS_1102||4152|2400|||996\n\
102270|1|NAD_1983_HARN_StatePlane_Idaho_West_FIPS_1103||4152|2401|||997\n\
102271|1|NAD_1983_HARN_StatePlane_Illinois_East_FIPS_1201||4152|435|||1241\n\
102272|1|NAD_1983_HARN_StatePlane_Illinois_West_FIPS_1202||4152|2402|||1242\n\
102273|1|NAD_1983_HARN_StatePlane_Indiana_East_FIPS_1301||4152|2403|||998\n\
102274|1|NAD_1983_HARN_StatePlane_Indiana_West_FIPS_1302||4152|2404|||999\n\
102275|1|NAD_1983_HARN_StatePlane_Iowa_North_FIPS_1401||4152|2405|||1243\n\
102276|1|NAD_1983_HARN_StatePlane_Iowa_South_FIPS_1402||4152|2406|||1244\n\
102277|1|NAD_1983_HARN_StatePlane_Kansas_North_FIPS_1501||4152|2407|||1245\n\
102278|1|NAD_1983_HARN_StatePlane_Kansas_South_FIPS_1502||4152|2408|||1246\n\
102279|1|NAD_1983_HARN_StatePlane_Kentucky_North_FIPS_1601||4152|153|||961\n\
102280|1|NAD_1983_HARN_StatePlane_Kentucky_South_FIPS_1602||4152|2409|||1000\n\
102281|1|NAD_1983_HARN_StatePlane_Louisiana_North_FIPS_1701||4152|2410|||1247\n\
102282|1|NAD_1983_HARN_StatePlane_Louisiana_South_FIPS_1702||4152|2411|||1248\n\
102283|1|NAD_1983_HARN_StatePlane_Maine_East_FIPS_1801||4152|446|||1249\n\
102284|1|NAD_1983_HARN_StatePlane_Maine_West_FIPS_1802||4152|2412|||1250\n\
102285|1|NAD_1983_HARN_StatePlane_Maryland_FIPS_1900||4152|2413|||1001\n\
102286|1|NAD_1983_HARN_StatePlane_Massachusetts_Mainland_FIPS_2001||4152|2414|||1002\n\
102287|1|NAD_1983_HARN_StatePlane_Massachusetts_Island_FIPS_2002||4152|2415|||1003\n\
102288|1|NAD_1983_HARN_StatePlane_Michigan_North_FIPS_2111||4152|2416|||1004\n\
102289|1|NAD_1983_HARN_StatePlane_Michigan_Central_FIPS_2112||4152|2417|||1005\n\
102290|1|NAD_1983_HARN_StatePlane_Michigan_South_FIPS_2113||4152|2418|||1006\n\
102291|1|NAD_1983_HARN_StatePlane_Minnesota_North_FIPS_2201||4152|2419|||1251\n\
102292|1|NAD_1983_HARN_StatePlane_Minnesota_Central_FIPS_2202||4152|2420|||1252\n\
102293|1|NAD_1983_HARN_StatePlane_Minnesota_South_FIPS_2203||4152|2421|||1253\n\
102294|1|NAD_1983_HARN_StatePlane_Mississippi_East_FIPS_2301||4152|199|||1007\n\
102295|1|NAD_1983_HARN_StatePlane_Mississippi_West_FIPS_2302||4152|457|||1008\n\
102296|1|NAD_1983_HARN_StatePlane_Missouri_East_FIPS_2401||4152|2422|||1254\n\
102297|1|NAD_1983_HARN_StatePlane_Missouri_Central_FIPS_2402||4152|2423|||1255\n\
102298|1|NAD_1983_HARN_StatePlane_Missouri_West_FIPS_2403||4152|2424|||1256\n\
102299||Berghaus_Star_AAG||4326|2425|||12\n\
102300|1|NAD_1983_HARN_StatePlane_Montana_FIPS_2500||4152|2426|||1009\n\
102304|1|NAD_1983_HARN_StatePlane_Nebraska_FIPS_2600||4152|2427|||375\n\
102305|1|CRTM05||5365|1077|||1761\n\
102306||Nepal_Nagarkot_TM||6207|2428|||683\n\
102307|1|NAD_1983_HARN_StatePlane_Nevada_East_FIPS_2701||4152|463|||1257\n\
102308|1|NAD_1983_HARN_StatePlane_Nevada_Central_FIPS_2702||4152|464|||1258\n\
102309|1|NAD_1983_HARN_StatePlane_Nevada_West_FIPS_2703||4152|465|||1259\n\
102310|1|NAD_1983_HARN_StatePlane_New_Hampshire_FIPS_2800||4152|2429|||1260\n\
102311|1|NAD_1983_HARN_StatePlane_New_Jersey_FIPS_2900||4152|205|||402\n\
102312|1|NAD_1983_HARN_StatePlane_New_Mexico_East_FIPS_3001||4152|2430|||1010\n\
102313|1|NAD_1983_HARN_StatePlane_New_Mexico_Central_FIPS_3002||4152|467|||1011\n\
102314|1|NAD_1983_HARN_StatePlane_New_Mexico_West_FIPS_3003||4152|2431|||1012\n\
102315|1|NAD_1983_HARN_StatePlane_New_York_East_FIPS_3101||4152|205|||1013\n\
102316|1|NAD_1983_HARN_StatePlane_New_York_Central_FIPS_3102||4152|469|||1014\n\
102317|1|NAD_1983_HARN_StatePlane_New_York_West_FIPS_3103||4152|470|||1015\n\
102318|1|NAD_1983_HARN_StatePlane_New_York_Long_Island_FIPS_3104||4152|2432|||1016\n\
102319||CGRS_1993_LTM||6311|1262|||684\n\
102320|1|NAD_1983_HARN_StatePlane_North_Dakota_North_FIPS_3301||4152|2433|||1017\n\
102321|1|NAD_1983_HARN_StatePlane_North_Dakota_South_FIPS_3302||4152|2434|||1018\n\
102322|1|NAD_1983_HARN_StatePlane_Ohio_North_FIPS_3401||4152|2435|||1261\n\
102323|1|NAD_1983_HARN_StatePlane_Ohio_South_FIPS_3402||4152|2436|||1262\n\
102324|1|NAD_1983_HARN_StatePlane_Oklahoma_North_FIPS_3501||4152|2437|||1019\n\
102325|1|NAD_1983_HARN_StatePlane_Oklahoma_South_FIPS_3502||4152|2438|||1020\n\
102326|1|NAD_1983_HARN_StatePlane_Oregon_North_FIPS_3601||4152|2439|||1021\n\
102327|1|NAD_1983_HARN_StatePlane_Oregon_South_FIPS_3602||4152|2440|||1022\n\
102328||ETRS_1989_UTM_Zone_32N_7stellen||4258|2441|||2822\n\
102329||ETRS_1989_UTM_Zone_32N_8stellen||4258|969|||1812\n\
102330|1|NAD_1983_HARN_StatePlane_Rhode_Island_FIPS_3800||4152|477|||1263\n\
102331|1|PTRA08_UTM_Zone_25N||5013|141|||1716\n\
102332|1|PTRA08_UTM_Zone_26N||5013|142|||1717\n\
102333|1|PTRA08_UTM_Zone_28N||5013|47|||1718\n\
102334|1|NAD_1983_HARN_StatePlane_South_Dakota_North_FIPS_4001||4152|2442|||1264\n\
102335|1|NAD_1983_HARN_StatePlane_South_Dakota_South_FIPS_4002||4152|2443|||1265\n\
102336|1|NAD_1983_HARN_StatePlane_Tennessee_FIPS_4100||4152|2444|||395\n\
102337|1|NAD_1983_HARN_StatePlane_Texas_North_FIPS_4201||4152|2445|||1025\n\
102338|1|NAD_1983_HARN_StatePlane_Texas_North_Central_FIPS_4202||4152|2446|||1026\n\
102339|1|NAD_1983_HARN_StatePlane_Texas_Central_FIPS_4203||4152|2447|||1027\n\
102340|1|NAD_1983_HARN_StatePlane_Texas_South_Central_FIPS_4204||4152|2448|||1028\n\
102341|1|NAD_1983_HARN_StatePlane_Texas_South_FIPS_4205||4152|2449|||1029\n\
102342|1|NAD_1983_HARN_StatePlane_Utah_North_FIPS_4301||4152|2450|||1030\n\
102343|1|NAD_1983_HARN_StatePlane_Utah_Central_FIPS_4302||4152|2451|||1031\n\
102344|1|NAD_1983_HARN_StatePlane_Utah_South_FIPS_4303||4152|2452|||1032\n\
102345|1|NAD_1983_HARN_StatePlane_Vermont_FIPS_4400||4152|2453|||1266\n\
102346|1|NAD_1983_HARN_StatePlane_Virginia_North_FIPS_4501||4152|2454|||1033\n\
102347|1|NAD_1983_HARN_StatePlane_Virginia_South_FIPS_4502||4152|2455|||1034\n\
102348|1|NAD_1983_HARN_StatePlane_Washington_North_FIPS_4601||4152|2456|||1035\n\
102349|1|NAD_1983_HARN_StatePlane_Washington_South_FIPS_4602||4152|2457|||1036\n\
102350|1|NAD_1983_HARN_StatePlane_West_Virginia_North_FIPS_4701||4152|2458|||1267\n\
102351|1|NAD_1983_HARN_StatePlane_West_Virginia_South_FIPS_4702||4152|2459|||1268\n\
102352|1|NAD_1983_HARN_StatePlane_Wisconsin_North_FIPS_4801||4152|2460|||1037\n\
102353|1|NAD_1983_HARN_StatePlane_Wisconsin_Central_FIPS_4802||4152|2461|||1038\n\
102354|1|NAD_1983_HARN_StatePlane_Wisconsin_South_FIPS_4803||4152|2462|||1039\n\
102355|1|NAD_1983_HARN_StatePlane_Wyoming_East_FIPS_4901||4152|495|||1269\n\
102356|1|NAD_1983_HARN_StatePlane_Wyoming_East_Central_FIPS_4902||4152|496|||1270\n\
102357|1|NAD_1983_HARN_StatePlane_Wyoming_West_Central_FIPS_4903||4152|497|||1271\n\
102358|1|NAD_1983_HARN_StatePlane_Wyoming_West_FIPS_4904||4152|498|||1272\n\
102359||ETRS_1989_UTM_Zone_33N_7stellen||4258|2463|||2822\n\
102360||ETRS_1989_UTM_Zone_33N_8stellen||4258|1117|||1812\n\
102361|1|NAD_1983_HARN_StatePlane_Puerto_Rico_Virgin_Islands_FIPS_5200||4152|2464|||53\n\
102362|1|ETRS_1989_UTM_Zone_N32||4258|969|||1688\n\
102363|1|NAD_1983_HARN_StatePlane_Kentucky_FIPS_1600||4152|573|||383\n\
102364||NAD_1983_CORS96_UTM_Zone_59N||6783|765|||1542\n\
102365||NAD_1983_CORS96_UTM_Zone_60N||6783|766|||1543\n\
102366||NAD_1983_CORS96_StatePlane_Alaska_1_FIPS_5001||6783|2465|||1571\n\
102367||NAD_1983_CORS96_StatePlane_Alaska_2_FIPS_5002||6783|810|||1572\n\
102368||NAD_1983_CORS96_StatePlane_Alaska_3_FIPS_5003||6783|811|||1573\n\
102369||NAD_1983_CORS96_StatePlane_Alaska_4_FIPS_5004||6783|812|||1574\n\
102370||NAD_1983_CORS96_StatePlane_Alaska_5_FIPS_5005||6783|813|||1575\n\
102371||NAD_1983_CORS96_StatePlane_Alaska_6_FIPS_5006||6783|814|||1576\n\
102372||NAD_1983_CORS96_StatePlane_Alaska_7_FIPS_5007||6783|815|||1577\n\
102373||NAD_1983_CORS96_StatePlane_Alaska_8_FIPS_5008||6783|816|||1578\n\
102374||NAD_1983_CORS96_StatePlane_Alaska_9_FIPS_5009||6783|817|||1579\n\
102375||NAD_1983_CORS96_StatePlane_Alaska_10_FIPS_5010||6783|2466|||409\n\
102376|1|NAD_1983_CORS96_StatePlane_Oregon_North_FIPS_3601||6783|2439|||1021\n\
102377|1|NAD_1983_CORS96_StatePlane_Oregon_South_FIPS_3602||6783|2440|||1022\n\
102378|1|NAD_1983_CORS96_StatePlane_Oregon_North_FIPS_3601_Ft_Intl||6783|2439|0.3048||1021\n\
102379|1|NAD_1983_CORS96_StatePlane_Oregon_South_FIPS_3602_Ft_Intl||6783|2440|0.3048||1022\n\
102380|1|NAD_1983_CORS96_Oregon_Statewide_Lambert||6783|524|||1297\n\
102381|1|NAD_1983_CORS96_Oregon_Statewide_Lambert_Ft_Intl||6783|524|0.3048||1297\n\
102382|1|NAD_1983_2011_UTM_Zone_13N||6318|116|||1594\n\
102383|1|NAD_1983_2011_UTM_Zone_14N||6318|622|||1595\n\
102384|1|NAD_1983_2011_UTM_Zone_15N||6318|17|||1596\n\
102385|1|NAD_1983_2011_UTM_Zone_16N||6318|18|||1597\n\
102386|1|NAD_1983_2011_UTM_Zone_17N||6318|19|||1598\n\
102387|1|NAD_1983_2011_UTM_Zone_18N||6318|20|||1599\n\
102388|1|NAD_1983_2011_UTM_Zone_19N||6318|21|||1600\n\
102389||NAD_1983_Fargo_Ground_Coordinate_System||4269|2467|0.3048006096012192||2823\n\
102390||NAD_1983_HARN_Fargo_Ground_Coordinate_System||4152|2467|0.3048006096012192||2823\n\
102391||NAD_1983_2011_Fargo_Ground_Coordinate_System||104145|2467|0.3048006096012192||2823\n\
102392||NAD_1983_2011_StatePlane_Alaska_4_FIPS_5004_Feet||6318|812|0.30480060960121924||1574\n\
102393||NAD_1983_2011_StatePlane_Alaska_5_FIPS_5005_Feet||6318|813|0.30480060960121924||1575\n\
102394||NAD_1983_2011_StatePlane_Alaska_6_FIPS_5006_Feet||6318|814|0.30480060960121924||1576\n\
102395||NAD_1983_2011_StatePlane_Alaska_7_FIPS_5007_Feet||6318|815|0.30480060960121924||1577\n\
102396||NAD_1983_2011_StatePlane_Alaska_8_FIPS_5008_Feet||6318|816|0.30480060960121924||1578\n\
102397||NAD_1983_2011_StatePlane_Alaska_9_FIPS_5009_Feet||6318|817|0.30480060960121924||1579\n\
102398||NAD_1983_2011_StatePlane_Alaska_10_FIPS_5010_Feet||6318|2466|0.30480060960121924||409\n\
102399||NAD_1983_Albers_BLM_MT_ND_SD||4269|2468|||2824\n\
102400||London_Survey_Grid||104050|2469|||814\n\
102401||NAD_1983_CORS96_UTM_Zone_1N||6783|836|||1582\n\
102402||NAD_1983_CORS96_UTM_Zone_2N||6783|837|||1583\n\
102403||NAD_1983_CORS96_UTM_Zone_3N||6783|838|||1584\n\
102404||NAD_1983_CORS96_UTM_Zone_4N||6783|839|||1584\n\
102405||NAD_1983_CORS96_UTM_Zone_5N||6783|840|||1586\n\
102406||NAD_1983_CORS96_UTM_Zone_6N||6783|841|||1587\n\
102407||NAD_1983_CORS96_UTM_Zone_7N||6783|618|||1588\n\
102408||NAD_1983_CORS96_UTM_Zone_8N||6783|619|||1589\n\
102409||NAD_1983_CORS96_UTM_Zone_9N||6783|620|||1590\n\
102410||NAD_1983_CORS96_UTM_Zone_10N||6783|621|||1591\n\
102411||NAD_1983_CORS96_UTM_Zone_11N||6783|118|||1592\n\
102412||NAD_1983_CORS96_UTM_Zone_12N||6783|117|||1593\n\
102413||NAD_1983_CORS96_UTM_Zone_13N||6783|116|||1594\n\
102414||NAD_1983_CORS96_UTM_Zone_14N||6783|622|||1595\n\
102415||NAD_1983_CORS96_UTM_Zone_15N||6783|17|||1596\n\
102416||NAD_1983_CORS96_UTM_Zone_16N||6783|18|||1597\n\
102417||NAD_1983_CORS96_UTM_Zone_17N||6783|19|||1598\n\
102418||NAD_1983_CORS96_UTM_Zone_18N||6783|20|||1599\n\
102419||NAD_1983_CORS96_UTM_Zone_19N||6783|21|||1600\n\
102420|1|ISN_2004_Lambert_2004||5324|1066|||501\n\
102421||WGS_1984_ARC_System_Zone_01||4326|2470|||2825\n\
102422||WGS_1984_ARC_System_Zone_02||4326|2471|||2826\n\
102423||WGS_1984_ARC_System_Zone_03||4326|2472|||2827\n\
102424||WGS_1984_ARC_System_Zone_04||4326|2473|||2828\n\
102425||WGS_1984_ARC_System_Zone_05||4326|2474|||2829\n\
102426||WGS_1984_ARC_System_Zone_06||4326|2475|||2830\n\
102427||WGS_1984_ARC_System_Zone_07||4326|2476|||2831\n\
102428||WGS_1984_ARC_System_Zone_08||4326|2477|||2832\n\
102429||WGS_1984_ARC_System_Zone_09||4326|2306|||2833\n\
102430||WGS_1984_ARC_System_Zone_10||4326|2478|||2834\n\
102431||WGS_1984_ARC_System_Zone_11||4326|2479|||2835\n\
102432||WGS_1984_ARC_System_Zone_12||4326|2480|||2836\n\
102433||WGS_1984_ARC_System_Zone_13||4326|2481|||2837\n\
102434||WGS_1984_ARC_System_Zone_14||4326|2482|||2838\n\
102435||WGS_1984_ARC_System_Zone_15||4326|2483|||2839\n\
102436||WGS_1984_ARC_System_Zone_16||4326|2484|||2840\n\
102437||WGS_1984_ARC_System_Zone_17||4326|2485|||2841\n\
102438||WGS_1984_ARC_System_Zone_18||4326|2309|||2842\n\
102439|1|WGS_1984_Australian_Centre_for_Remote_Sensing_Lambert||4326|968|||146\n\
102440||LKS_1992_Latvia_TM_0||4661|77|||502\n\
102441|1|TWD_1967_TM_Taiwan||3821|874|||1627\n\
102442|1|TWD_1967_TM_Penghu||3821|873|||1626\n\
102443|1|TWD_1997_TM_Taiwan||3824|874|||1625\n\
102444|1|TWD_1997_TM_Penghu||3824|873|||1624\n\
102445||NAD_1983_2011_StatePlane_Alaska_1_FIPS_5001_Feet||6318|2465|0.30480060960121924||1571\n\
102446||NAD_1983_2011_StatePlane_Alaska_2_FIPS_5002_Feet||6318|810|0.30480060960121924||1572\n\
102447||NAD_1983_2011_StatePlane_Alaska_3_FIPS_5003_Feet||6318|811|0.30480060960121924||1573\n\
102448||Macao_2008_Macao_Grid||8431|1679|||824\n\
102449|1|NAD_1983_MA11_UTM_Zone_55N||6325|579|||2268\n\
102450||NGO_1948_Oslo_Baerum_Kommune||4817|2486|||2810\n\
102451||NGO_1948_Oslo_Bergenhalvoen||4817|2487|||2811\n\
102452||NGO_1948_Oslo_Oslo_Kommune||4817|2488|||2812\n\
102453||Luzon_1911_UTM_Zone_50N||4253|1734|||2843\n\
102454||Luzon_1911_UTM_Zone_51N||4253|575|||2844\n\
102455||Luzon_1911_UTM_Zone_52N||4253|576|||2845\n\
102456||PRS_1992_UTM_Zone_50N||4683|1734|||2843\n\
102457||PRS_1992_UTM_Zone_51N||4683|575|||2844\n\
102458||PRS_1992_UTM_Zone_52N||4683|576|||2845\n\
102459||NAD_1983_Idaho-Ada_County||4269|2489|0.30480060960121924||2846\n\
102460||HJAIA_AirportGrid_2Mar10||4269|2490|0.3048006096012192||2847\n\
102461||NAD_1983_HARN_StatePlane_Hawaii_1_FIPS_5101_Feet||4152|2397|0.30480060960121924||45\n\
102462||NAD_1983_HARN_StatePlane_Hawaii_2_FIPS_5102_Feet||4152|2398|0.30480060960121924||46\n\
102463|1|NAD_1983_HARN_StatePlane_Hawaii_3_FIPS_5103_Feet||4152|429|0.30480060960121924||47\n\
102464||NAD_1983_HARN_StatePlane_Hawaii_4_FIPS_5104_Feet||4152|430|0.30480060960121924||48\n\
102465||NAD_1983_HARN_StatePlane_Hawaii_5_FIPS_5105_Feet||4152|431|0.30480060960121924||1240\n\
102466|1|NAD_1983_HARN_StatePlane_Minnesota_North_FIPS_2201_Feet||4152|2419|0.30480060960121924||1251\n\
102467|1|NAD_1983_HARN_StatePlane_Minnesota_Central_FIPS_2202_Feet||4152|2420|0.30480060960121924||1252\n\
102468|1|NAD_1983_HARN_StatePlane_Minnesota_South_FIPS_2203_Feet||4152|2421|0.30480060960121924||1253\n\
102469|1|NAD_1983_HARN_Mississippi_TM||4152|872|||386\n\
102470||Cape_Lo15||4222|2491|||858\n\
102471||Cape_Lo17||4222|2492|||859\n\
102472||Cape_Lo19||4222|2493|||860\n\
102473||Cape_Lo21||4222|2494|||861\n\
102474||Cape_Lo23||4222|2495|||862\n\
102475||Cape_Lo25||4222|2496|||863\n\
102476||Cape_Lo27||4222|2497|||864\n\
102477||Cape_Lo29||4222|2498|||865\n\
102478||Cape_Lo31||4222|2499|||866\n\
102479||Cape_Lo33||4222|2500|||867\n\
102480||Hartebeesthoek94_Lo15||4148|2491|||858\n\
102481||Hartebeesthoek94_Lo17||4148|2492|||859\n\
102482||Hartebeesthoek94_Lo19||4148|2493|||860\n\
102483||Hartebeesthoek94_Lo21||4148|2494|||861\n\
102484||Hartebeesthoek94_Lo23||4148|2495|||862\n\
102485||Hartebeesthoek94_Lo25||4148|2496|||863\n\
102486||Hartebeesthoek94_Lo27||4148|2497|||864\n\
102487||Hartebeesthoek94_Lo29||4148|2498|||865\n\
102488||Hartebeesthoek94_Lo31||4148|2499|||866\n\
102489||Hartebeesthoek94_Lo33||4148|2500|||867\n\
102490|1|GDBD2009_GEORSO||104100|2501|||464\n\
102491||Nord_Algerie_Ancienne_Degree||4304|2116|||473\n\
102492||Sud_Algerie_Ancienne_Degree||4304|2117|||473\n\
102493|1|NAD_1983_PA11_UTM_Zone_4N||6322|839|||1609\n\
102494|1|NAD_1983_PA11_UTM_Zone_5N||6322|840|||1610\n\
102495|1|NAD_1983_MA11_Guam_Map_Grid||6325|962|||568\n\
102496|1|NAD_1983_PA11_UTM_Zone_2S||6322|146|||953\n\
102497|1|GOES-16_East_ABI_Fixed_Grid_ITRF2000_incorrect_GCS||104124|2502|||2848\n\
102498||GOES-16_East_ABI_Fixed_Grid_ITRF2008||104257|2502|||2848\n\
102499||Belge_Lambert_1972_bad_FE_FN||4313|2503|||198\n\
102500|1|OCRS_Baker_NAD_1983_CORS96_TM_Feet_Intl||6783|1287|0.3048||1967\n\
102501|1|OCRS_Bend-Burns_NAD_1983_CORS96_LCC_Feet_Intl||6783|1293|0.3048||1970\n\
102502|1|OCRS_Bend-Klamath_Falls_NAD_1983_CORS96_TM_Feet_Intl||6783|1289|0.3048||1968\n\
102503|1|OCRS_Bend-Redmond-Prineville_NAD_1983_CORS96_LCC_Feet_Intl||6783|1291|0.3048||1969\n\
102504|1|OCRS_Canyonville-Grants_Pass_NAD_1983_CORS96_TM_Feet_Intl||6783|1295|0.3048||1971\n\
102505|1|OCRS_Columbia_River_East_NAD_1983_CORS96_LCC_Feet_Intl||6783|1297|0.3048||1972\n\
102506|1|OCRS_Columbia_River_West_NAD_1983_CORS96_OM_Feet_Intl||6783|2504|0.3048||1973\n\
102507|1|OCRS_Cottage_Grove-Canyonville_NAD_1983_CORS96_TM_Feet_Intl||6783|1301|0.3048||1974\n\
102508|1|OCRS_Dufur-Madras_NAD_1983_CORS96_TM_Feet_Intl||6783|1303|0.3048||1975\n\
102509|1|OCRS_Eugene_NAD_1983_CORS96_TM_Feet_Intl||6783|1305|0.3048||1976\n\
102510|1|OCRS_Grants_Pass-Ashland_NAD_1983_CORS96_TM_Feet_Intl||6783|1307|0.3048||1977\n\
102511|1|OCRS_Gresham-Warm_Springs_NAD_1983_CORS96_TM_Feet_Intl||6783|1309|0.3048||1978\n\
102512|1|OCRS_La_Grande_NAD_1983_CORS96_TM_Feet_Intl||6783|1311|0.3048||1979\n\
102513|1|OCRS_Ontario_NAD_1983_CORS96_TM_Feet_Intl||6783|1313|0.3048||1980\n\
102514|1|OCRS_Oregon_Coast_NAD_1983_CORS96_OM_Feet_Intl||6783|1315|0.3048||1981\n\
102515|1|OCRS_Pendleton-La_Grande_NAD_1983_CORS96_TM_Feet_Intl||6783|1319|0.3048||1983\n\
102516|1|OCRS_Pendleton_NAD_1983_CORS96_TM_Feet_Intl||6783|1317|0.3048||1982\n\
102517|1|OCRS_Portland_NAD_1983_CORS96_LCC_Feet_Intl||6783|1321|0.3048||1984\n\
102518|1|OCRS_Salem_NAD_1983_CORS96_TM_Feet_Intl||6783|1323|0.3048||1985\n\
102519|1|OCRS_Santiam_Pass_NAD_1983_CORS96_TM_Feet_Intl||6783|1325|0.3048||1986\n\
102520|1|NAD_1983_PA11_StatePlane_Hawaii_1_FIPS_5101||6322|2397|||45\n\
102521|1|NAD_1983_PA11_StatePlane_Hawaii_2_FIPS_5102||6322|2398|||46\n\
102522|1|NAD_1983_PA11_StatePlane_Hawaii_3_FIPS_5103||6322|429|||47\n\
102523|1|NAD_1983_PA11_StatePlane_Hawaii_4_FIPS_5104||6322|430|||48\n\
102524|1|NAD_1983_PA11_StatePlane_Hawaii_5_FIPS_5105||6322|431|||1240\n\
102525||NAD_1983_PA11_StatePlane_Hawaii_1_FIPS_5101_Feet||6322|2397|0.30480060960121924||45\n\
102526||NAD_1983_PA11_StatePlane_Hawaii_2_FIPS_5102_Feet||6322|2398|0.30480060960121924||46\n\
102527|1|NAD_1983_PA11_StatePlane_Hawaii_3_FIPS_5103_Feet||6322|429|0.30480060960121924||47\n\
102528||NAD_1983_PA11_StatePlane_Hawaii_4_FIPS_5104_Feet||6322|430|0.30480060960121924||48\n\
102529||NAD_1983_PA11_StatePlane_Hawaii_5_FIPS_5105_Feet||6322|431|0.30480060960121924||1240\n\
102530|1|OCRS_Baker_NAD_1983_CORS96_TM_Meters||6783|1287|||1967\n\
102531|1|OCRS_Bend-Burns_NAD_1983_CORS96_LCC_Meters||6783|1293|||1970\n\
102532|1|OCRS_Bend-Klamath_Falls_NAD_1983_CORS96_TM_Meters||6783|1289|||1968\n\
102533|1|OCRS_Bend-Redmond-Prineville_NAD_1983_CORS96_LCC_Meters||6783|1291|||1969\n\
102534|1|OCRS_Canyonville-Grants_Pass_NAD_1983_CORS96_TM_Meters||6783|1295|||1971\n\
102535|1|OCRS_Columbia_River_East_NAD_1983_CORS96_LCC_Meters||6783|1297|||1972\n\
102536|1|OCRS_Columbia_River_West_NAD_1983_CORS96_OM_Meters||6783|2504|||1973\n\
102537|1|OCRS_Cottage_Grove-Canyonville_NAD_1983_CORS96_TM_Meters||6783|1301|||1974\n\
102538|1|OCRS_Dufur-Madras_NAD_1983_CORS96_TM_Meters||6783|1303|||1975\n\
102539|1|OCRS_Eugene_NAD_1983_CORS96_TM_Meters||6783|1305|||1976\n\
102540|1|OCRS_Grants_Pass-Ashland_NAD_1983_CORS96_TM_Meters||6783|1307|||1977\n\
102541|1|OCRS_Gresham-Warm_Springs_NAD_1983_CORS96_TM_Meters||6783|1309|||1978\n\
102542|1|OCRS_La_Grande_NAD_1983_CORS96_TM_Meters||6783|1311|||1979\n\
102543|1|OCRS_Ontario_NAD_1983_CORS96_TM_Meters||6783|1313|||1980\n\
102544|1|OCRS_Oregon_Coast_NAD_1983_CORS96_OM_Meters||6783|1315|||1981\n\
102545|1|OCRS_Pendleton-La_Grande_NAD_1983_CORS96_TM_Meters||6783|1319|||1983\n\
102546|1|OCRS_Pendleton_NAD_1983_CORS96_TM_Meters||6783|1317|||1982\n\
102547|1|OCRS_Portland_NAD_1983_CORS96_LCC_Meters||6783|1321|||1984\n\
102548|1|OCRS_Salem_NAD_1983_CORS96_TM_Meters||6783|1323|||1985\n\
102549|1|OCRS_Santiam_Pass_NAD_1983_CORS96_TM_Meters||6783|1325|||1986\n\
102550||ED_1950_Turkey_9||4230|2227|||962\n\
102551||ED_1950_Turkey_10||4230|2228|||963\n\
102552||ED_1950_Turkey_11||4230|2229|||964\n\
102553||ED_1950_Turkey_12||4230|2230|||965\n\
102554||ED_1950_Turkey_13||4230|2231|||966\n\
102555||ED_1950_Turkey_14||4230|2232|||967\n\
102556||ED_1950_Turkey_15||4230|2233|||968\n\
102557|1|Kyrg-06_TM_Zone_1||104009|1551|||2849\n\
102558|1|Kyrg-06_TM_Zone_2||104009|1552|||2850\n\
102559|1|Kyrg-06_TM_Zone_3||104009|1553|||2851\n\
102560|1|Kyrg-06_TM_Zone_4||104009|1554|||2852\n\
102561|1|Kyrg-06_TM_Zone_5||104009|1555|||2853\n\
102562||Hartebeesthoek94_Lo19_(E-N)||4148|2505|||860\n\
102563||Hartebeesthoek94_Lo21_(E-N)||4148|2506|||861\n\
102564||Hartebeesthoek94_Lo23_(E-N)||4148|2507|||862\n\
102565||Hartebeesthoek94_Lo25_(E-N)||4148|2508|||863\n\
102566||Hartebeesthoek94_Lo27_(E-N)||4148|2509|||864\n\
102567||Hartebeesthoek94_Lo29_(E-N)||4148|2510|||865\n\
102568||Hartebeesthoek94_Lo31_(E-N)||4148|2133|||866\n\
102569||New_Beijing_3_Degree_Gauss_Kruger_CM_132E||4555|317|||1086\n\
102570||WGS_1984_Complex_UTM_Zone_20N||4326|2511|||2685\n\
102571||WGS_1984_Complex_UTM_Zone_21N||4326|2512|||2686\n\
102572||WGS_1984_Complex_UTM_Zone_22N||4326|2513|||2687\n\
102573||WGS_1984_Complex_UTM_Zone_23N||4326|2514|||2688\n\
102574||WGS_1984_Complex_UTM_Zone_24N||4326|2515|||2689\n\
102575||WGS_1984_Complex_UTM_Zone_25N||4326|2516|||2690\n\
102576||WGS_1984_Complex_UTM_Zone_26N||4326|2517|||2691\n\
102577||WGS_1984_Complex_UTM_Zone_27N||4326|2518|||2692\n\
102578||WGS_1984_Complex_UTM_Zone_28N||4326|2519|||2693\n\
102579||WGS_1984_Complex_UTM_Zone_29N||4326|2520|||2694\n\
102580||WGS_1984_Complex_UTM_Zone_30N||4326|2521|||2695\n\
102581||NTF_France_I_degrees||4275|2522|||2575\n\
102582||NTF_France_II_degrees||4275|143|||653\n\
102583||NTF_France_III_degrees||4275|2523|||2577\n\
102584||NTF_France_IV_degrees||4275|2524|||2578\n\
102585||NTF_Lambert_Zone_I||4275|2522|||2575\n\
102586||NTF_Lambert_Zone_II||4275|143|||653\n\
102587||NTF_Lambert_Zone_III||4275|2523|||2577\n\
102588||NTF_Lambert_Zone_IV||4275|2524|||2578\n\
102589||Panhandle_Energy_Albers||4269|2525|0.30480060960121924||2854\n\
102590|1|Tananarive_1925_Laborde_Grid||4297|2526|||648\n\
102591|1|Nord_Algerie_Degree||104305|2118|||473\n\
102592|1|Sud_Algerie_Degree||104305|2119|||473\n\
102593|1|JGD_2011_UTM_Zone_51N||6668|575|||1350\n\
102594|1|JGD_2011_UTM_Zone_52N||6668|576|||1351\n\
102595|1|JGD_2011_UTM_Zone_53N||6668|577|||1352\n\
102596|1|JGD_2011_UTM_Zone_54N||6668|578|||1353\n\
102597|1|JGD_2011_UTM_Zone_55N||6668|579|||1354\n\
102598||JGD_2011_UTM_Zone_56N||6668|2208|||2721\n\
102599||WGS_1984_California_Teale_Albers_FtUS||4326|2527|0.30480060960121924||1517\n\
102600||NAD_1983_California_Teale_Albers_FtUS||4269|2527|0.30480060960121924||1517\n\
102601|1|NAD_1983_Texas_Centric_Mapping_System_Albers||4269|571|||1344\n\
102602|1|NAD_1983_Texas_Centric_Mapping_System_Lambert||4269|570|||1344\n\
102603|1|NAD_1983_Texas_Statewide_Mapping_System||4269|569|||1344\n\
102604||NAD_1983_Georgia_Statewide_Lambert||4269|2528|0.30480060960121924||381\n\
102605|1|NAD_1983_Idaho_TM||4269|1701|||2269\n\
102606|1|NAD_1983_Maine_2000_East_Zone||4269|564|||1341\n\
102607|1|NAD_1983_Maine_2000_Central_Zone||4269|808|||1342\n\
102608|1|NAD_1983_Maine_2000_West_Zone||4269|566|||1343\n\
102609|1|NAD_1983_Mississippi_TM||4269|872|||386\n\
102610|1|JGD_2011_Japan_Zone_1||6668|323|||1092\n\
102611|1|JGD_2011_Japan_Zone_2||6668|324|||1093\n\
102612|1|JGD_2011_Japan_Zone_3||6668|325|||1094\n\
102613|1|JGD_2011_Japan_Zone_4||6668|326|||1095\n\
102614|1|JGD_2011_Japan_Zone_5||6668|327|||1096\n\
102615|1|JGD_2011_Japan_Zone_6||6668|328|||1097\n\
102616|1|JGD_2011_Japan_Zone_7||6668|329|||1098\n\
102617|1|JGD_2011_Japan_Zone_8||6668|330|||1099\n\
102618|1|JGD_2011_Japan_Zone_9||6668|331|||1100\n\
102619|1|JGD_2011_Japan_Zone_10||6668|332|||1101\n\
102620|1|JGD_2011_Japan_Zone_11||6668|333|||1102\n\
102621|1|JGD_2011_Japan_Zone_12||6668|334|||1103\n\
102622|1|JGD_2011_Japan_Zone_13||6668|335|||1104\n\
102623|1|JGD_2011_Japan_Zone_14||6668|336|||1105\n\
102624|1|JGD_2011_Japan_Zone_15||6668|337|||1106\n\
102625|1|JGD_2011_Japan_Zone_16||6668|338|||1107\n\
102626|1|JGD_2011_Japan_Zone_17||6668|339|||1108\n\
102627|1|JGD_2011_Japan_Zone_18||6668|340|||1109\n\
102628|1|JGD_2011_Japan_Zone_19||6668|341|||601\n\
102629||NAD_1983_StatePlane_Alabama_East_FIPS_0101_Feet||4269|408|0.30480060960121924||1236\n\
102630||NAD_1983_StatePlane_Alabama_West_FIPS_0102_Feet||4269|2374|0.30480060960121924||1237\n\
102631||NAD_1983_StatePlane_Alaska_1_FIPS_5001_Feet||4269|2465|0.30480060960121924||1571\n\
102632||NAD_1983_StatePlane_Alaska_2_FIPS_5002_Feet||4269|810|0.30480060960121924||1572\n\
102633||NAD_1983_StatePlane_Alaska_3_FIPS_5003_Feet||4269|811|0.30480060960121924||1573\n\
102634||NAD_1983_StatePlane_Alaska_4_FIPS_5004_Feet||4269|812|0.30480060960121924||1574\n\
102635||NAD_1983_StatePlane_Alaska_5_FIPS_5005_Feet||4269|813|0.30480060960121924||1575\n\
102636||NAD_1983_StatePlane_Alaska_6_FIPS_5006_Feet||4269|814|0.30480060960121924||1576\n\
102637||NAD_1983_StatePlane_Alaska_7_FIPS_5007_Feet||4269|815|0.30480060960121924||1577\n\
102638||NAD_1983_StatePlane_Alaska_8_FIPS_5008_Feet||4269|816|0.30480060960121924||1578\n\
102639||NAD_1983_StatePlane_Alaska_9_FIPS_5009_Feet||4269|817|0.30480060960121924||1579\n\
102640||NAD_1983_StatePlane_Alaska_10_FIPS_5010_Feet||4269|2466|0.30480060960121924||409\n\
102641|1|NAD_1983_StatePlane_California_I_FIPS_0401_Feet||4269|2381|0.30480060960121924||979\n\
102642|1|NAD_1983_StatePlane_California_II_FIPS_0402_Feet||4269|2382|0.30480060960121924||980\n\
102643|1|NAD_1983_StatePlane_California_III_FIPS_0403_Feet||4269|2383|0.30480060960121924||981\n\
102644|1|NAD_1983_StatePlane_California_IV_FIPS_0404_Feet||4269|2384|0.30480060960121924||982\n\
102645|1|NAD_1983_StatePlane_California_V_FIPS_0405_Feet||4269|2385|0.30480060960121924||983\n\
102646|1|NAD_1983_StatePlane_California_VI_FIPS_0406_Feet||4269|2386|0.30480060960121924||984\n\
102647|1|NAD_1983_NSRS2007_StatePlane_Puerto_Rico_Virgin_Isls_FIPS_5200||4759|2464|||53\n\
102648||NAD_1983_StatePlane_Arizona_East_FIPS_0201_Feet||4269|167|0.30480060960121924||976\n\
102649||NAD_1983_StatePlane_Arizona_Central_FIPS_0202_Feet||4269|168|0.30480060960121924||977\n\
102650||NAD_1983_StatePlane_Arizona_West_FIPS_0203_Feet||4269|2387|0.30480060960121924||978\n\
102651|1|NAD_1983_StatePlane_Arkansas_North_FIPS_0301_Feet||4269|2388|0.30480060960121924||1238\n\
102652|1|NAD_1983_StatePlane_Arkansas_South_FIPS_0302_Feet||4269|2389|0.30480060960121924||1239\n\
102653|1|NAD_1983_StatePlane_Colorado_North_FIPS_0501_Feet||4269|2390|0.30480060960121924||985\n\
102654|1|NAD_1983_StatePlane_Colorado_Central_FIPS_0502_Feet||4269|2391|0.30480060960121924||986\n\
102655|1|NAD_1983_StatePlane_Colorado_South_FIPS_0503_Feet||4269|2392|0.30480060960121924||987\n\
102656|1|NAD_1983_StatePlane_Connecticut_FIPS_0600_Feet||4269|2393|0.30480060960121924||988\n\
102657|1|NAD_1983_StatePlane_Delaware_FIPS_0700_Feet||4269|422|0.30480060960121924||989\n\
102658|1|NAD_1983_StatePlane_Florida_East_FIPS_0901_Feet||4269|2394|0.30480060960121924||990\n\
102659|1|NAD_1983_StatePlane_Florida_West_FIPS_0902_Feet||4269|2395|0.30480060960121924||991\n\
102660|1|NAD_1983_StatePlane_Florida_North_FIPS_0903_Feet||4269|2396|0.30480060960121924||992\n\
102661||NAD_1983_StatePlane_Hawaii_1_FIPS_5101_Feet||4269|2397|0.30480060960121924||45\n\
102662||NAD_1983_StatePlane_Hawaii_2_FIPS_5102_Feet||4269|2398|0.30480060960121924||46\n\
102663|1|NAD_1983_StatePlane_Hawaii_3_FIPS_5103_Feet||4269|429|0.30480060960121924||47\n\
102664||NAD_1983_StatePlane_Hawaii_4_FIPS_5104_Feet||4269|430|0.30480060960121924||48\n\
102665||NAD_1983_StatePlane_Hawaii_5_FIPS_5105_Feet||4269|431|0.30480060960121924||1240\n\
102666|1|NAD_1983_StatePlane_Georgia_East_FIPS_1001_Feet||4269|425|0.30480060960121924||993\n\
102667|1|NAD_1983_StatePlane_Georgia_West_FIPS_1002_Feet||4269|426|0.30480060960121924||994\n\
102668|1|NAD_1983_StatePlane_Idaho_East_FIPS_1101_Feet||4269|2399|0.30480060960121924||995\n\
102669|1|NAD_1983_StatePlane_Idaho_Central_FIPS_1102_Feet||4269|2400|0.30480060960121924||996\n\
102670|1|NAD_1983_StatePlane_Idaho_West_FIPS_1103_Feet||4269|2401|0.30480060960121924||997\n\
102671|1|NAD_1983_StatePlane_Illinois_East_FIPS_1201_Feet||4269|435|0.30480060960121924||1241\n\
102672|1|NAD_1983_StatePlane_Illinois_West_FIPS_1202_Feet||4269|2402|0.30480060960121924||1242\n\
102673|1|NAD_1983_StatePlane_Indiana_East_FIPS_1301_Feet||4269|2403|0.30480060960121924||998\n\
102674|1|NAD_1983_StatePlane_Indiana_West_FIPS_1302_Feet||4269|2404|0.30480060960121924||999\n\
102675|1|NAD_1983_StatePlane_Iowa_North_FIPS_1401_Feet||4269|2405|0.30480060960121924||1243\n\
102676|1|NAD_1983_StatePlane_Iowa_South_FIPS_1402_Feet||4269|2406|0.30480060960121924||1244\n\
102677|1|NAD_1983_StatePlane_Kansas_North_FIPS_1501_Feet||4269|2407|0.30480060960121924||1245\n\
102678|1|NAD_1983_StatePlane_Kansas_South_FIPS_1502_Feet||4269|2408|0.30480060960121924||1246\n\
102679|1|NAD_1983_StatePlane_Kentucky_North_FIPS_1601_Feet||4269|153|0.30480060960121924||961\n\
102680|1|NAD_1983_StatePlane_Kentucky_South_FIPS_1602_Feet||4269|2409|0.30480060960121924||1000\n\
102681|1|NAD_1983_StatePlane_Louisiana_North_FIPS_1701_Feet||4269|2410|0.30480060960121924||1247\n\
102682|1|NAD_1983_StatePlane_Louisiana_South_FIPS_1702_Feet||4269|2411|0.30480060960121924||1248\n\
102683|1|NAD_1983_StatePlane_Maine_East_FIPS_1801_Feet||4269|446|0.30480060960121924||1249\n\
102684|1|NAD_1983_StatePlane_Maine_West_FIPS_1802_Feet||4269|2412|0.30480060960121924||1250\n\
102685|1|NAD_1983_StatePlane_Maryland_FIPS_1900_Feet||4269|2413|0.30480060960121924||1001\n\
102686|1|NAD_1983_StatePlane_Massachusetts_Mainland_FIPS_2001_Feet||4269|2414|0.30480060960121924||1002\n\
102687|1|NAD_1983_StatePlane_Massachusetts_Island_FIPS_2002_Feet||4269|2415|0.30480060960121924||1003\n\
102688||NAD_1983_StatePlane_Michigan_North_FIPS_2111_Feet||4269|2416|0.30480060960121924||1004\n\
102689||NAD_1983_StatePlane_Michigan_Central_FIPS_2112_Feet||4269|2417|0.30480060960121924||1005\n\
102690||NAD_1983_StatePlane_Michigan_South_FIPS_2113_Feet||4269|2418|0.30480060960121924||1006\n\
102691|1|NAD_1983_StatePlane_Minnesota_North_FIPS_2201_Feet||4269|2419|0.30480060960121924||1251\n\
102692|1|NAD_1983_StatePlane_Minnesota_Central_FIPS_2202_Feet||4269|2420|0.30480060960121924||1252\n\
102693|1|NAD_1983_StatePlane_Minnesota_South_FIPS_2203_Feet||4269|2421|0.30480060960121924||1253\n\
102694|1|NAD_1983_StatePlane_Mississippi_East_FIPS_2301_Feet||4269|199|0.30480060960121924||1007\n\
102695|1|NAD_1983_StatePlane_Mississippi_West_FIPS_2302_Feet||4269|457|0.30480060960121924||1008\n\
102696||NAD_1983_StatePlane_Missouri_East_FIPS_2401_Feet||4269|2422|0.30480060960121924||1254\n\
102697||NAD_1983_StatePlane_Missouri_Central_FIPS_2402_Feet||4269|2423|0.30480060960121924||1255\n\
102698||NAD_1983_StatePlane_Missouri_West_FIPS_2403_Feet||4269|2424|0.30480060960121924||1256\n\
102699||NAD_1927_StatePlane_California_V_Ventura||4267|2529|0.30480060960121924||2541\n\
102700||NAD_1983_StatePlane_Montana_FIPS_2500_Feet||4269|2426|0.30480060960121924||1009\n\
102701||NAD_1983_PACP00_UTM_Zone_4N||9075|839|||1609\n\
102702||NAD_1983_PACP00_UTM_Zone_5N||9075|840|||1610\n\
102703||NAD_1983_PACP00_UTM_Zone_2S||9075|146|||953\n\
102704|1|NAD_1983_StatePlane_Nebraska_FIPS_2600_Feet||4269|2427|0.30480060960121924||375\n\
102705||NAD_1983_Nebraska_Lancaster_County_FtUS||4269|2530|0.30480060960121924||2855\n\
102706|1|Palestine_1923_Palestine_Grid_TM||4281|1375|||438\n\
102707|1|NAD_1983_StatePlane_Nevada_East_FIPS_2701_Feet||4269|463|0.30480060960121924||1257\n\
102708|1|NAD_1983_StatePlane_Nevada_Central_FIPS_2702_Feet||4269|464|0.30480060960121924||1258\n\
102709|1|NAD_1983_StatePlane_Nevada_West_FIPS_2703_Feet||4269|465|0.30480060960121924||1259\n\
102710|1|NAD_1983_StatePlane_New_Hampshire_FIPS_2800_Feet||4269|2429|0.30480060960121924||1260\n\
102711|1|NAD_1983_StatePlane_New_Jersey_FIPS_2900_Feet||4269|205|0.30480060960121924||402\n\
102712|1|NAD_1983_StatePlane_New_Mexico_East_FIPS_3001_Feet||4269|2430|0.30480060960121924||1010\n\
102713|1|NAD_1983_StatePlane_New_Mexico_Central_FIPS_3002_Feet||4269|467|0.30480060960121924||1011\n\
102714|1|NAD_1983_StatePlane_New_Mexico_West_FIPS_3003_Feet||4269|2431|0.30480060960121924||1012\n\
102715|1|NAD_1983_StatePlane_New_York_East_FIPS_3101_Feet||4269|205|0.30480060960121924||1013\n\
102716|1|NAD_1983_StatePlane_New_York_Central_FIPS_3102_Feet||4269|469|0.30480060960121924||1014\n\
102717|1|NAD_1983_StatePlane_New_York_West_FIPS_3103_Feet||4269|470|0.30480060960121924||1015\n\
102718|1|NAD_1983_StatePlane_New_York_Long_Island_FIPS_3104_Feet||4269|2432|0.30480060960121924||1016\n\
102719|1|NAD_1983_StatePlane_North_Carolina_FIPS_3200_Feet||4269|2531|0.30480060960121924||410\n\
102720||NAD_1983_StatePlane_North_Dakota_North_FIPS_3301_Feet||4269|2433|0.30480060960121924||1017\n\
102721||NAD_1983_StatePlane_North_Dakota_South_FIPS_3302_Feet||4269|2434|0.30480060960121924||1018\n\
102722|1|NAD_1983_StatePlane_Ohio_North_FIPS_3401_Feet||4269|2435|0.30480060960121924||1261\n\
102723|1|NAD_1983_StatePlane_Ohio_South_FIPS_3402_Feet||4269|2436|0.30480060960121924||1262\n\
102724|1|NAD_1983_StatePlane_Oklahoma_North_FIPS_3501_Feet||4269|2437|0.30480060960121924||1019\n\
102725|1|NAD_1983_StatePlane_Oklahoma_South_FIPS_3502_Feet||4269|2438|0.30480060960121924||1020\n\
102726||NAD_1983_StatePlane_Oregon_North_FIPS_3601_Feet||4269|2439|0.30480060960121924||1021\n\
102727||NAD_1983_StatePlane_Oregon_South_FIPS_3602_Feet||4269|2440|0.30480060960121924||1022\n\
102728|1|NAD_1983_StatePlane_Pennsylvania_North_FIPS_3701_Feet||4269|2532|0.30480060960121924||1023\n\
102729|1|NAD_1983_StatePlane_Pennsylvania_South_FIPS_3702_Feet||4269|2533|0.30480060960121924||1024\n\
102730|1|NAD_1983_StatePlane_Rhode_Island_FIPS_3800_Feet||4269|477|0.30480060960121924||1263\n\
102733||NAD_1983_StatePlane_South_Carolina_FIPS_3900_Feet||4269|2534|0.30480060960121924||411\n\
102734|1|NAD_1983_StatePlane_South_Dakota_North_FIPS_4001_Feet||4269|2442|0.30480060960121924||1264\n\
102735|1|NAD_1983_StatePlane_South_Dakota_South_FIPS_4002_Feet||4269|2443|0.30480060960121924||1265\n\
102736|1|NAD_1983_StatePlane_Tennessee_FIPS_4100_Feet||4269|2444|0.30480060960121924||395\n\
102737|1|NAD_1983_StatePlane_Texas_North_FIPS_4201_Feet||4269|2445|0.30480060960121924||1025\n\
102738|1|NAD_1983_StatePlane_Texas_North_Central_FIPS_4202_Feet||4269|2446|0.30480060960121924||1026\n\
102739|1|NAD_1983_StatePlane_Texas_Central_FIPS_4203_Feet||4269|2447|0.30480060960121924||1027\n\
102740|1|NAD_1983_StatePlane_Texas_South_Central_FIPS_4204_Feet||4269|2448|0.30480060960121924||1028\n\
102741|1|NAD_1983_StatePlane_Texas_South_FIPS_4205_Feet||4269|2449|0.30480060960121924||1029\n\
102742|1|NAD_1983_StatePlane_Utah_North_FIPS_4301_Feet||4269|2450|0.30480060960121924||1030\n\
102743|1|NAD_1983_StatePlane_Utah_Central_FIPS_4302_Feet||4269|2451|0.30480060960121924||1031\n\
102744|1|NAD_1983_StatePlane_Utah_South_FIPS_4303_Feet||4269|2452|0.30480060960121924||1032\n\
102745|1|NAD_1983_StatePlane_Vermont_FIPS_4400_Feet||4269|2453|0.30480060960121924||1266\n\
102746|1|NAD_1983_StatePlane_Virginia_North_FIPS_4501_Feet||4269|2454|0.30480060960121924||1033\n\
102747|1|NAD_1983_StatePlane_Virginia_South_FIPS_4502_Feet||4269|2455|0.30480060960121924||1034\n\
102748|1|NAD_1983_StatePlane_Washington_North_FIPS_4601_Feet||4269|2456|0.30480060960121924||1035\n\
102749|1|NAD_1983_StatePlane_Washington_South_FIPS_4602_Feet||4269|2457|0.30480060960121924||1036\n\
102750|1|NAD_1983_StatePlane_West_Virginia_North_FIPS_4701_Feet||4269|2458|0.30480060960121924||1267\n\
102751|1|NAD_1983_StatePlane_West_Virginia_South_FIPS_4702_Feet||4269|2459|0.30480060960121924||1268\n\
102752|1|NAD_1983_StatePlane_Wisconsin_North_FIPS_4801_Feet||4269|2460|0.30480060960121924||1037\n\
102753|1|NAD_1983_StatePlane_Wisconsin_Central_FIPS_4802_Feet||4269|2461|0.30480060960121924||1038\n\
102754|1|NAD_1983_StatePlane_Wisconsin_South_FIPS_4803_Feet||4269|2462|0.30480060960121924||1039\n\
102755|1|NAD_1983_StatePlane_Wyoming_East_FIPS_4901_Feet||4269|495|0.30480060960121924||1269\n\
102756|1|NAD_1983_StatePlane_Wyoming_East_Central_FIPS_4902_Feet||4269|496|0.30480060960121924||1270\n\
102757|1|NAD_1983_StatePlane_Wyoming_West_Central_FIPS_4903_Feet||4269|497|0.30480060960121924||1271\n\
102758|1|NAD_1983_StatePlane_Wyoming_West_FIPS_4904_Feet||4269|498|0.30480060960121924||1272\n\
102759||WGS_1984_California_Teale_Albers_Ft_Intl||4326|2535|0.3048||1517\n\
102760||NAD_1983_California_Teale_Albers_Ft_Intl||4269|2535|0.3048||1517\n\
102761||NAD_1983_StatePlane_Puerto_Rico_Virgin_Islands_FIPS_5200_Feet||4269|2464|0.30480060960121924||2665\n\
102762|1|Katanga_1955_Katanga_Lambert||4695|963|||590\n\
102763|1|NAD_1983_StatePlane_Kentucky_FIPS_1600_Feet||4269|573|0.30480060960121924||383\n\
102764|1|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_7||4178|358|||1634\n\
102765|1|Pulkovo_1942_Adj_1983_3_Degree_GK_Zone_8||4178|359|||1635\n\
102766||NAD_1983_StatePlane_Guam_FIPS_5400_Feet||4269|2291|0.30480060960121924||2792\n\
102767|1|MAGNA_Leticia_Amazonas_1994||4686|1241|||2856\n\
102768|1|MAGNA_Medellin_Antioquia_2010||4686|1243|||2857\n\
102769|1|MAGNA_Arauca_2007||4686|1230|||2858\n\
102770|1|MAGNA_Barranquilla_Atlantico_1997||4686|1232|||2859\n\
102771|1|MAGNA_Bogota_DC_2005||4686|1233|||2860\n\
102772|1|MAGNA_Cartagena_Bolivar_2005||4686|1236|||2861\n\
102773|1|MAGNA_Tunja_Boyaca_1997||4686|1258|||2862\n\
102774|1|MAGNA_Manizales_Caldas_2011||4686|1242|||2863\n\
102775|1|MAGNA_Florencia_Caqueta_2007||4686|1238|||2864\n\
102776|1|MAGNA_Yopal_Casanare_2006||4686|1261|||2865\n\
102777|1|MAGNA_Popayan_Cauca_2006||4686|1250|||2866\n\
102778|1|MAGNA_Valledupar_Cesar_2011||4686|1259|||2867\n\
102779|1|MAGNA_Quibdo_Choco_2011||4686|1252|||2868\n\
102780|1|MAGNA_Monteria_Cordoba_2006||4686|1246|||2869\n\
102781|1|MAGNA_Inirida_Guainia_2008||4686|1240|||2870\n\
102782|1|MAGNA_San_Jose_del_Guaviare_2011||4686|1255|||2871\n\
102783|1|MAGNA_Neiva_Huila_2006||4686|1247|||2872\n\
102784|1|MAGNA_Riohacha_La_Guajira_2006||4686|1253|||2873\n\
102785|1|MAGNA_Santa_Marta_Magdalena_2007||4686|1256|||2874\n\
102786|1|MAGNA_Villavicencio_Meta_2011||4686|1260|||2875\n\
102787|1|MAGNA_Pasto_Narino_2008||4686|1248|||2876\n\
102788|1|MAGNA_Cucuta_Norte_de_Santander_2011||4686|1237|||2877\n\
102789|1|MAGNA_Mocoa_Putumayo_2011||4686|1245|||2878\n\
102790|1|MAGNA_Armenia_Quindio_2006||4686|1231|||2879\n\
102791|1|MAGNA_Pereira_Risaralda_2007||4686|1249|||2880\n\
102792|1|MAGNA_San_Andres_2007||4686|1254|||2881\n\
102793|1|MAGNA_Bucaramanga_Santander_2008||4686|1234|||2882\n\
102794|1|MAGNA_Sucre_2006||4686|1257|||2883\n\
102795|1|MAGNA_Ibague_Tolima_2007||4686|1239|||2884\n\
102796|1|MAGNA_Cali_Valle_del_Cauca_2009||4686|1235|||2885\n\
102797|1|MAGNA_Mitu_Vaupes_2011||4686|1244|||2886\n\
102798|1|MAGNA_Puerto_Carreno_Vichada_2011||4686|1251|||2887\n\
102799||OSGB36_Highways_England_A1H1||4277|2536|||2888\n\
102800||OSGB36_Highways_England_A2H1||4277|2537|||2889\n\
102801||OSGB36_Highways_England_A3H1||4277|2538|||2890\n\
102802||OSGB36_Highways_England_A3H2||4277|2539|||2890\n\
102803||OSGB36_Highways_England_A4H1||4277|2540|||2891\n\
102804||OSGB36_Highways_England_A5H1||4277|2541|||2892\n\
102805||OSGB36_Highways_England_A5H2||4277|2542|||2892\n\
102806||OSGB36_Highways_England_A6H1||4277|2543|||2893\n\
102807||OSGB36_Highways_England_A6H2||4277|2544|||2893\n\
102808||OSGB36_Highways_England_A7H1||4277|2545|||2894\n\
102809||OSGB36_Highways_England_A7H2||4277|2546|||2894\n\
102810||OSGB36_Highways_England_A8H1||4277|2547|||2895\n\
102811||OSGB36_Highways_England_A8H2||4277|2548|||2895\n\
102812||OSGB36_Highways_England_A9H1||4277|2549|||2896\n\
102813||OSGB36_Highways_England_A9H2||4277|2550|||2896\n\
102814||OSGB36_Highways_England_A10H1||4277|2551|||2897\n\
102815||OSGB36_Highways_England_A10H2||4277|2552|||2897\n\
102816||OSGB36_Highways_England_A11H1||4277|2553|||2898\n\
102817||OSGB36_Highways_England_A11H2||4277|2554|||2898\n\
102818||OSGB36_Highways_England_A11H3||4277|2555|||2898\n\
102819||OSGB36_Highways_England_A12H1||4277|2556|||2899\n\
102820||OSGB36_Highways_England_A12H2||4277|2557|||2899\n\
102821||OSGB36_Highways_England_A12H3||4277|2558|||2899\n\
102822||OSGB36_Highways_England_A13H1||4277|2559|||2900\n\
102823||OSGB36_Highways_England_A13H2||4277|2560|||2900\n\
102824||OSGB36_Highways_England_A14H1||4277|2561|||2901\n\
102825||OSGB36_Highways_England_A14H2||4277|2562|||2901\n\
102826||OSGB36_Highways_England_A15H1||4277|2563|||2902\n\
102827||OSGB36_Highways_England_A15H2||4277|2564|||2902\n\
102828||OSGB36_Highways_England_A16H1||4277|2565|||2903\n\
102829||OSGB36_Highways_England_A16H2||4277|2566|||2903\n\
102830||OSGB36_Highways_England_A17H1||4277|2567|||2904\n\
102831||OSGB36_Highways_England_A17H2||4277|2568|||2904\n\
102832||OSGB36_Highways_England_A18H1||4277|2569|||2905\n\
102833||OSGB36_Highways_England_A18H2||4277|2570|||2905\n\
102834||OSGB36_Highways_England_A19H1||4277|2571|||2906\n\
102835||OSGB36_Highways_England_A19H2||4277|2572|||2906\n\
102836||OSGB36_Highways_England_A20H1||4277|2573|||2907\n\
102837||OSGB36_Highways_England_A20H2||4277|2574|||2907\n\
102838||OSGB36_Highways_England_A21H1||4277|2575|||2908\n\
102839||OSGB36_Highways_England_A21H2||4277|2576|||2908\n\
102840||OSGB36_Highways_England_A22H1||4277|2577|||2909\n\
102841||OSGB36_Highways_England_A22H2||4277|2578|||2909\n\
102842||OSGB36_Highways_England_A23H1||4277|2579|||2910\n\
102843||OSGB36_Highways_England_A23H2||4277|2580|||2910\n\
102844||OSGB36_Highways_England_A24H1||4277|2581|||2911\n\
102845||OSGB36_Highways_England_A24H2||4277|2582|||2911\n\
102846||OSGB36_Highways_England_A25H1||4277|2583|||2912\n\
102847||OSGB36_Highways_England_A25H2||4277|2584|||2912\n\
102848||OSGB36_Highways_England_A26H1||4277|2585|||2913\n\
102849||OSGB36_Highways_England_A26H2||4277|2586|||2913\n\
102850||OSGB36_Highways_England_A27H1||4277|2587|||2914\n\
102851||OSGB36_Highways_England_A27H2||4277|2588|||2914\n\
102852||OSGB36_Highways_England_A28H1||4277|2589|||2915\n\
102853||OSGB36_Highways_England_A28H2||4277|2590|||2915\n\
102854||OSGB36_Highways_England_A29H1||4277|2591|||2916\n\
102855||OSGB36_Highways_England_A30H1||4277|2592|||2917\n\
102856||OSGB36_Highways_England_B15H1||4277|2593|||2918\n\
102857||OSGB36_Highways_England_B15H2||4277|2594|||2918\n\
102858||OSGB36_Highways_England_B15H3||4277|2595|||2918\n\
102859||OSGB36_Highways_England_B16H1||4277|2596|||2919\n\
102860||OSGB36_Highways_England_B16H2||4277|2597|||2919\n\
102861||OSGB36_Highways_England_B16H3||4277|2598|||2919\n\
102862||OSGB36_Highways_England_B16H4||4277|2599|||2919\n\
102863||OSGB36_Highways_England_B17H1||4277|2600|||2920\n\
102864||OSGB36_Highways_England_B17H2||4277|2601|||2920\n\
102865||OSGB36_Highways_England_B18H1||4277|2602|||2921\n\
102866||OSGB36_Highways_England_B18H2||4277|2603|||2921\n\
102867||OSGB36_Highways_England_B19H1||4277|2604|||2922\n\
102868||OSGB36_Highways_England_B20H1||4277|2605|||2923\n\
102869||OSGB36_Highways_England_B21H1||4277|2606|||2924\n\
102870||OSGB36_Highways_England_B22H1||4277|2607|||2925\n\
102871||OSGB36_Highways_England_B23H1||4277|2608|||2926\n\
102872||OSGB36_Highways_England_B24H1||4277|2609|||2927\n\
102873||OSGB36_Highways_England_B25H1||4277|2610|||2928\n\
102874||OSGB36_Highways_England_B26H1||4277|2611|||2929\n\
102875||OSGB36_Highways_England_B27H1||4277|2612|||2930\n\
102876||OSGB36_Highways_England_B28H1||4277|2613|||2931\n\
102877||OSGB36_Highways_England_B29H1||4277|2614|||2932\n\
102878||OSGB36_Highways_England_B30H1||4277|2615|||2933\n\
102879||OSGB36_Highways_England_B31H1||4277|2616|||2934\n\
102880||OSGB36_Highways_England_B32H1||4277|2617|||2935\n\
102881||OSGB36_Highways_England_C13H1||4277|2618|||2936\n\
102882||OSGB36_Highways_England_C14H1||4277|2619|||2937\n\
102883||OSGB36_Highways_England_C14H2||4277|2620|||2937\n\
102884||OSGB36_Highways_England_C14H3||4277|2621|||2937\n\
102885||OSGB36_Highways_England_C14H4||4277|2622|||2937\n\
102886||OSGB36_Highways_England_C15H1||4277|2623|||2938\n\
102887||OSGB36_Highways_England_C15H2||4277|2624|||2938\n\
102888||OSGB36_Highways_England_C15H3||4277|2625|||2938\n\
102889||OSGB36_Highways_England_C15H4||4277|2626|||2938\n\
102890||OSGB36_Highways_England_C15H5||4277|2627|||2938\n\
102891||OSGB36_Highways_England_C16H1||4277|2628|||2939\n\
102892||OSGB36_Highways_England_C16H2||4277|2629|||2939\n\
102893||OSGB36_Highways_England_C16H3||4277|2630|||2939\n\
102894||OSGB36_Highways_England_C16H4||4277|2631|||2939\n\
102895||OSGB36_Highways_England_C17H1||4277|2632|||2940\n\
102896||OSGB36_Highways_England_C17H2||4277|2633|||2940\n\
102897||OSGB36_Highways_England_C18H1||4277|2634|||2941\n\
102898||OSGB36_Highways_England_C18H2||4277|2635|||2941\n\
102899||OSGB36_Highways_England_C19H1||4277|2636|||2942\n\
102900||OSGB36_Highways_England_C19H2||4277|2637|||2942\n\
102901||NAD_1983_(2011)_ICS_Aurora_(US_Feet)||6318|2638|0.30480060960121924||2943\n\
102902||NAD_1983_(2011)_ICS_Freeport_(US_Feet)||104145|2639|0.3048006096012192||2944\n\
102903||NAD_1983_(2011)_ICS_Chicago_(US_Feet)||6318|2640|0.30480060960121924||2945\n\
102904||NAD_1983_(2011)_ICS_Rockford_(US_Feet)||6318|2641|0.30480060960121924||2946\n\
102905||NAD_1983_(2011)_ICS_Moline_(US_Feet)||104145|2642|0.3048006096012192||2947\n\
102906||NAD_1983_(2011)_ICS_Ottawa_(US_Feet)||104145|2643|0.3048006096012192||2948\n\
102907||NAD_1983_(2011)_ICS_Sterling_(US_Feet)||104145|2644|0.3048006096012192||2949\n\
102908||NAD_1983_(2011)_ICS_Joliet_(US_Feet)||6318|2645|0.30480060960121924||2950\n\
102909||NAD_1983_(2011)_ICS_Eureka_(US_Feet)||6318|2646|0.30480060960121924||2951\n\
102910||NAD_1983_(2011)_ICS_Pontiac_(US_Feet)||104145|2647|0.3048006096012192||2952\n\
102911||NAD_1983_(2011)_ICS_Monmouth_(US_Feet)||6318|2648|0.30480060960121924||2953\n\
102912||NAD_1983_(2011)_ICS_Watseka_(US_Feet)||104145|2649|0.3048006096012192||2954\n\
102913||NAD_1983_(2011)_ICS_Peoria_(US_Feet)||6318|2650|0.30480060960121924||2955\n\
102914||NAD_1983_(2011)_ICS_Bloomington_(US_Feet)||104145|2651|0.3048006096012192||2956\n\
102915||NAD_1983_(2011)_ICS_Galesburg_(US_Feet)||6318|2652|0.30480060960121924||2957\n\
102916||NAD_1983_(2011)_ICS_Champaign_(US_Feet)||104145|2653|0.3048006096012192||2958\n\
102917||NAD_1983_(2011)_ICS_Decatur_(US_Feet)||6318|2654|0.30480060960121924||2959\n\
102918||NAD_1983_(2011)_ICS_Quincy_(US_Feet)||6318|2655|0.30480060960121924||2960\n\
102919||NAD_1983_(2011)_ICS_Lincoln_(US_Feet)||104145|2656|0.3048006096012192||2961\n\
102920||NAD_1983_(2011)_ICS_Macomb_(US_Feet)||6318|2657|0.30480060960121924||2962\n\
102921||NAD_1983_(2011)_ICS_Springfield_(US_Feet)||104145|2658|0.3048006096012192||2963\n\
102922||NAD_1983_(2011)_ICS_Jacksonville_(US_Feet)||104145|2659|0.3048006096012192||2964\n\
102923||NAD_1983_(2011)_ICS_Taylorville_(US_Feet)||6318|2660|0.30480060960121924||2965\n\
102924||NAD_1983_(2011)_ICS_Charleston_(US_Feet)||104145|2661|0.3048006096012192||2966\n\
102925||NAD_1983_(2011)_ICS_Carlinville_(US_Feet)||104145|2662|0.3048006096012192||2967\n\
102926||NAD_1983_(2011)_ICS_Robinson_(US_Feet)||104145|2663|0.3048006096012192||2968\n\
102927||NAD_1983_(2011)_ICS_Jerseyville_(US_Feet)||6318|2664|0.30480060960121924||2969\n\
102928||NAD_1983_(2011)_ICS_Effingham_(US_Feet)||104145|2665|0.3048006096012192||2970\n\
102929||NAD_1983_(2011)_ICS_Belleville_(US_Feet)||6318|2666|0.30480060960121924||2971\n\
102930||NAD_1983_(2011)_ICS_Olney_(US_Feet)||104145|2667|0.3048006096012192||2972\n\
102931||NAD_1983_(2011)_ICS_Mount_Vernon_(US_Feet)||104145|2668|0.3048006096012192||2973\n\
102932||NAD_1983_(2011)_ICS_Carbondale_(US_Feet)||104145|2669|0.3048006096012192||2974\n\
102933||NAD_1983_(2011)_ICS_Metropolis_(US_Feet)||104145|2670|0.3048006096012192||2975\n\
102934||Cassini_Bangladesh_Zone_01_Dinajpur||4042|2671|20.1168||2976\n\
102935||Cassini_Bangladesh_Zone_02_Rangpur||4042|2672|20.1168||2977\n\
102936||Cassini_Bangladesh_Zone_03_Rajshahi||4042|2673|20.1168||2978\n\
102937||Cassini_Bangladesh_Zone_04_Bogura||4042|2674|20.1168||2979\n\
102938||Cassini_Bangladesh_Zone_05_Pabna||4042|2674|20.1168||2980\n\
102939||Cassini_Bangladesh_Zone_06_Mymensingh||4042|2675|20.1168||2981\n\
102940||Cassini_Bangladesh_Zone_07_Dhaka||4042|2675|20.1168||2982\n\
102941||Cassini_Bangladesh_Zone_08_Faridpur||4042|2676|20.1168||2983\n\
102942||Cassini_Bangladesh_Zone_09_Sylhet||4042|2677|20.1168||2984\n\
102943||Cassini_Bangladesh_Zone_10_Kushtia||4042|2678|20.1168||2985\n\
102944||Cassini_Bangladesh_Zone_11_Joshore||4042|2678|20.1168||2986\n\
102945||Cassini_Bangladesh_Zone_12_Khulna||4042|2679|20.1168||2987\n\
102946||Cassini_Bangladesh_Zone_13_Barishal||4042|2680|20.1168||2988\n\
102947||Cassini_Bangladesh_Zone_14_Cumilla||4042|2681|20.1168||2989\n\
102948||Cassini_Bangladesh_Zone_15_Noakhali||4042|2681|20.1168||2990\n\
102949||Cassini_Bangladesh_Zone_16_Chottogram||4042|2682|20.1168||2991\n\
102950||Cassini_Bangladesh_Zone_17_CHT||4042|2683|20.1168||2992\n\
102951||LCC_Bangladesh||4326|2684|||575\n\
102952||LCC_Gulshan||4682|2684|||575\n\
102953||UTM_Bangladesh_(BTM)||4682|1737|||575\n\
102954||BUTM2010||4326|581|||575\n\
102955||UTM_Gulshan||4682|581|||575\n\
102961||AGD_1966_ISG_57_2||4202|2685|||2993\n\
102962|1|NAD_1983_2011_California_Teale_Albers||6318|738|||1517\n\
102963|1|NAD_1983_2011_Mississippi_TM||6318|872|||386\n\
102965|1|NAD_1983_2011_Contiguous_USA_Albers||6318|1002|||77\n\
102966|1|NAD_1983_2011_Alaska_Albers||6318|511|||808\n\
102967|1|NAD_1983_2011_Florida_GDL_Albers||6318|572|||353\n\
102968|1|NAD_1983_2011_Michigan_GeoRef_Meters||6318|567|||356\n\
102969|1|NAD_1983_2011_Oregon_Statewide_Lambert||6318|524|||1297\n\
102970|1|NAD_1983_2011_Oregon_Statewide_Lambert_Ft_Intl||6318|524|0.3048||1297\n\
102971|1|NAD_1983_2011_Texas_Centric_Mapping_System_Albers||6318|571|||1344\n\
102972|1|NAD_1983_2011_Texas_Centric_Mapping_System_Lambert||6318|570|||1344\n\
102973|1|NAD_1983_2011_Wisconsin_TM||6318|563|||370\n\
102974||NAD_1983_2011_Wisconsin_TM_US_Ft||6318|563|0.30480060960121924||370\n\
102975|1|NAD_1983_2011_StatePlane_Alabama_East_FIPS_0101||6318|408|||1236\n\
102976|1|NAD_1983_2011_StatePlane_Alabama_West_FIPS_0102||6318|2374|||1237\n\
102977|1|NAD_1983_2011_StatePlane_Alaska_1_FIPS_5001||6318|2465|||1571\n\
102978|1|NAD_1983_2011_StatePlane_Alaska_2_FIPS_5002||6318|810|||1572\n\
102979|1|NAD_1983_2011_StatePlane_Alaska_3_FIPS_5003||6318|811|||1573\n\
102980|1|NAD_1983_2011_StatePlane_Alaska_4_FIPS_5004||6318|812|||1574\n\
102981|1|NAD_1983_2011_StatePlane_Alaska_5_FIPS_5005||6318|813|||1575\n\
102982|1|NAD_1983_2011_StatePlane_Alaska_6_FIPS_5006||6318|814|||1576\n\
102983|1|NAD_1983_2011_StatePlane_Alaska_7_FIPS_5007||6318|815|||1577\n\
102984|1|NAD_1983_2011_StatePlane_Alaska_8_FIPS_5008||6318|816|||1578\n\
102985|1|NAD_1983_2011_StatePlane_Alaska_9_FIPS_5009||6318|817|||1579\n\
102986|1|NAD_1983_2011_StatePlane_Alaska_10_FIPS_5010||6318|2466|||409\n\
102987|1|NAD_1983_2011_StatePlane_Arizona_East_FIPS_0201||6318|167|||976\n\
102988|1|NAD_1983_2011_StatePlane_Arizona_Central_FIPS_0202||6318|168|||977\n\
102989|1|NAD_1983_2011_StatePlane_Arizona_West_FIPS_0203||6318|2387|||978\n\
102990|1|NAD_1983_2011_StatePlane_Arizona_East_FIPS_0201_Ft_Intl||6318|167|0.3048||976\n\
102991|1|NAD_1983_2011_StatePlane_Arizona_Central_FIPS_0202_Ft_Intl||6318|168|0.3048||977\n\
102992|1|NAD_1983_2011_StatePlane_Arizona_West_FIPS_0203_Ft_Intl||6318|2387|0.3048||978\n\
102993|1|NAD_1983_2011_StatePlane_Arkansas_North_FIPS_0301||6318|2388|||1238\n\
102994|1|NAD_1983_2011_StatePlane_Arkansas_South_FIPS_0302||6318|2389|||1239\n\
102995|1|NAD_1983_2011_StatePlane_Arkansas_North_FIPS_0301_Ft_US||6318|2388|0.30480060960121924||1238\n\
102996|1|NAD_1983_2011_StatePlane_Arkansas_South_FIPS_0302_Ft_US||6318|2389|0.30480060960121924||1239\n\
102997|1|NAD_1983_2011_StatePlane_California_I_FIPS_0401||6318|2381|||979\n\
102998|1|NAD_1983_2011_StatePlane_California_II_FIPS_0402||6318|2382|||980\n\
102999|1|NAD_1983_2011_StatePlane_California_III_FIPS_0403||6318|2383|||981\n\
103000|1|NAD_1983_2011_StatePlane_California_IV_FIPS_0404||6318|2384|||982\n\
103001|1|NAD_1983_2011_StatePlane_California_V_FIPS_0405||6318|2385|||983\n\
103002|1|NAD_1983_2011_StatePlane_California_VI_FIPS_0406||6318|2386|||984\n\
103003|1|NAD_1983_2011_StatePlane_California_I_FIPS_0401_Ft_US||6318|2381|0.30480060960121924||979\n\
103004|1|NAD_1983_2011_StatePlane_California_II_FIPS_0402_Ft_US||6318|2382|0.30480060960121924||980\n\
103005|1|NAD_1983_2011_StatePlane_California_III_FIPS_0403_Ft_US||6318|2383|0.30480060960121924||981\n\
103006|1|NAD_1983_2011_StatePlane_California_IV_FIPS_0404_Ft_US||6318|2384|0.30480060960121924||982\n\
103007|1|NAD_1983_2011_StatePlane_California_V_FIPS_0405_Ft_US||6318|2385|0.30480060960121924||983\n\
103008|1|NAD_1983_2011_StatePlane_California_VI_FIPS_0406_Ft_US||6318|2386|0.30480060960121924||984\n\
103009|1|NAD_1983_2011_StatePlane_Colorado_North_FIPS_0501||6318|2390|||985\n\
103010|1|NAD_1983_2011_StatePlane_Colorado_Central_FIPS_0502||6318|2391|||986\n\
103011|1|NAD_1983_2011_StatePlane_Colorado_South_FIPS_0503||6318|2392|||987\n\
103012|1|NAD_1983_2011_StatePlane_Colorado_North_FIPS_0501_Ft_US||6318|2390|0.30480060960121924||985\n\
103013|1|NAD_1983_2011_StatePlane_Colorado_Central_FIPS_0502_Ft_US||6318|2391|0.30480060960121924||986\n\
103014|1|NAD_1983_2011_StatePlane_Colorado_South_FIPS_0503_Ft_US||6318|2392|0.30480060960121924||987\n\
103015|1|NAD_1983_2011_StatePlane_Connecticut_FIPS_0600||6318|2393|||988\n\
103016|1|NAD_1983_2011_StatePlane_Connecticut_FIPS_0600_Ft_US||6318|2393|0.30480060960121924||988\n\
103017|1|NAD_1983_2011_StatePlane_Delaware_FIPS_0700||6318|422|||989\n\
103018|1|NAD_1983_2011_StatePlane_Delaware_FIPS_0700_Ft_US||6318|422|0.30480060960121924||989\n\
103019|1|NAD_1983_2011_StatePlane_Florida_East_FIPS_0901||6318|2394|||990\n\
103020|1|NAD_1983_2011_StatePlane_Florida_West_FIPS_0902||6318|2395|||991\n\
103021|1|NAD_1983_2011_StatePlane_Florida_North_FIPS_0903||6318|2396|||992\n\
103022|1|NAD_1983_2011_StatePlane_Florida_East_FIPS_0901_Ft_US||6318|2394|0.30480060960121924||990\n\
103023|1|NAD_1983_2011_StatePlane_Florida_West_FIPS_0902_Ft_US||6318|2395|0.30480060960121924||991\n\
103024|1|NAD_1983_2011_StatePlane_Florida_North_FIPS_0903_Ft_US||6318|2396|0.30480060960121924||992\n\
103025|1|NAD_1983_2011_StatePlane_Georgia_East_FIPS_1001||6318|425|||993\n\
103026|1|NAD_1983_2011_StatePlane_Georgia_West_FIPS_1002||6318|426|||994\n\
103027|1|NAD_1983_2011_StatePlane_Georgia_East_FIPS_1001_Ft_US||6318|425|0.30480060960121924||993\n\
103028|1|NAD_1983_2011_StatePlane_Georgia_West_FIPS_1002_Ft_US||6318|426|0.30480060960121924||994\n\
103029|1|NAD_1983_2011_StatePlane_Idaho_East_FIPS_1101||6318|2399|||995\n\
103030|1|NAD_1983_2011_StatePlane_Idaho_Central_FIPS_1102||6318|2400|||996\n\
103031|1|NAD_1983_2011_StatePlane_Idaho_West_FIPS_1103||6318|2401|||997\n\
103032|1|NAD_1983_2011_StatePlane_Idaho_East_FIPS_1101_Ft_US||6318|2399|0.30480060960121924||995\n\
103033|1|NAD_1983_2011_StatePlane_Idaho_Central_FIPS_1102_Ft_US||6318|2400|0.30480060960121924||996\n\
103034|1|NAD_1983_2011_StatePlane_Idaho_West_FIPS_1103_Ft_US||6318|2401|0.30480060960121924||997\n\
103035|1|NAD_1983_2011_StatePlane_Illinois_East_FIPS_1201||6318|435|||1241\n\
103036|1|NAD_1983_2011_StatePlane_Illinois_West_FIPS_1202||6318|2402|||1242\n\
103037|1|NAD_1983_2011_StatePlane_Illinois_East_FIPS_1201_Ft_US||6318|435|0.30480060960121924||1241\n\
103038|1|NAD_1983_2011_StatePlane_Illinois_West_FIPS_1202_Ft_US||6318|2402|0.30480060960121924||1242\n\
103039|1|NAD_1983_2011_StatePlane_Indiana_East_FIPS_1301||6318|2403|||998\n\
103040|1|NAD_1983_2011_StatePlane_Indiana_West_FIPS_1302||6318|2404|||999\n\
103041|1|NAD_1983_2011_StatePlane_Indiana_East_FIPS_1301_Ft_US||6318|2403|0.30480060960121924||998\n\
103042|1|NAD_1983_2011_StatePlane_Indiana_West_FIPS_1302_Ft_US||6318|2404|0.30480060960121924||999\n\
103043|1|NAD_1983_2011_StatePlane_Iowa_North_FIPS_1401||6318|2405|||1243\n\
103044|1|NAD_1983_2011_StatePlane_Iowa_South_FIPS_1402||6318|2406|||1244\n\
103045|1|NAD_1983_2011_StatePlane_Iowa_North_FIPS_1401_Ft_US||6318|2405|0.30480060960121924||1243\n\
103046|1|NAD_1983_2011_StatePlane_Iowa_South_FIPS_1402_Ft_US||6318|2406|0.30480060960121924||1244\n\
103047|1|NAD_1983_2011_StatePlane_Kansas_North_FIPS_1501||6318|2407|||1245\n\
103048|1|NAD_1983_2011_StatePlane_Kansas_South_FIPS_1502||6318|2408|||1246\n\
103049|1|NAD_1983_2011_StatePlane_Kansas_North_FIPS_1501_Ft_US||6318|2407|0.30480060960121924||1245\n\
103050|1|NAD_1983_2011_StatePlane_Kansas_South_FIPS_1502_Ft_US||6318|2408|0.30480060960121924||1246\n\
103051|1|NAD_1983_2011_StatePlane_Kentucky_North_FIPS_1601||6318|153|||961\n\
103052|1|NAD_1983_2011_StatePlane_Kentucky_North_FIPS_1601_Ft_US||6318|153|0.30480060960121924||961\n\
103053|1|NAD_1983_2011_StatePlane_Kentucky_FIPS_1600||6318|573|||383\n\
103054|1|NAD_1983_2011_StatePlane_Kentucky_FIPS_1600_Ft_US||6318|573|0.30480060960121924||383\n\
103055|1|NAD_1983_2011_StatePlane_Kentucky_South_FIPS_1602||6318|2409|||1000\n\
103056|1|NAD_1983_2011_StatePlane_Kentucky_South_FIPS_1602_Ft_US||6318|2409|0.30480060960121924||1000\n\
103057|1|NAD_1983_2011_StatePlane_Louisiana_North_FIPS_1701||6318|2410|||1247\n\
103058|1|NAD_1983_2011_StatePlane_Louisiana_South_FIPS_1702||6318|2411|||1248\n\
103059|1|NAD_1983_2011_StatePlane_Louisiana_North_FIPS_1701_Ft_US||6318|2410|0.30480060960121924||1247\n\
103060|1|NAD_1983_2011_StatePlane_Louisiana_South_FIPS_1702_Ft_US||6318|2411|0.30480060960121924||1248\n\
103061|1|NAD_1983_2011_StatePlane_Maine_East_FIPS_1801||6318|446|||1249\n\
103062|1|NAD_1983_2011_StatePlane_Maine_West_FIPS_1802||6318|2412|||1250\n\
103063|1|NAD_1983_2011_StatePlane_Maine_East_FIPS_1801_Ft_US||6318|446|0.30480060960121924||1249\n\
103064|1|NAD_1983_2011_StatePlane_Maine_West_FIPS_1802_Ft_US||6318|2412|0.30480060960121924||1250\n\
103065|1|NAD_1983_2011_Maine_2000_East_Zone||6318|564|||1341\n\
103066|1|NAD_1983_2011_Maine_2000_Central_Zone||6318|808|||1342\n\
103067|1|NAD_1983_2011_Maine_2000_West_Zone||6318|566|||1343\n\
103068|1|NAD_1983_2011_StatePlane_Maryland_FIPS_1900||6318|2413|||1001\n\
103069|1|NAD_1983_2011_StatePlane_Maryland_FIPS_1900_Ft_US||6318|2413|0.30480060960121924||1001\n\
103070|1|NAD_1983_2011_StatePlane_Massachusetts_Mainland_FIPS_2001||6318|2414|||1002\n\
103071|1|NAD_1983_2011_StatePlane_Massachusetts_Island_FIPS_2002||6318|2415|||1003\n\
103072|1|NAD_1983_2011_StatePlane_Massachusetts_Mnld_FIPS_2001_FtUS||6318|2414|0.30480060960121924||1002\n\
103073|1|NAD_1983_2011_StatePlane_Massachusetts_Isl_FIPS_2002_FtUS||6318|2415|0.30480060960121924||1003\n\
103074|1|NAD_1983_2011_StatePlane_Michigan_North_FIPS_2111||6318|2416|||1004\n\
103075|1|NAD_1983_2011_StatePlane_Michigan_Central_FIPS_2112||6318|2417|||1005\n\
103076|1|NAD_1983_2011_StatePlane_Michigan_South_FIPS_2113||6318|2418|||1006\n\
103077|1|NAD_1983_2011_StatePlane_Michigan_North_FIPS_2111_Ft_Intl||6318|2416|0.3048||1004\n\
103078|1|NAD_1983_2011_StatePlane_Michigan_Central_FIPS_2112_Ft_Intl||6318|2417|0.3048||1005\n\
103079|1|NAD_1983_2011_StatePlane_Michigan_South_FIPS_2113_Ft_Intl||6318|2418|0.3048||1006\n\
103080|1|NAD_1983_2011_StatePlane_Minnesota_North_FIPS_2201||6318|2419|||1251\n\
103081|1|NAD_1983_2011_StatePlane_Minnesota_Central_FIPS_2202||6318|2420|||1252\n\
103082|1|NAD_1983_2011_StatePlane_Minnesota_South_FIPS_2203||6318|2421|||1253\n\
103083|1|NAD_1983_2011_StatePlane_Minnesota_North_FIPS_2201_Ft_US||6318|2419|0.30480060960121924||1251\n\
103084|1|NAD_1983_2011_StatePlane_Minnesota_Central_FIPS_2202_Ft_US||6318|2420|0.30480060960121924||1252\n\
103085|1|NAD_1983_2011_StatePlane_Minnesota_South_FIPS_2203_Ft_US||6318|2421|0.30480060960121924||1253\n\
103086|1|NAD_1983_2011_StatePlane_Mississippi_East_FIPS_2301||6318|199|||1007\n\
103087|1|NAD_1983_2011_StatePlane_Mississippi_West_FIPS_2302||6318|457|||1008\n\
103088|1|NAD_1983_2011_StatePlane_Mississippi_East_FIPS_2301_Ft_US||6318|199|0.30480060960121924||1007\n\
103089|1|NAD_1983_2011_StatePlane_Mississippi_West_FIPS_2302_Ft_US||6318|457|0.30480060960121924||1008\n\
103090|1|NAD_1983_2011_StatePlane_Missouri_East_FIPS_2401||6318|2422|||1254\n\
103091|1|NAD_1983_2011_StatePlane_Missouri_Central_FIPS_2402||6318|2423|||1255\n\
103092|1|NAD_1983_2011_StatePlane_Missouri_West_FIPS_2403||6318|2424|||1256\n\
103093|1|NAD_1983_2011_StatePlane_Montana_FIPS_2500||6318|2426|||1009\n\
103094|1|NAD_1983_2011_StatePlane_Montana_FIPS_2500_Ft_Intl||6318|2426|0.3048||1009\n\
103095|1|NAD_1983_2011_StatePlane_Nebraska_FIPS_2600||6318|2427|||375\n\
103096|1|NAD_1983_2011_StatePlane_Nebraska_FIPS_2600_Ft_US||6318|2427|0.30480060960121924||375\n\
103097|1|NAD_1983_2011_StatePlane_Nevada_East_FIPS_2701||6318|463|||1257\n\
103098|1|NAD_1983_2011_StatePlane_Nevada_Central_FIPS_2702||6318|464|||1258\n\
103099|1|NAD_1983_2011_StatePlane_Nevada_West_FIPS_2703||6318|465|||1259\n\
103100|1|NAD_1983_2011_StatePlane_Nevada_East_FIPS_2701_Ft_US||6318|463|0.30480060960121924||1257\n\
103101|1|NAD_1983_2011_StatePlane_Nevada_Central_FIPS_2702_Ft_US||6318|464|0.30480060960121924||1258\n\
103102|1|NAD_1983_2011_StatePlane_Nevada_West_FIPS_2703_Ft_US||6318|465|0.30480060960121924||1259\n\
103103|1|NAD_1983_2011_StatePlane_New_Hampshire_FIPS_2800||6318|2429|||1260\n\
103104|1|NAD_1983_2011_StatePlane_New_Hampshire_FIPS_2800_Ft_US||6318|2429|0.30480060960121924||1260\n\
103105|1|NAD_1983_2011_StatePlane_New_Jersey_FIPS_2900||6318|205|||402\n\
103106|1|NAD_1983_2011_StatePlane_New_Jersey_FIPS_2900_Ft_US||6318|205|0.30480060960121924||402\n\
103107|1|NAD_1983_2011_StatePlane_New_Mexico_East_FIPS_3001||6318|2430|||1010\n\
103108|1|NAD_1983_2011_StatePlane_New_Mexico_Central_FIPS_3002||6318|467|||1011\n\
103109|1|NAD_1983_2011_StatePlane_New_Mexico_West_FIPS_3003||6318|2431|||1012\n\
103110|1|NAD_1983_2011_StatePlane_New_Mexico_East_FIPS_3001_Ft_US||6318|2430|0.30480060960121924||1010\n\
103111|1|NAD_1983_2011_StatePlane_New_Mexico_Central_FIPS_3002_Ft_US||6318|467|0.30480060960121924||1011\n\
103112|1|NAD_1983_2011_StatePlane_New_Mexico_West_FIPS_3003_Ft_US||6318|2431|0.30480060960121924||1012\n\
103113|1|NAD_1983_2011_StatePlane_New_York_East_FIPS_3101||6318|205|||1013\n\
103114|1|NAD_1983_2011_StatePlane_New_York_Central_FIPS_3102||6318|469|||1014\n\
103115|1|NAD_1983_2011_StatePlane_New_York_West_FIPS_3103||6318|470|||1015\n\
103116|1|NAD_1983_2011_StatePlane_New_York_Long_Island_FIPS_3104||6318|2432|||1016\n\
103117|1|NAD_1983_2011_StatePlane_New_York_East_FIPS_3101_Ft_US||6318|205|0.30480060960121924||1013\n\
103118|1|NAD_1983_2011_StatePlane_New_York_Central_FIPS_3102_Ft_US||6318|469|0.30480060960121924||1014\n\
103119|1|NAD_1983_2011_StatePlane_New_York_West_FIPS_3103_Ft_US||6318|470|0.30480060960121924||1015\n\
103120|1|NAD_1983_2011_StatePlane_New_York_Long_Isl_FIPS_3104_Ft_US||6318|2432|0.30480060960121924||1016\n\
103121|1|NAD_1983_2011_StatePlane_North_Carolina_FIPS_3200||6318|2162|||410\n\
103122|1|NAD_1983_2011_StatePlane_North_Carolina_FIPS_3200_Ft_US||6318|2162|0.30480060960121924||410\n\
103123|1|NAD_1983_2011_StatePlane_North_Dakota_North_FIPS_3301||6318|2433|||1017\n\
103124|1|NAD_1983_2011_StatePlane_North_Dakota_South_FIPS_3302||6318|2434|||1018\n\
103125|1|NAD_1983_2011_StatePlane_North_Dakota_North_FIPS_3301_FtI||6318|2433|0.3048||1017\n\
103126|1|NAD_1983_2011_StatePlane_North_Dakota_South_FIPS_3302_FtI||6318|2434|0.3048||1018\n\
103127|1|NAD_1983_2011_StatePlane_Ohio_North_FIPS_3401||6318|2435|||1261\n\
103128|1|NAD_1983_2011_StatePlane_Ohio_South_FIPS_3402||6318|2436|||1262\n\
103129|1|NAD_1983_2011_StatePlane_Ohio_North_FIPS_3401_Ft_US||6318|2435|0.30480060960121924||1261\n\
103130|1|NAD_1983_2011_StatePlane_Ohio_South_FIPS_3402_Ft_US||6318|2436|0.30480060960121924||1262\n\
103131|1|NAD_1983_2011_StatePlane_Oklahoma_North_FIPS_3501||6318|2437|||1019\n\
103132|1|NAD_1983_2011_StatePlane_Oklahoma_South_FIPS_3502||6318|2438|||1020\n\
103133|1|NAD_1983_2011_StatePlane_Oklahoma_North_FIPS_3501_Ft_US||6318|2437|0.30480060960121924||1019\n\
103134|1|NAD_1983_2011_StatePlane_Oklahoma_South_FIPS_3502_Ft_US||6318|2438|0.30480060960121924||1020\n\
103135|1|NAD_1983_2011_StatePlane_Oregon_North_FIPS_3601||6318|2439|||1021\n\
103136|1|NAD_1983_2011_StatePlane_Oregon_South_FIPS_3602||6318|2440|||1022\n\
103137|1|NAD_1983_2011_StatePlane_Oregon_North_FIPS_3601_Ft_Intl||6318|2439|0.3048||1021\n\
103138|1|NAD_1983_2011_StatePlane_Oregon_South_FIPS_3602_Ft_Intl||6318|2440|0.3048||1022\n\
103139|1|NAD_1983_2011_StatePlane_Pennsylvania_North_FIPS_3701||6318|2532|||1023\n\
103140|1|NAD_1983_2011_StatePlane_Pennsylvania_North_FIPS_3701_Ft_US||6318|2532|0.30480060960121924||1023\n\
103141|1|NAD_1983_2011_StatePlane_Pennsylvania_South_FIPS_3702||6318|2533|||1024\n\
103142|1|NAD_1983_2011_StatePlane_Pennsylvania_South_FIPS_3702_Ft_US||6318|2533|0.30480060960121924||1024\n\
103143|1|NAD_1983_2011_StatePlane_Rhode_Island_FIPS_3800||6318|477|||1263\n\
103144|1|NAD_1983_2011_StatePlane_Rhode_Island_FIPS_3800_Ft_US||6318|477|0.30480060960121924||1263\n\
103145|1|NAD_1983_2011_StatePlane_South_Carolina_FIPS_3900||6318|2534|||411\n\
103146|1|NAD_1983_2011_StatePlane_South_Carolina_FIPS_3900_Ft_Intl||6318|2534|0.3048||411\n\
103147|1|NAD_1983_2011_StatePlane_South_Dakota_North_FIPS_4001||6318|2442|||1264\n\
103148|1|NAD_1983_2011_StatePlane_South_Dakota_South_FIPS_4002||6318|2443|||1265\n\
103149|1|NAD_1983_2011_StatePlane_South_Dakota_North_FIPS_4001_Ft_US||6318|2442|0.30480060960121924||1264\n\
103150|1|NAD_1983_2011_StatePlane_South_Dakota_South_FIPS_4002_Ft_US||6318|2443|0.30480060960121924||1265\n\
103151|1|NAD_1983_2011_StatePlane_Tennessee_FIPS_4100||6318|2444|||395\n\
103152|1|NAD_1983_2011_StatePlane_Tennessee_FIPS_4100_Ft_US||6318|2444|0.30480060960121924||395\n\
103153|1|NAD_1983_2011_StatePlane_Texas_North_FIPS_4201||6318|2445|||1025\n\
103154|1|NAD_1983_2011_StatePlane_Texas_North_Central_FIPS_4202||6318|2446|||1026\n\
103155|1|NAD_1983_2011_StatePlane_Texas_Central_FIPS_4203||6318|2447|||1027\n\
103156|1|NAD_1983_2011_StatePlane_Texas_South_Central_FIPS_4204||6318|2448|||1028\n\
103157|1|NAD_1983_2011_StatePlane_Texas_South_FIPS_4205||6318|2449|||1029\n\
103158|1|NAD_1983_2011_StatePlane_Texas_North_FIPS_4201_Ft_US||6318|2445|0.30480060960121924||1025\n\
103159|1|NAD_1983_2011_StatePlane_Texas_North_Central_FIPS_4202_FtUS||6318|2446|0.30480060960121924||1026\n\
103160|1|NAD_1983_2011_StatePlane_Texas_Central_FIPS_4203_Ft_US||6318|2447|0.30480060960121924||1027\n\
103161|1|NAD_1983_2011_StatePlane_Texas_South_Central_FIPS_4204_FtUS||6318|2448|0.30480060960121924||1028\n\
103162|1|NAD_1983_2011_StatePlane_Texas_South_FIPS_4205_Ft_US||6318|2449|0.30480060960121924||1029\n\
103163|1|NAD_1983_2011_StatePlane_Utah_North_FIPS_4301||6318|2450|||1030\n\
103164|1|NAD_1983_2011_StatePlane_Utah_Central_FIPS_4302||6318|2451|||1031\n\
103165|1|NAD_1983_2011_StatePlane_Utah_South_FIPS_4303||6318|2452|||1032\n\
103166||NAD_1983_2011_StatePlane_Utah_North_FIPS_4301_Ft_Intl||6318|2450|0.3048||1030\n\
103167||NAD_1983_2011_StatePlane_Utah_Central_FIPS_4302_Ft_Intl||6318|2451|0.3048||1031\n\
103168||NAD_1983_2011_StatePlane_Utah_South_FIPS_4303_Ft_Intl||6318|2452|0.3048||1032\n\
103169|1|NAD_1983_2011_StatePlane_Utah_North_FIPS_4301_Ft_US||6318|2450|0.30480060960121924||1030\n\
103170|1|NAD_1983_2011_StatePlane_Utah_Central_FIPS_4302_Ft_US||6318|2451|0.30480060960121924||1031\n\
103171|1|NAD_1983_2011_StatePlane_Utah_South_FIPS_4303_Ft_US||6318|2452|0.30480060960121924||1032\n\
103172|1|NAD_1983_2011_StatePlane_Vermont_FIPS_4400||6318|2453|||1266\n\
103173|1|NAD_1983_2011_StatePlane_Vermont_FIPS_4400_Ft_US||6318|2453|0.30480060960121924||1266\n\
103174|1|NAD_1983_2011_StatePlane_Virginia_North_FIPS_4501||6318|2454|||1033\n\
103175|1|NAD_1983_2011_StatePlane_Virginia_South_FIPS_4502||6318|2455|||1034\n\
103176|1|NAD_1983_2011_StatePlane_Virginia_North_FIPS_4501_Ft_US||6318|2454|0.30480060960121924||1033\n\
103177|1|NAD_1983_2011_StatePlane_Virginia_South_FIPS_4502_Ft_US||6318|2455|0.30480060960121924||1034\n\
103178|1|NAD_1983_2011_StatePlane_Washington_North_FIPS_4601||6318|2456|||1035\n\
103179|1|NAD_1983_2011_StatePlane_Washington_South_FIPS_4602||6318|2457|||1036\n\
103180|1|NAD_1983_2011_StatePlane_Washington_North_FIPS_4601_Ft_US||6318|2456|0.30480060960121924||1035\n\
103181|1|NAD_1983_2011_StatePlane_Washington_South_FIPS_4602_Ft_US||6318|2457|0.30480060960121924||1036\n\
103182|1|NAD_1983_2011_StatePlane_West_Virginia_North_FIPS_4701||6318|2458|||1267\n\
103183|1|NAD_1983_2011_StatePlane_West_Virginia_South_FIPS_4702||6318|2459|||1268\n\
103184|1|NAD_1983_2011_StatePlane_West_Virginia_North_FIPS_4701_FtUS||6318|2458|0.30480060960121924||1267\n\
103185|1|NAD_1983_2011_StatePlane_West_Virginia_South_FIPS_4702_FtUS||6318|2459|0.30480060960121924||1268\n\
103186|1|NAD_1983_2011_StatePlane_Wisconsin_North_FIPS_4801||6318|2460|||1037\n\
103187|1|NAD_1983_2011_StatePlane_Wisconsin_Central_FIPS_4802||6318|2461|||1038\n\
103188|1|NAD_1983_2011_StatePlane_Wisconsin_South_FIPS_4803||6318|2462|||1039\n\
103189|1|NAD_1983_2011_StatePlane_Wisconsin_North_FIPS_4801_Ft_US||6318|2460|0.30480060960121924||1037\n\
103190|1|NAD_1983_2011_StatePlane_Wisconsin_Central_FIPS_4802_Ft_US||6318|2461|0.30480060960121924||1038\n\
103191|1|NAD_1983_2011_StatePlane_Wisconsin_South_FIPS_4803_Ft_US||6318|2462|0.30480060960121924||1039\n\
103192|1|NAD_1983_2011_StatePlane_Wyoming_East_FIPS_4901||6318|495|||1269\n\
103193|1|NAD_1983_2011_StatePlane_Wyoming_East_Central_FIPS_4902||6318|496|||1270\n\
103194|1|NAD_1983_2011_StatePlane_Wyoming_West_Central_FIPS_4903||6318|497|||1271\n\
103195|1|NAD_1983_2011_StatePlane_Wyoming_West_FIPS_4904||6318|498|||1272\n\
103196|1|NAD_1983_2011_StatePlane_Wyoming_East_FIPS_4901_Ft_US||6318|495|0.30480060960121924||1269\n\
103197|1|NAD_1983_2011_StatePlane_Wyoming_E_Central_FIPS_4902_Ft_US||6318|496|0.30480060960121924||1270\n\
103198|1|NAD_1983_2011_StatePlane_Wyoming_W_Central_FIPS_4903_Ft_US||6318|497|0.30480060960121924||1271\n\
103199|1|NAD_1983_2011_StatePlane_Wyoming_West_FIPS_4904_Ft_US||6318|498|0.30480060960121924||1272\n\
103200|1|NAD_1983_2011_StatePlane_Puerto_Rico_Virgin_Isls_FIPS_5200||6318|2464|||53\n\
103201|1|RGRDC_2005_Congo_TM_Zone_12||4046|743|||1661\n\
103202|1|RGRDC_2005_Congo_TM_Zone_14||4046|744|||1523\n\
103203|1|RGRDC_2005_Congo_TM_Zone_16||4046|745|||1662\n\
103204|1|RGRDC_2005_Congo_TM_Zone_18||4046|746|||1663\n\
103205|1|RGRDC_2005_Congo_TM_Zone_20||4046|747|||1664\n\
103206|1|RGRDC_2005_Congo_TM_Zone_22||4046|741|||1665\n\
103207|1|RGRDC_2005_Congo_TM_Zone_24||4046|742|||1666\n\
103208|1|RGRDC_2005_Congo_TM_Zone_26||4046|748|||1667\n\
103209|1|RGRDC_2005_Congo_TM_Zone_28||4046|749|||1668\n\
103210|1|RGRDC_2005_UTM_Zone_33S||4046|755|||1669\n\
103211|1|RGRDC_2005_UTM_Zone_34S||4046|930|||1670\n\
103212|1|RGRDC_2005_UTM_Zone_35S||4046|931|||1671\n\
103213|1|Chua_UTM_Zone_23S||4224|932|||223\n\
103214|1|REGCAN95_UTM_Zone_27N||4081|551|||1672\n\
103215|1|REGCAN95_UTM_Zone_28N||4081|47|||1673\n\
103216|1|ETRS_1989_DKTM1||4258|934|||1674\n\
103217|1|ETRS_1989_DKTM2||4258|935|||1675\n\
103218|1|ETRS_1989_DKTM3||4258|936|||955\n\
103219|1|ETRS_1989_DKTM4||4258|937|||956\n\
103220||NAD_1983_CORS96_StatePlane_Alabama_East_FIPS_0101||6783|408|||1236\n\
103221||NAD_1983_CORS96_StatePlane_Alabama_West_FIPS_0102||6783|2374|||1237\n\
103222||NAD_1983_CORS96_StatePlane_Arizona_East_FIPS_0201||6783|167|||976\n\
103223||NAD_1983_CORS96_StatePlane_Arizona_Central_FIPS_0202||6783|168|||977\n\
103224||NAD_1983_CORS96_StatePlane_Arizona_West_FIPS_0203||6783|2387|||978\n\
103225||NAD_1983_CORS96_StatePlane_Arizona_East_FIPS_0201_Ft_Intl||6783|167|0.3048||976\n\
103226||NAD_1983_CORS96_StatePlane_Arizona_Central_FIPS_0202_Ft_Intl||6783|168|0.3048||977\n\
103227||NAD_1983_CORS96_StatePlane_Arizona_West_FIPS_0203_Ft_Intl||6783|2387|0.3048||978\n\
103228||NAD_1983_CORS96_StatePlane_Arkansas_North_FIPS_0301||6783|2388|||1238\n\
103229||NAD_1983_CORS96_StatePlane_Arkansas_South_FIPS_0302||6783|2389|||1239\n\
103230||NAD_1983_CORS96_StatePlane_Arkansas_North_FIPS_0301_Ft_US||6783|2388|0.30480060960121924||1238\n\
103231||NAD_1983_CORS96_StatePlane_Arkansas_South_FIPS_0302_Ft_US||6783|2389|0.30480060960121924||1239\n\
103232||NAD_1983_CORS96_StatePlane_California_I_FIPS_0401||6783|2381|||979\n\
103233||NAD_1983_CORS96_StatePlane_California_II_FIPS_0402||6783|2382|||980\n\
103234||NAD_1983_CORS96_StatePlane_California_III_FIPS_0403||6783|2383|||981\n\
103235||NAD_1983_CORS96_StatePlane_California_IV_FIPS_0404||6783|2384|||982\n\
103236||NAD_1983_CORS96_StatePlane_California_V_FIPS_0405||6783|2385|||983\n\
103237||NAD_1983_CORS96_StatePlane_California_VI_FIPS_0406||6783|2386|||984\n\
103238||NAD_1983_CORS96_StatePlane_California_I_FIPS_0401_Ft_US||6783|2381|0.30480060960121924||979\n\
103239||NAD_1983_CORS96_StatePlane_California_II_FIPS_0402_Ft_US||6783|2382|0.30480060960121924||980\n\
103240||NAD_1983_CORS96_StatePlane_California_III_FIPS_0403_Ft_US||6783|2383|0.30480060960121924||981\n\
103241||NAD_1983_CORS96_StatePlane_California_IV_FIPS_0404_Ft_US||6783|2384|0.30480060960121924||982\n\
103242||NAD_1983_CORS96_StatePlane_California_V_FIPS_0405_Ft_US||6783|2385|0.30480060960121924||983\n\
103243||NAD_1983_CORS96_StatePlane_California_VI_FIPS_0406_Ft_US||6783|2386|0.30480060960121924||984\n\
103244||NAD_1983_CORS96_StatePlane_Colorado_North_FIPS_0501||6783|2390|||985\n\
103245||NAD_1983_CORS96_StatePlane_Colorado_Central_FIPS_0502||6783|2391|||986\n\
103246||NAD_1983_CORS96_StatePlane_Colorado_South_FIPS_0503||6783|2392|||987\n\
103247||NAD_1983_CORS96_StatePlane_Colorado_North_FIPS_0501_Ft_US||6783|2390|0.30480060960121924||985\n\
103248||NAD_1983_CORS96_StatePlane_Colorado_Central_FIPS_0502_Ft_US||6783|2391|0.30480060960121924||986\n\
103249||NAD_1983_CORS96_StatePlane_Colorado_South_FIPS_0503_Ft_US||6783|2392|0.30480060960121924||987\n\
103250||NAD_1983_CORS96_StatePlane_Connecticut_FIPS_0600||6783|2393|||988\n\
103251||NAD_1983_CORS96_StatePlane_Connecticut_FIPS_0600_Ft_US||6783|2393|0.30480060960121924||988\n\
103252||NAD_1983_CORS96_StatePlane_Delaware_FIPS_0700||6783|422|||989\n\
103253||NAD_1983_CORS96_StatePlane_Delaware_FIPS_0700_Ft_US||6783|422|0.30480060960121924||989\n\
103254||NAD_1983_CORS96_StatePlane_Florida_East_FIPS_0901||6783|2394|||990\n\
103255||NAD_1983_CORS96_StatePlane_Florida_West_FIPS_0902||6783|2395|||991\n\
103256||NAD_1983_CORS96_StatePlane_Florida_North_FIPS_0903||6783|2396|||992\n\
103257||NAD_1983_CORS96_StatePlane_Florida_East_FIPS_0901_Ft_US||6783|2394|0.30480060960121924||990\n\
103258||NAD_1983_CORS96_StatePlane_Florida_West_FIPS_0902_Ft_US||6783|2395|0.30480060960121924||991\n\
103259||NAD_1983_CORS96_StatePlane_Florida_North_FIPS_0903_Ft_US||6783|2396|0.30480060960121924||992\n\
103260||NAD_1983_CORS96_StatePlane_Georgia_East_FIPS_1001||6783|425|||993\n\
103261||NAD_1983_CORS96_StatePlane_Georgia_West_FIPS_1002||6783|426|||994\n\
103262||NAD_1983_CORS96_StatePlane_Georgia_East_FIPS_1001_Ft_US||6783|425|0.30480060960121924||993\n\
103263||NAD_1983_CORS96_StatePlane_Georgia_West_FIPS_1002_Ft_US||6783|426|0.30480060960121924||994\n\
103264||NAD_1983_CORS96_StatePlane_Idaho_East_FIPS_1101||6783|2399|||995\n\
103265||NAD_1983_CORS96_StatePlane_Idaho_Central_FIPS_1102||6783|2400|||996\n\
103266||NAD_1983_CORS96_StatePlane_Idaho_West_FIPS_1103||6783|2401|||997\n\
103267||NAD_1983_CORS96_StatePlane_Idaho_East_FIPS_1101_Ft_US||6783|2399|0.30480060960121924||995\n\
103268||NAD_1983_CORS96_StatePlane_Idaho_Central_FIPS_1102_Ft_US||6783|2400|0.30480060960121924||996\n\
103269||NAD_1983_CORS96_StatePlane_Idaho_West_FIPS_1103_Ft_US||6783|2401|0.30480060960121924||997\n\
103270||NAD_1983_CORS96_StatePlane_Illinois_East_FIPS_1201||6783|435|||1241\n\
103271||NAD_1983_CORS96_StatePlane_Illinois_West_FIPS_1202||6783|2402|||1242\n\
103272||NAD_1983_CORS96_StatePlane_Illinois_East_FIPS_1201_Ft_US||6783|435|0.30480060960121924||1241\n\
103273||NAD_1983_CORS96_StatePlane_Illinois_West_FIPS_1202_Ft_US||6783|2402|0.30480060960121924||1242\n\
103274||NAD_1983_CORS96_StatePlane_Indiana_East_FIPS_1301||6783|2403|||998\n\
103275||NAD_1983_CORS96_StatePlane_Indiana_West_FIPS_1302||6783|2404|||999\n\
103276||NAD_1983_CORS96_StatePlane_Indiana_East_FIPS_1301_Ft_US||6783|2403|0.30480060960121924||998\n\
103277||NAD_1983_CORS96_StatePlane_Indiana_West_FIPS_1302_Ft_US||6783|2404|0.30480060960121924||999\n\
103278||NAD_1983_CORS96_StatePlane_Iowa_North_FIPS_1401||6783|2405|||1243\n\
103279||NAD_1983_CORS96_StatePlane_Iowa_South_FIPS_1402||6783|2406|||1244\n\
103280||NAD_1983_CORS96_StatePlane_Iowa_North_FIPS_1401_Ft_US||6783|2405|0.30480060960121924||1243\n\
103281||NAD_1983_CORS96_StatePlane_Iowa_South_FIPS_1402_Ft_US||6783|2406|0.30480060960121924||1244\n\
103282||NAD_1983_CORS96_StatePlane_Kansas_North_FIPS_1501||6783|2407|||1245\n\
103283||NAD_1983_CORS96_StatePlane_Kansas_South_FIPS_1502||6783|2408|||1246\n\
103284||NAD_1983_CORS96_StatePlane_Kansas_North_FIPS_1501_Ft_US||6783|2407|0.30480060960121924||1245\n\
103285||NAD_1983_CORS96_StatePlane_Kansas_South_FIPS_1502_Ft_US||6783|2408|0.30480060960121924||1246\n\
103286||NAD_1983_CORS96_StatePlane_Kentucky_North_FIPS_1601||6783|153|||961\n\
103287||NAD_1983_CORS96_StatePlane_Kentucky_North_FIPS_1601_Ft_US||6783|153|0.30480060960121924||961\n\
103288||NAD_1983_CORS96_StatePlane_Kentucky_FIPS_1600||6783|573|||383\n\
103289||NAD_1983_CORS96_StatePlane_Kentucky_FIPS_1600_Ft_US||6783|573|0.30480060960121924||383\n\
103290||NAD_1983_CORS96_StatePlane_Kentucky_South_FIPS_1602||6783|2409|||1000\n\
103291||NAD_1983_CORS96_StatePlane_Kentucky_South_FIPS_1602_Ft_US||6783|2409|0.30480060960121924||1000\n\
103292||NAD_1983_CORS96_StatePlane_Louisiana_North_FIPS_1701||6783|2410|||1247\n\
103293||NAD_1983_CORS96_StatePlane_Louisiana_South_FIPS_1702||6783|2411|||1248\n\
103294||NAD_1983_CORS96_StatePlane_Louisiana_North_FIPS_1701_Ft_US||6783|2410|0.30480060960121924||1247\n\
103295||NAD_1983_CORS96_StatePlane_Louisiana_South_FIPS_1702_Ft_US||6783|2411|0.30480060960121924||1248\n\
103296||NAD_1983_CORS96_StatePlane_Maine_East_FIPS_1801||6783|446|||1249\n\
103297||NAD_1983_CORS96_StatePlane_Maine_West_FIPS_1802||6783|2412|||1250\n\
103298||NAD_1983_CORS96_StatePlane_Maine_East_FIPS_1801_Ft_US||6783|446|0.30480060960121924||1249\n\
103299||NAD_1983_CORS96_StatePlane_Maine_West_FIPS_1802_Ft_US||6783|2412|0.30480060960121924||1250\n\
103300||NAD_1983_HARN_WISCRS_Adams_County_Meters||4152|1433|||370\n\
103301|1|NAD_1983_HARN_WISCRS_Ashland_County_Meters||4152|1434|||370\n\
103302|1|NAD_1983_HARN_WISCRS_Barron_County_Meters||4152|1435|||370\n\
103303|1|NAD_1983_HARN_WISCRS_Bayfield_County_Meters||4152|1436|||370\n\
103304|1|NAD_1983_HARN_WISCRS_Brown_County_Meters||4152|1437|||370\n\
103305|1|NAD_1983_HARN_WISCRS_Buffalo_County_Meters||4152|1438|||370\n\
103306|1|NAD_1983_HARN_WISCRS_Burnett_County_Meters||4152|1439|||370\n\
103307||NAD_1983_HARN_WISCRS_Calumet_County_Meters||4152|1440|||370\n\
103308|1|NAD_1983_HARN_WISCRS_Chippewa_County_Meters||4152|1441|||370\n\
103309|1|NAD_1983_HARN_WISCRS_Clark_County_Meters||4152|1442|||370\n\
103310|1|NAD_1983_HARN_WISCRS_Columbia_County_Meters||4152|1443|||370\n\
103311|1|NAD_1983_HARN_WISCRS_Crawford_County_Meters||4152|1444|||370\n\
103312|1|NAD_1983_HARN_WISCRS_Dane_County_Meters||4152|1445|||370\n\
103313||NAD_1983_HARN_WISCRS_Dodge_County_Meters||4152|1446|||370\n\
103314|1|NAD_1983_HARN_WISCRS_Door_County_Meters||4152|1447|||370\n\
103315|1|NAD_1983_HARN_WISCRS_Douglas_County_Meters||4152|1448|||370\n\
103316|1|NAD_1983_HARN_WISCRS_Dunn_County_Meters||4152|1449|||370\n\
103317|1|NAD_1983_HARN_WISCRS_EauClaire_County_Meters||4152|1450|||370\n\
103318|1|NAD_1983_HARN_WISCRS_Florence_County_Meters||4152|1451|||370\n\
103319||NAD_1983_HARN_WISCRS_Fond_du_Lac_County_Meters||4152|1440|||370\n\
103320|1|NAD_1983_HARN_WISCRS_Forest_County_Meters||4152|1452|||370\n\
103321|1|NAD_1983_HARN_WISCRS_Grant_County_Meters||4152|1453|||370\n\
103322||NAD_1983_HARN_WISCRS_Green_County_Meters||4152|1454|||370\n\
103323||NAD_1983_HARN_WISCRS_GreenLake_County_Meters||4152|1455|||370\n\
103324|1|NAD_1983_HARN_WISCRS_Iowa_County_Meters||4152|1456|||370\n\
103325|1|NAD_1983_HARN_WISCRS_Iron_County_Meters||4152|1457|||370\n\
103326|1|NAD_1983_HARN_WISCRS_Jackson_County_Meters||4152|1458|||370\n\
103327||NAD_1983_HARN_WISCRS_Jefferson_County_Meters||4152|1446|||370\n\
103328||NAD_1983_HARN_WISCRS_Juneau_County_Meters||4152|1433|||370\n\
103329||NAD_1983_HARN_WISCRS_Kenosha_County_Meters||4152|1459|||370\n\
103330||NAD_1983_HARN_WISCRS_Kewaunee_County_Meters||4152|1460|||370\n\
103331|1|NAD_1983_HARN_WISCRS_LaCrosse_County_Meters||4152|1461|||370\n\
103332||NAD_1983_HARN_WISCRS_Lafayette_County_Meters||4152|1454|||370\n\
103333|1|NAD_1983_HARN_WISCRS_Langlade_County_Meters||4152|1462|||370\n\
103334|1|NAD_1983_HARN_WISCRS_Lincoln_County_Meters||4152|1463|||370\n\
103335||NAD_1983_HARN_WISCRS_Manitowoc_County_Meters||4152|1460|||370\n\
103336|1|NAD_1983_HARN_WISCRS_Marathon_County_Meters||4152|1464|||370\n\
103337|1|NAD_1983_HARN_WISCRS_Marinette_County_Meters||4152|1465|||370\n\
103338||NAD_1983_HARN_WISCRS_Marquette_County_Meters||4152|1455|||370\n\
103339|1|NAD_1983_HARN_WISCRS_Menominee_County_Meters||4152|1466|||370\n\
103340||NAD_1983_HARN_WISCRS_Milwaukee_County_Meters||4152|1459|||370\n\
103341|1|NAD_1983_HARN_WISCRS_Monroe_County_Meters||4152|1467|||370\n\
103342|1|NAD_1983_HARN_WISCRS_Oconto_County_Meters||4152|1468|||370\n\
103343|1|NAD_1983_HARN_WISCRS_Oneida_County_Meters||4152|1469|||370\n\
103344||NAD_1983_HARN_WISCRS_Outagamie_County_Meters||4152|1440|||370\n\
103345||NAD_1983_HARN_WISCRS_Ozaukee_County_Meters||4152|1459|||370\n\
103346||NAD_1983_HARN_WISCRS_Pepin_County_Meters||4152|1470|||370\n\
103347||NAD_1983_HARN_WISCRS_Pierce_County_Meters||4152|1470|||370\n\
103348|1|NAD_1983_HARN_WISCRS_Polk_County_Meters||4152|1471|||370\n\
103349|1|NAD_1983_HARN_WISCRS_Portage_County_Meters||4152|1472|||370\n\
103350|1|NAD_1983_HARN_WISCRS_Price_County_Meters||4152|1473|||370\n\
103351||NAD_1983_HARN_WISCRS_Racine_County_Meters||4152|1459|||370\n\
103352|1|NAD_1983_HARN_WISCRS_Richland_County_Meters||4152|1474|||370\n\
103353|1|NAD_1983_HARN_WISCRS_Rock_County_Meters||4152|1475|||370\n\
103354|1|NAD_1983_HARN_WISCRS_Rusk_County_Meters||4152|1476|||370\n\
103355|1|NAD_1983_HARN_WISCRS_Sauk_County_Meters||4152|1477|||370\n\
103356|1|NAD_1983_HARN_WISCRS_Sawyer_County_Meters||4152|1478|||370\n\
103357|1|NAD_1983_HARN_WISCRS_Shawano_County_Meters||4152|1479|||370\n\
103358||NAD_1983_HARN_WISCRS_Sheboygan_County_Meters||4152|1460|||370\n\
103359|1|NAD_1983_HARN_WISCRS_St_Croix_County_Meters||4152|1480|||370\n\
103360|1|NAD_1983_HARN_WISCRS_Taylor_County_Meters||4152|1481|||370\n\
103361|1|NAD_1983_HARN_WISCRS_Trempealeau_County_Meters||4152|1482|||370\n\
103362|1|NAD_1983_HARN_WISCRS_Vernon_County_Meters||4152|1483|||370\n\
103363|1|NAD_1983_HARN_WISCRS_Vilas_County_Meters||4152|1484|||370\n\
103364|1|NAD_1983_HARN_WISCRS_Walworth_County_Meters||4152|1485|||370\n\
103365|1|NAD_1983_HARN_WISCRS_Washburn_County_Meters||4152|1486|||370\n\
103366|1|NAD_1983_HARN_WISCRS_Washington_County_Meters||4152|1487|||370\n\
103367|1|NAD_1983_HARN_WISCRS_Waukesha_County_Meters||4152|1488|||370\n\
103368|1|NAD_1983_HARN_WISCRS_Waupaca_County_Meters||4152|1489|||370\n\
103369|1|NAD_1983_HARN_WISCRS_Waushara_County_Meters||4152|1490|||370\n\
103370||NAD_1983_HARN_WISCRS_Winnebago_County_Meters||4152|1440|||370\n\
103371|1|NAD_1983_HARN_WISCRS_Wood_County_Meters||4152|1491|||370\n\
103372||NAD_1983_CORS96_Maine_2000_East_Zone||6783|564|||1341\n\
103373||NAD_1983_CORS96_Maine_2000_Central_Zone||6783|808|||1342\n\
103374||NAD_1983_CORS96_Maine_2000_West_Zone||6783|566|||1343\n\
103375||NAD_1983_CORS96_StatePlane_Maryland_FIPS_1900||6783|2413|||1001\n\
103376||NAD_1983_CORS96_StatePlane_Maryland_FIPS_1900_Ft_US||6783|2413|0.30480060960121924||1001\n\
103377||NAD_1983_CORS96_StatePlane_Massachusetts_Mainland_FIPS_2001||6783|2414|||1002\n\
103378||NAD_1983_CORS96_StatePlane_Massachusetts_Island_FIPS_2002||6783|2415|||1003\n\
103379||NAD_1983_CORS96_StatePlane_Massachusetts_Mnld_FIPS_2001_FtUS||6783|2414|0.30480060960121924||1002\n\
103380||NAD_1983_CORS96_StatePlane_Massachusetts_Isl_FIPS_2002_FtUS||6783|2415|0.30480060960121924||1003\n\
103381||NAD_1983_CORS96_StatePlane_Michigan_North_FIPS_2111||6783|2416|||1004\n\
103382||NAD_1983_CORS96_StatePlane_Michigan_Central_FIPS_2112||6783|2417|||1005\n\
103383||NAD_1983_CORS96_StatePlane_Michigan_South_FIPS_2113||6783|2418|||1006\n\
103384||NAD_1983_CORS96_StatePlane_Michigan_North_FIPS_2111_Ft_Intl||6783|2416|0.3048||1004\n\
103385||NAD_1983_CORS96_StatePlane_Michigan_Central_FIPS_2112_Ft_Intl||6783|2417|0.3048||1005\n\
103386||NAD_1983_CORS96_StatePlane_Michigan_South_FIPS_2113_Ft_Intl||6783|2418|0.3048||1006\n\
103387||NAD_1983_CORS96_StatePlane_Minnesota_North_FIPS_2201||6783|2419|||1251\n\
103388||NAD_1983_CORS96_StatePlane_Minnesota_Central_FIPS_2202||6783|2420|||1252\n\
103389||NAD_1983_CORS96_StatePlane_Minnesota_South_FIPS_2203||6783|2421|||1253\n\
103390||NAD_1983_CORS96_StatePlane_Minnesota_North_FIPS_2201_Ft_US||6783|2419|0.30480060960121924||1251\n\
103391||NAD_1983_CORS96_StatePlane_Minnesota_Central_FIPS_2202_Ft_US||6783|2420|0.30480060960121924||1252\n\
103392||NAD_1983_CORS96_StatePlane_Minnesota_South_FIPS_2203_Ft_US||6783|2421|0.30480060960121924||1253\n\
103393||NAD_1983_CORS96_StatePlane_Mississippi_East_FIPS_2301||6783|199|||1007\n\
103394||NAD_1983_CORS96_StatePlane_Mississippi_West_FIPS_2302||6783|457|||1008\n\
103395||NAD_1983_CORS96_StatePlane_Mississippi_East_FIPS_2301_Ft_US||6783|199|0.30480060960121924||1007\n\
103396||NAD_1983_CORS96_StatePlane_Mississippi_West_FIPS_2302_Ft_US||6783|457|0.30480060960121924||1008\n\
103397||NAD_1983_CORS96_StatePlane_Missouri_East_FIPS_2401||6783|2422|||1254\n\
103398||NAD_1983_CORS96_StatePlane_Missouri_Central_FIPS_2402||6783|2423|||1255\n\
103399||NAD_1983_CORS96_StatePlane_Missouri_West_FIPS_2403||6783|2424|||1256\n\
103400||NAD_1983_HARN_WISCRS_Adams_County_Feet||4152|1492|0.30480060960121924||370\n\
103401|1|NAD_1983_HARN_WISCRS_Ashland_County_Feet||4152|1493|0.30480060960121924||370\n\
103402|1|NAD_1983_HARN_WISCRS_Barron_County_Feet||4152|1494|0.30480060960121924||370\n\
103403|1|NAD_1983_HARN_WISCRS_Bayfield_County_Feet||4152|1495|0.30480060960121924||370\n\
103404|1|NAD_1983_HARN_WISCRS_Brown_County_Feet||4152|1496|0.30480060960121924||370\n\
103405|1|NAD_1983_HARN_WISCRS_Buffalo_County_Feet||4152|1497|0.30480060960121924||370\n\
103406|1|NAD_1983_HARN_WISCRS_Burnett_County_Feet||4152|1498|0.30480060960121924||370\n\
103407||NAD_1983_HARN_WISCRS_Calumet_County_Feet||4152|1499|0.30480060960121924||370\n\
103408|1|NAD_1983_HARN_WISCRS_Chippewa_County_Feet||4152|1500|0.30480060960121924||370\n\
103409|1|NAD_1983_HARN_WISCRS_Clark_County_Feet||4152|1501|0.30480060960121924||370\n\
103410|1|NAD_1983_HARN_WISCRS_Columbia_County_Feet||4152|1502|0.30480060960121924||370\n\
103411|1|NAD_1983_HARN_WISCRS_Crawford_County_Feet||4152|1503|0.30480060960121924||370\n\
103412|1|NAD_1983_HARN_WISCRS_Dane_County_Feet||4152|1504|0.30480060960121924||370\n\
103413||NAD_1983_HARN_WISCRS_Dodge_County_Feet||4152|1505|0.30480060960121924||370\n\
103414|1|NAD_1983_HARN_WISCRS_Door_County_Feet||4152|1506|0.30480060960121924||370\n\
103415|1|NAD_1983_HARN_WISCRS_Douglas_County_Feet||4152|1507|0.30480060960121924||370\n\
103416|1|NAD_1983_HARN_WISCRS_Dunn_County_Feet||4152|1508|0.30480060960121924||370\n\
103417|1|NAD_1983_HARN_WISCRS_EauClaire_County_Feet||4152|1509|0.30480060960121924||370\n\
103418|1|NAD_1983_HARN_WISCRS_Florence_County_Feet||4152|1510|0.30480060960121924||370\n\
103419||NAD_1983_HARN_WISCRS_Fond_du_Lac_County_Feet||4152|1499|0.30480060960121924||370\n\
103420|1|NAD_1983_HARN_WISCRS_Forest_County_Feet||4152|1511|0.30480060960121924||370\n\
103421|1|NAD_1983_HARN_WISCRS_Grant_County_Feet||4152|1512|0.30480060960121924||370\n\
103422||NAD_1983_HARN_WISCRS_Green_County_Feet||4152|1513|0.30480060960121924||370\n\
103423||NAD_1983_HARN_WISCRS_GreenLake_County_Feet||4152|1514|0.30480060960121924||370\n\
103424|1|NAD_1983_HARN_WISCRS_Iowa_County_Feet||4152|1515|0.30480060960121924||370\n\
103425|1|NAD_1983_HARN_WISCRS_Iron_County_Feet||4152|1516|0.30480060960121924||370\n\
103426|1|NAD_1983_HARN_WISCRS_Jackson_County_Feet||4152|1517|0.30480060960121924||370\n\
103427||NAD_1983_HARN_WISCRS_Jefferson_County_Feet||4152|1505|0.30480060960121924||370\n\
103428||NAD_1983_HARN_WISCRS_Juneau_County_Feet||4152|1492|0.30480060960121924||370\n\
103429||NAD_1983_HARN_WISCRS_Kenosha_County_Feet||4152|1518|0.30480060960121924||370\n\
103430||NAD_1983_HARN_WISCRS_Kewaunee_County_Feet||4152|1519|0.30480060960121924||370\n\
103431|1|NAD_1983_HARN_WISCRS_LaCrosse_County_Feet||4152|1520|0.30480060960121924||370\n\
103432||NAD_1983_HARN_WISCRS_Lafayette_County_Feet||4152|1513|0.30480060960121924||370\n\
103433|1|NAD_1983_HARN_WISCRS_Langlade_County_Feet||4152|1521|0.30480060960121924||370\n\
103434|1|NAD_1983_HARN_WISCRS_Lincoln_County_Feet||4152|1522|0.30480060960121924||370\n\
103435||NAD_1983_HARN_WISCRS_Manitowoc_County_Feet||4152|1519|0.30480060960121924||370\n\
103436|1|NAD_1983_HARN_WISCRS_Marathon_County_Feet||4152|1523|0.30480060960121924||370\n\
103437|1|NAD_1983_HARN_WISCRS_Marinette_County_Feet||4152|1524|0.30480060960121924||370\n\
103438||NAD_1983_HARN_WISCRS_Marquette_County_Feet||4152|1514|0.30480060960121924||370\n\
103439|1|NAD_1983_HARN_WISCRS_Menominee_County_Feet||4152|1525|0.30480060960121924||370\n\
103440||NAD_1983_HARN_WISCRS_Milwaukee_County_Feet||4152|1518|0.30480060960121924||370\n\
103441|1|NAD_1983_HARN_WISCRS_Monroe_County_Feet||4152|1526|0.30480060960121924||370\n\
103442|1|NAD_1983_HARN_WISCRS_Oconto_County_Feet||4152|1527|0.30480060960121924||370\n\
103443|1|NAD_1983_HARN_WISCRS_Oneida_County_Feet||4152|1528|0.30480060960121924||370\n\
103444||NAD_1983_HARN_WISCRS_Outagamie_County_Feet||4152|1499|0.30480060960121924||370\n\
103445||NAD_1983_HARN_WISCRS_Ozaukee_County_Feet||4152|1518|0.30480060960121924||370\n\
103446||NAD_1983_HARN_WISCRS_Pepin_County_Feet||4152|1529|0.30480060960121924||370\n\
103447||NAD_1983_HARN_WISCRS_Pierce_County_Feet||4152|1529|0.30480060960121924||370\n\
103448|1|NAD_1983_HARN_WISCRS_Polk_County_Feet||4152|1530|0.30480060960121924||370\n\
103449|1|NAD_1983_HARN_WISCRS_Portage_County_Feet||4152|1531|0.30480060960121924||370\n\
103450|1|NAD_1983_HARN_WISCRS_Price_County_Feet||4152|1532|0.30480060960121924||370\n\
103451||NAD_1983_HARN_WISCRS_Racine_County_Feet||4152|1518|0.30480060960121924||370\n\
103452|1|NAD_1983_HARN_WISCRS_Richland_County_Feet||4152|1533|0.30480060960121924||370\n\
103453|1|NAD_1983_HARN_WISCRS_Rock_County_Feet||4152|1534|0.30480060960121924||370\n\
103454|1|NAD_1983_HARN_WISCRS_Rusk_County_Feet||4152|1535|0.30480060960121924||370\n\
103455|1|NAD_1983_HARN_WISCRS_Sauk_County_Feet||4152|1536|0.30480060960121924||370\n\
103456|1|NAD_1983_HARN_WISCRS_Sawyer_County_Feet||4152|1537|0.30480060960121924||370\n\
103457|1|NAD_1983_HARN_WISCRS_Shawano_County_Feet||4152|1538|0.30480060960121924||370\n\
103458||NAD_1983_HARN_WISCRS_Sheboygan_County_Feet||4152|1519|0.30480060960121924||370\n\
103459|1|NAD_1983_HARN_WISCRS_St_Croix_County_Feet||4152|1539|0.30480060960121924||370\n\
103460|1|NAD_1983_HARN_WISCRS_Taylor_County_Feet||4152|1540|0.30480060960121924||370\n\
103461|1|NAD_1983_HARN_WISCRS_Trempealeau_County_Feet||4152|1541|0.30480060960121924||370\n\
103462|1|NAD_1983_HARN_WISCRS_Vernon_County_Feet||4152|1542|0.30480060960121924||370\n\
103463|1|NAD_1983_HARN_WISCRS_Vilas_County_Feet||4152|1543|0.30480060960121924||370\n\
103464|1|NAD_1983_HARN_WISCRS_Walworth_County_Feet||4152|1544|0.30480060960121924||370\n\
103465|1|NAD_1983_HARN_WISCRS_Washburn_County_Feet||4152|1545|0.30480060960121924||370\n\
103466|1|NAD_1983_HARN_WISCRS_Washington_County_Feet||4152|1546|0.30480060960121924||370\n\
103467|1|NAD_1983_HARN_WISCRS_Waukesha_County_Feet||4152|1547|0.30480060960121924||370\n\
103468|1|NAD_1983_HARN_WISCRS_Waupaca_County_Feet||4152|1548|0.30480060960121924||370\n\
103469|1|NAD_1983_HARN_WISCRS_Waushara_County_Feet||4152|1549|0.30480060960121924||370\n\
103470||NAD_1983_HARN_WISCRS_Winnebago_County_Feet||4152|1499|0.30480060960121924||370\n\
103471|1|NAD_1983_HARN_WISCRS_Wood_County_Feet||4152|1550|0.30480060960121924||370\n\
103472||NAD_1983_CORS96_StatePlane_Montana_FIPS_2500||6783|2426|||1009\n\
103473||NAD_1983_CORS96_StatePlane_Montana_FIPS_2500_Ft_Intl||6783|2426|0.3048||1009\n\
103474||NAD_1983_CORS96_StatePlane_Nebraska_FIPS_2600||6783|2427|||375\n\
103475||NAD_1983_CORS96_StatePlane_Nebraska_FIPS_2600_Ft_US||6783|2427|0.30480060960121924||375\n\
103476||NAD_1983_CORS96_StatePlane_Nevada_East_FIPS_2701||6783|463|||1257\n\
103477||NAD_1983_CORS96_StatePlane_Nevada_Central_FIPS_2702||6783|464|||1258\n\
103478||NAD_1983_CORS96_StatePlane_Nevada_West_FIPS_2703||6783|465|||1259\n\
103479||NAD_1983_CORS96_StatePlane_Nevada_East_FIPS_2701_Ft_US||6783|463|0.30480060960121924||1257\n\
103480||NAD_1983_CORS96_StatePlane_Nevada_Central_FIPS_2702_Ft_US||6783|464|0.30480060960121924||1258\n\
103481||NAD_1983_CORS96_StatePlane_Nevada_West_FIPS_2703_Ft_US||6783|465|0.30480060960121924||1259\n\
103482||NAD_1983_CORS96_StatePlane_New_Hampshire_FIPS_2800||6783|2429|||1260\n\
103483||NAD_1983_CORS96_StatePlane_New_Hampshire_FIPS_2800_Ft_US||6783|2429|0.30480060960121924||1260\n\
103484||NAD_1983_CORS96_StatePlane_New_Jersey_FIPS_2900||6783|205|||402\n\
103485||NAD_1983_CORS96_StatePlane_New_Jersey_FIPS_2900_Ft_US||6783|205|0.30480060960121924||402\n\
103486||NAD_1983_CORS96_StatePlane_New_Mexico_East_FIPS_3001||6783|2430|||1010\n\
103487||NAD_1983_CORS96_StatePlane_New_Mexico_Central_FIPS_3002||6783|467|||1011\n\
103488||NAD_1983_CORS96_StatePlane_New_Mexico_West_FIPS_3003||6783|2431|||1012\n\
103489||NAD_1983_CORS96_StatePlane_New_Mexico_East_FIPS_3001_Ft_US||6783|2430|0.30480060960121924||1010\n\
103490||NAD_1983_CORS96_StatePlane_New_Mexico_Central_FIPS_3002_Ft_US||6783|467|0.30480060960121924||1011\n\
103491||NAD_1983_CORS96_StatePlane_New_Mexico_West_FIPS_3003_Ft_US||6783|2431|0.30480060960121924||1012\n\
103492||NAD_1983_CORS96_StatePlane_New_York_East_FIPS_3101||6783|205|||1013\n\
103493||NAD_1983_CORS96_StatePlane_New_York_Central_FIPS_3102||6783|469|||1014\n\
103494||NAD_1983_CORS96_StatePlane_New_York_West_FIPS_3103||6783|470|||1015\n\
103495||NAD_1983_CORS96_StatePlane_New_York_Long_Island_FIPS_3104||6783|2432|||1016\n\
103496||NAD_1983_CORS96_StatePlane_New_York_East_FIPS_3101_Ft_US||6783|205|0.30480060960121924||1013\n\
103497||NAD_1983_CORS96_StatePlane_New_York_Central_FIPS_3102_Ft_US||6783|469|0.30480060960121924||1014\n\
103498||NAD_1983_CORS96_StatePlane_New_York_West_FIPS_3103_Ft_US||6783|470|0.30480060960121924||1015\n\
103499||NAD_1983_CORS96_StatePlane_New_York_Long_Isl_FIPS_3104_Ft_US||6783|2432|0.30480060960121924||1016\n\
103500||NAD_1983_CORS96_StatePlane_North_Carolina_FIPS_3200||6783|2162|||410\n\
103501||NAD_1983_CORS96_StatePlane_North_Carolina_FIPS_3200_Ft_US||6783|2162|0.30480060960121924||410\n\
103502||NAD_1983_CORS96_StatePlane_North_Dakota_North_FIPS_3301||6783|2433|||1017\n\
103503||NAD_1983_CORS96_StatePlane_North_Dakota_South_FIPS_3302||6783|2434|||1018\n\
103504||NAD_1983_CORS96_StatePlane_North_Dakota_North_FIPS_3301_FtI||6783|2433|0.3048||1017\n\
103505||NAD_1983_CORS96_StatePlane_North_Dakota_South_FIPS_3302_FtI||6783|2434|0.3048||1018\n\
103506||NAD_1983_CORS96_StatePlane_Ohio_North_FIPS_3401||6783|2435|||1261\n\
103507||NAD_1983_CORS96_StatePlane_Ohio_South_FIPS_3402||6783|2436|||1262\n\
103508||NAD_1983_CORS96_StatePlane_Ohio_North_FIPS_3401_Ft_US||6783|2435|0.30480060960121924||1261\n\
103509||NAD_1983_CORS96_StatePlane_Ohio_South_FIPS_3402_Ft_US||6783|2436|0.30480060960121924||1262\n\
103510||NAD_1983_CORS96_StatePlane_Oklahoma_North_FIPS_3501||6783|2437|||1019\n\
103511||NAD_1983_CORS96_StatePlane_Oklahoma_South_FIPS_3502||6783|2438|||1020\n\
103512||NAD_1983_CORS96_StatePlane_Oklahoma_North_FIPS_3501_Ft_US||6783|2437|0.30480060960121924||1019\n\
103513||NAD_1983_CORS96_StatePlane_Oklahoma_South_FIPS_3502_Ft_US||6783|2438|0.30480060960121924||1020\n\
103514||NAD_1983_CORS96_StatePlane_Pennsylvania_North_FIPS_3701||6783|2532|||1023\n\
103515||NAD_1983_CORS96_StatePlane_Pennsylvania_North_FIPS_3701_Ft_US||6783|2532|0.30480060960121924||1023\n\
103516||NAD_1983_CORS96_StatePlane_Pennsylvania_South_FIPS_3702||6783|2533|||1024\n\
103517||NAD_1983_CORS96_StatePlane_Pennsylvania_South_FIPS_3702_Ft_US||6783|2533|0.30480060960121924||1024\n\
103518||NAD_1983_CORS96_StatePlane_Rhode_Island_FIPS_3800||6783|477|||1263\n\
103519||NAD_1983_CORS96_StatePlane_Rhode_Island_FIPS_3800_Ft_US||6783|477|0.30480060960121924||1263\n\
103520||NAD_1983_CORS96_StatePlane_South_Carolina_FIPS_3900||6783|2534|||411\n\
103521||NAD_1983_CORS96_StatePlane_South_Carolina_FIPS_3900_Ft_Intl||6783|2534|0.3048||411\n\
103522||NAD_1983_CORS96_StatePlane_South_Dakota_North_FIPS_4001||6783|2442|||1264\n\
103523||NAD_1983_CORS96_StatePlane_South_Dakota_South_FIPS_4002||6783|2443|||1265\n\
103524||NAD_1983_CORS96_StatePlane_South_Dakota_North_FIPS_4001_Ft_US||6783|2442|0.30480060960121924||1264\n\
103525||NAD_1983_CORS96_StatePlane_South_Dakota_South_FIPS_4002_Ft_US||6783|2443|0.30480060960121924||1265\n\
103526||NAD_1983_CORS96_StatePlane_Tennessee_FIPS_4100||6783|2444|||395\n\
103527||NAD_1983_CORS96_StatePlane_Tennessee_FIPS_4100_Ft_US||6783|2444|0.30480060960121924||395\n\
103528|1|ETRF_1989_UTM_Zone_28N||9059|47|||1324\n\
103529|1|ETRF_1989_UTM_Zone_29N||9059|27|||1325\n\
103530|1|ETRF_1989_UTM_Zone_30N||9059|26|||1326\n\
103531|1|ETRF_1989_UTM_Zone_31N||9059|552|||1327\n\
103532|1|ETRF_1989_UTM_Zone_32N||9059|59|||1328\n\
103533|1|ETRF_1989_UTM_Zone_33N||9059|60|||1329\n\
103534|1|ETRF_1989_UTM_Zone_34N||9059|61|||1330\n\
103535|1|ETRF_1989_UTM_Zone_35N||9059|62|||1331\n\
103536|1|ETRF_1989_UTM_Zone_36N||9059|553|||1332\n\
103537|1|ETRF_1989_UTM_Zone_37N||9059|554|||1333\n\
103538|1|ETRF_1989_UTM_Zone_38N||9059|42|||2512\n\
103539||NAD_1983_CORS96_StatePlane_Texas_North_FIPS_4201||6783|2445|||1025\n\
103540||NAD_1983_CORS96_StatePlane_Texas_North_Central_FIPS_4202||6783|2446|||1026\n\
103541||NAD_1983_CORS96_StatePlane_Texas_Central_FIPS_4203||6783|2447|||1027\n\
103542||NAD_1983_CORS96_StatePlane_Texas_South_Central_FIPS_4204||6783|2448|||1028\n\
103543||NAD_1983_CORS96_StatePlane_Texas_South_FIPS_4205||6783|2449|||1029\n\
103544||NAD_1983_CORS96_StatePlane_Texas_North_FIPS_4201_Ft_US||6783|2445|0.30480060960121924||1025\n\
103545||NAD_1983_CORS96_StatePlane_Texas_North_Central_FIPS_4202_FtUS||6783|2446|0.30480060960121924||1026\n\
103546||NAD_1983_CORS96_StatePlane_Texas_Central_FIPS_4203_Ft_US||6783|2447|0.30480060960121924||1027\n\
103547||NAD_1983_CORS96_StatePlane_Texas_South_Central_FIPS_4204_FtUS||6783|2448|0.30480060960121924||1028\n\
103548||NAD_1983_CORS96_StatePlane_Texas_South_FIPS_4205_Ft_US||6783|2449|0.30480060960121924||1029\n\
103549||NAD_1983_CORS96_StatePlane_Utah_North_FIPS_4301||6783|2450|||1030\n\
103550||NAD_1983_CORS96_StatePlane_Utah_Central_FIPS_4302||6783|2451|||1031\n\
103551||NAD_1983_CORS96_StatePlane_Utah_South_FIPS_4303||6783|2452|||1032\n\
103552||NAD_1983_CORS96_StatePlane_Utah_North_FIPS_4301_Ft_Intl||6783|2450|0.3048||1030\n\
103553||NAD_1983_CORS96_StatePlane_Utah_Central_FIPS_4302_Ft_Intl||6783|2451|0.3048||1031\n\
103554||NAD_1983_CORS96_StatePlane_Utah_South_FIPS_4303_Ft_Intl||6783|2452|0.3048||1032\n\
103555||NAD_1983_CORS96_StatePlane_Utah_North_FIPS_4301_Ft_US||6783|2450|0.30480060960121924||1030\n\
103556||NAD_1983_CORS96_StatePlane_Utah_Central_FIPS_4302_Ft_US||6783|2451|0.30480060960121924||1031\n\
103557||NAD_1983_CORS96_StatePlane_Utah_South_FIPS_4303_Ft_US||6783|2452|0.30480060960121924||1032\n\
103558||NAD_1983_CORS96_StatePlane_Vermont_FIPS_4400||6783|2453|||1266\n\
103559||NAD_1983_CORS96_StatePlane_Virginia_North_FIPS_4501||6783|2454|||1033\n\
103560||NAD_1983_CORS96_StatePlane_Virginia_South_FIPS_4502||6783|2455|||1034\n\
103561||NAD_1983_CORS96_StatePlane_Virginia_North_FIPS_4501_Ft_US||6783|2454|0.30480060960121924||1033\n\
103562||NAD_1983_CORS96_StatePlane_Virginia_South_FIPS_4502_Ft_US||6783|2455|0.30480060960121924||1034\n\
103563||NAD_1983_CORS96_StatePlane_Washington_North_FIPS_4601||6783|2456|||1035\n\
103564||NAD_1983_CORS96_StatePlane_Washington_South_FIPS_4602||6783|2457|||1036\n\
103565||NAD_1983_CORS96_StatePlane_Washington_North_FIPS_4601_Ft_US||6783|2456|0.30480060960121924||1035\n\
103566||NAD_1983_CORS96_StatePlane_Washington_South_FIPS_4602_Ft_US||6783|2457|0.30480060960121924||1036\n\
103567||NAD_1983_CORS96_StatePlane_West_Virginia_North_FIPS_4701||6783|2458|||1267\n\
103568||NAD_1983_CORS96_StatePlane_West_Virginia_South_FIPS_4702||6783|2459|||1268\n\
103569||NAD_1983_CORS96_StatePlane_West_Virginia_North_FIPS_4701_FtUS||6783|2458|0.30480060960121924||1267\n\
103570||NAD_1983_CORS96_StatePlane_West_Virginia_South_FIPS_4702_FtUS||6783|2459|0.30480060960121924||1268\n\
103571||NAD_1983_CORS96_StatePlane_Wisconsin_North_FIPS_4801||6783|2460|||1037\n\
103572||NAD_1983_CORS96_StatePlane_Wisconsin_Central_FIPS_4802||6783|2461|||1038\n\
103573||NAD_1983_CORS96_StatePlane_Wisconsin_South_FIPS_4803||6783|2462|||1039\n\
103574||NAD_1983_CORS96_StatePlane_Wisconsin_North_FIPS_4801_Ft_US||6783|2460|0.30480060960121924||1037\n\
103575||NAD_1983_CORS96_StatePlane_Wisconsin_Central_FIPS_4802_Ft_US||6783|2461|0.30480060960121924||1038\n\
103576||NAD_1983_CORS96_StatePlane_Wisconsin_South_FIPS_4803_Ft_US||6783|2462|0.30480060960121924||1039\n\
103577||NAD_1983_CORS96_StatePlane_Wyoming_East_FIPS_4901||6783|495|||1269\n\
103578||NAD_1983_CORS96_StatePlane_Wyoming_East_Central_FIPS_4902||6783|496|||1270\n\
103579||NAD_1983_CORS96_StatePlane_Wyoming_West_Central_FIPS_4903||6783|497|||1271\n\
103580||NAD_1983_CORS96_StatePlane_Wyoming_West_FIPS_4904||6783|498|||1272\n\
103581||NAD_1983_CORS96_StatePlane_Wyoming_East_FIPS_4901_Ft_US||6783|495|0.30480060960121924||1269\n\
103582||NAD_1983_CORS96_StatePlane_Wyoming_E_Central_FIPS_4902_Ft_US||6783|496|0.30480060960121924||1270\n\
103583||NAD_1983_CORS96_StatePlane_Wyoming_W_Central_FIPS_4903_Ft_US||6783|497|0.30480060960121924||1271\n\
103584|1|ETRF_1989_TM_Baltic_1993||9059|77|||2513\n\
103585||NAD_1983_CORS96_StatePlane_Wyoming_West_FIPS_4904_Ft_US||6783|498|0.30480060960121924||1272\n\
103586||NAD_1983_HARN_Navajo_Nation_Coordinate_System_Meters||4152|2686|||2994\n\
103587||NAD_1983_HARN_Navajo_Nation_Coordinate_System_US_Feet||4152|2686|0.30480060960121924||2994\n\
103588||NAD_1983_HARN_Navajo_Nation_Coordinate_System_Intl_Feet||4152|2686|0.3048||2994\n\
103589||NAD_1983_NSRS2007_Navajo_Nation_Coordinate_System_Meters||4759|2686|||2994\n\
103590||NAD_1983_NSRS2007_Navajo_Nation_Coordinate_System_US_Feet||4759|2686|0.30480060960121924||2994\n\
103591||NAD_1983_NSRS2007_Navajo_Nation_Coordinate_System_Intl_Feet||4759|2686|0.3048||2994\n\
103592||NAD_1983_(2011)_Navajo_Nation_Coordinate_System_Meters||6318|2686|||2994\n\
103593||NAD_1983_(2011)_Navajo_Nation_Coordinate_System_US_Feet||6318|2686|0.30480060960121924||2994\n\
103594||NAD_1983_(2011)_Navajo_Nation_Coordinate_System_Intl_Feet||6318|2686|0.3048||2994\n\
103595|1|ONGD17_UTM_Zone_39N||9294|43|||2077\n\
103596|1|ONGD17_UTM_Zone_40N||9294|44|||2078\n\
103597|1|ONGD17_UTM_Zone_41N||9294|45|||2079\n\
103598||GTM||4326|2687|||2995\n\
103599||MAGNA-SIRGAS_CMT12||4686|1729|||579\n\
103600||NAD_1983_HARN_Adj_MN_Aitkin_Meters||4152|2688|||363\n\
103601||NAD_1983_HARN_Adj_MN_Clay_Meters||4152|2689|||363\n\
103602||NAD_1983_HARN_Adj_MN_Clearwater_Meters||4152|2690|||363\n\
103603||NAD_1983_HARN_Adj_MN_Hubbard_Meters||4152|2691|||363\n\
103604||NAD_1983_HARN_Adj_MN_Lake_Meters||4152|2692|||363\n\
103605||NAD_1983_HARN_Adj_MN_Mille_Lacs_Meters||4152|2693|||363\n\
103606||NAD_1983_HARN_Adj_MN_Washington_Meters||4152|2694|||363\n\
103607||NAD_1983_HARN_Adj_MN_Wilkin_Meters||4152|2695|||363\n\
103608||NAD_1983_HARN_Adj_MN_Anoka_Meters||104700|2696|||363\n\
103609||NAD_1983_HARN_Adj_MN_Becker_Meters||104701|2697|||363\n\
103610||NAD_1983_HARN_Adj_MN_Beltrami_North_Meters||104702|2698|||363\n\
103611||NAD_1983_HARN_Adj_MN_Beltrami_South_Meters||104703|2699|||363\n\
103612||NAD_1983_HARN_Adj_MN_Benton_Meters||104704|2700|||363\n\
103613||NAD_1983_HARN_Adj_MN_Big_Stone_Meters||104705|2701|||363\n\
103614||NAD_1983_HARN_Adj_MN_Blue_Earth_Meters||104706|2702|||363\n\
103615||NAD_1983_HARN_Adj_MN_Brown_Meters||104707|2703|||363\n\
103616||NAD_1983_HARN_Adj_MN_Carlton_Meters||104708|2704|||363\n\
103617||NAD_1983_HARN_Adj_MN_Carver_Meters||104709|2705|||363\n\
103618||NAD_1983_HARN_Adj_MN_Cass_North_Meters||104710|2706|||363\n\
103619||NAD_1983_HARN_Adj_MN_Cass_South_Meters||104711|2707|||363\n\
103620||NAD_1983_HARN_Adj_MN_Chippewa_Meters||104712|2708|||363\n\
103621||NAD_1983_HARN_Adj_MN_Chisago_Meters||104713|2709|||363\n\
103622||NAD_1983_HARN_Adj_MN_Cook_North_Meters||104714|2710|||363\n\
103623||NAD_1983_HARN_Adj_MN_Cook_South_Meters||104715|2711|||363\n\
103624||NAD_1983_HARN_Adj_MN_Cottonwood_Meters||104716|2712|||363\n\
103625||NAD_1983_HARN_Adj_MN_Crow_Wing_Meters||104717|2707|||363\n\
103626||NAD_1983_HARN_Adj_MN_Dakota_Meters||104718|2713|||363\n\
103627||NAD_1983_HARN_Adj_MN_Dodge_Meters||104719|2714|||363\n\
103628||NAD_1983_HARN_Adj_MN_Douglas_Meters||104720|2715|||363\n\
103629||NAD_1983_HARN_Adj_MN_Faribault_Meters||104721|2716|||363\n\
103630||NAD_1983_HARN_Adj_MN_Fillmore_Meters||104722|2717|||363\n\
103631||NAD_1983_HARN_Adj_MN_Freeborn_Meters||104723|2716|||363\n\
103632||NAD_1983_HARN_Adj_MN_Goodhue_Meters||104724|2718|||363\n\
103633||NAD_1983_HARN_Adj_MN_Grant_Meters||104725|2715|||363\n\
103634||NAD_1983_HARN_Adj_MN_Hennepin_Meters||104726|2719|||363\n\
103635||NAD_1983_HARN_Adj_MN_Houston_Meters||104727|2720|||363\n\
103636||NAD_1983_HARN_Adj_MN_Isanti_Meters||104728|2709|||363\n\
103637||NAD_1983_HARN_Adj_MN_Itasca_North_Meters||104729|2721|||363\n\
103638||NAD_1983_HARN_Adj_MN_Itasca_South_Meters||104730|2722|||363\n\
103639||NAD_1983_HARN_Adj_MN_Jackson_Meters||104731|2716|||363\n\
103640||NAD_1983_HARN_Adj_MN_Kanabec_Meters||104732|2723|||363\n\
103641||NAD_1983_HARN_Adj_MN_Kandiyohi_Meters||104733|2724|||363\n\
103642||NAD_1983_HARN_Adj_MN_Kittson_Meters||104734|2725|||363\n\
103643||NAD_1983_HARN_Adj_MN_Koochiching_Meters||104735|2726|||363\n\
103644||NAD_1983_HARN_Adj_MN_Lac_Qui_Parle_Meters||104736|2708|||363\n\
103645||NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_North_Meters||104737|2727|||363\n\
103646||NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_South_Meters||104738|2728|||363\n\
103647||NAD_1983_HARN_Adj_MN_Le_Sueur_Meters||104739|2718|||363\n\
103648||NAD_1983_HARN_Adj_MN_Lincoln_Meters||104740|2729|||363\n\
103649||NAD_1983_HARN_Adj_MN_Lyon_Meters||104741|2730|||363\n\
103650||NAD_1983_HARN_Adj_MN_McLeod_Meters||104742|2731|||363\n\
103651||NAD_1983_HARN_Adj_MN_Mahnomen_Meters||104743|2732|||363\n\
103652||NAD_1983_HARN_Adj_MN_Marshall_Meters||104744|2733|||363\n\
103653||NAD_1983_HARN_Adj_MN_Martin_Meters||104745|2716|||363\n\
103654||NAD_1983_HARN_Adj_MN_Meeker_Meters||104746|2724|||363\n\
103655||NAD_1983_HARN_Adj_MN_Morrison_Meters||104747|2734|||363\n\
103656||NAD_1983_HARN_Adj_MN_Mower_Meters||104748|2716|||363\n\
103657||NAD_1983_HARN_Adj_MN_Murray_Meters||104749|2735|||363\n\
103658||NAD_1983_HARN_Adj_MN_Nicollet_Meters||104750|2702|||363\n\
103659||NAD_1983_HARN_Adj_MN_Nobles_Meters||104751|2736|||363\n\
103660||NAD_1983_HARN_Adj_MN_Norman_Meters||104752|2737|||363\n\
103661||NAD_1983_HARN_Adj_MN_Olmsted_Meters||104753|2714|||363\n\
103662||NAD_1983_HARN_Adj_MN_Ottertail_Meters||104754|2738|||363\n\
103663||NAD_1983_HARN_Adj_MN_Pennington_Meters||104755|2739|||363\n\
103664||NAD_1983_HARN_Adj_MN_Pine_Meters||104756|2723|||363\n\
103665||NAD_1983_HARN_Adj_MN_Pipestone_Meters||104757|2740|||363\n\
103666||NAD_1983_HARN_Adj_MN_Polk_Meters||104758|2739|||363\n\
103667||NAD_1983_HARN_Adj_MN_Pope_Meters||104759|2741|||363\n\
103668||NAD_1983_HARN_Adj_MN_Ramsey_Meters||104760|2719|||363\n\
103669||NAD_1983_HARN_Adj_MN_Red_Lake_Meters||104761|2739|||363\n\
103670||NAD_1983_HARN_Adj_MN_Redwood_Meters||104762|2742|||363\n\
103671||NAD_1983_HARN_Adj_MN_Renville_Meters||104763|2731|||363\n\
103672||NAD_1983_HARN_Adj_MN_Rice_Meters||104764|2718|||363\n\
103673||NAD_1983_HARN_Adj_MN_Rock_Meters||104765|2736|||363\n\
103674||NAD_1983_HARN_Adj_MN_Roseau_Meters||104766|2725|||363\n\
103675||NAD_1983_HARN_Adj_MN_St_Louis_North_Meters||104767|2743|||363\n\
103676||NAD_1983_HARN_Adj_MN_St_Louis_Central_Meters||104768|2744|||363\n\
103677||NAD_1983_HARN_Adj_MN_St_Louis_South_Meters||104769|2745|||363\n\
103678||NAD_1983_HARN_Adj_MN_Scott_Meters||104770|2713|||363\n\
103679||NAD_1983_HARN_Adj_MN_Sherburne_Meters||104771|2746|||363\n\
103680||NAD_1983_HARN_Adj_MN_Sibley_Meters||104772|2731|||363\n\
103681||NAD_1983_HARN_Adj_MN_Stearns_Meters||104773|2741|||363\n\
103682||NAD_1983_HARN_Adj_MN_Steele_Meters||104774|2714|||363\n\
103683||NAD_1983_HARN_Adj_MN_Stevens_Meters||104775|2741|||363\n\
103684||NAD_1983_HARN_Adj_MN_Swift_Meters||104776|2701|||363\n\
103685||NAD_1983_HARN_Adj_MN_Todd_Meters||104777|2747|||363\n\
103686||NAD_1983_HARN_Adj_MN_Traverse_Meters||104778|2748|||363\n\
103687||NAD_1983_HARN_Adj_MN_Wabasha_Meters||104779|2749|||363\n\
103688||NAD_1983_HARN_Adj_MN_Wadena_Meters||104780|2707|||363\n\
103689||NAD_1983_HARN_Adj_MN_Waseca_Meters||104781|2714|||363\n\
103690||NAD_1983_HARN_Adj_MN_Watonwan_Meters||104782|2712|||363\n\
103691||NAD_1983_HARN_Adj_MN_Winona_Meters||104783|2750|||363\n\
103692||NAD_1983_HARN_Adj_MN_Wright_Meters||104784|2746|||363\n\
103693||NAD_1983_HARN_Adj_MN_Yellow_Medicine_Meters||104785|2751|||363\n\
103694||NAD_1983_HARN_Adj_MN_St_Louis_CS96_Meters||104786|2752|||363\n\
103695||NAD_1983_HARN_Adj_MN_St_Louis_CS96_Feet||104786|2753|0.30480060960121924||363\n\
103696||NAD_1983_(CSRS)_v6_UTM_Zone_19N||8252|21|||1291\n\
103697||NAD_1983_(CSRS)_v6_UTM_Zone_20N||8252|22|||1292\n\
103698||NAD_1983_(CSRS)_v6_UTM_Zone_21N||8252|23|||1293\n\
103699||Palestine_Grid_1923_Modified_TM||4141|2754|||2996\n\
103700||NAD_1983_HARN_Adj_MN_Aitkin_Feet||4152|2688|0.30480060960121924||363\n\
103701||NAD_1983_HARN_Adj_MN_Clay_Feet||4152|2689|0.30480060960121924||363\n\
103702||NAD_1983_HARN_Adj_MN_Clearwater_Feet||4152|2690|0.30480060960121924||363\n\
103703||NAD_1983_HARN_Adj_MN_Hubbard_Feet||4152|2691|0.30480060960121924||363\n\
103704||NAD_1983_HARN_Adj_MN_Lake_Feet||4152|2692|0.30480060960121924||363\n\
103705||NAD_1983_HARN_Adj_MN_Mille_Lacs_Feet||4152|2693|0.30480060960121924||363\n\
103706||NAD_1983_HARN_Adj_MN_Washington_Feet||4152|2694|0.30480060960121924||363\n\
103707||NAD_1983_HARN_Adj_MN_Wilkin_Feet||4152|2695|0.30480060960121924||363\n\
103708||NAD_1983_HARN_Adj_MN_Anoka_Feet||104700|2696|0.30480060960121924||363\n\
103709||NAD_1983_HARN_Adj_MN_Becker_Feet||104701|2697|0.30480060960121924||363\n\
103710||NAD_1983_HARN_Adj_MN_Beltrami_North_Feet||104702|2698|0.30480060960121924||363\n\
103711||NAD_1983_HARN_Adj_MN_Beltrami_South_Feet||104703|2699|0.30480060960121924||363\n\
103712||NAD_1983_HARN_Adj_MN_Benton_Feet||104704|2700|0.30480060960121924||363\n\
103713||NAD_1983_HARN_Adj_MN_Big_Stone_Feet||104705|2701|0.30480060960121924||363\n\
103714||NAD_1983_HARN_Adj_MN_Blue_Earth_Feet||104706|2702|0.30480060960121924||363\n\
103715||NAD_1983_HARN_Adj_MN_Brown_Feet||104707|2703|0.30480060960121924||363\n\
103716||NAD_1983_HARN_Adj_MN_Carlton_Feet||104708|2704|0.30480060960121924||363\n\
103717||NAD_1983_HARN_Adj_MN_Carver_Feet||104709|2705|0.30480060960121924||363\n\
103718||NAD_1983_HARN_Adj_MN_Cass_North_Feet||104710|2706|0.30480060960121924||363\n\
103719||NAD_1983_HARN_Adj_MN_Cass_South_Feet||104711|2707|0.30480060960121924||363\n\
103720||NAD_1983_HARN_Adj_MN_Chippewa_Feet||104712|2708|0.30480060960121924||363\n\
103721||NAD_1983_HARN_Adj_MN_Chisago_Feet||104713|2709|0.30480060960121924||363\n\
103722||NAD_1983_HARN_Adj_MN_Cook_North_Feet||104714|2710|0.30480060960121924||363\n\
103723||NAD_1983_HARN_Adj_MN_Cook_South_Feet||104715|2711|0.30480060960121924||363\n\
103724||NAD_1983_HARN_Adj_MN_Cottonwood_Feet||104716|2712|0.30480060960121924||363\n\
103725||NAD_1983_HARN_Adj_MN_Crow_Wing_Feet||104717|2707|0.30480060960121924||363\n\
103726||NAD_1983_HARN_Adj_MN_Dakota_Feet||104718|2713|0.30480060960121924||363\n\
103727||NAD_1983_HARN_Adj_MN_Dodge_Feet||104719|2714|0.30480060960121924||363\n\
103728||NAD_1983_HARN_Adj_MN_Douglas_Feet||104720|2715|0.30480060960121924||363\n\
103729||NAD_1983_HARN_Adj_MN_Faribault_Feet||104721|2716|0.30480060960121924||363\n\
103730||NAD_1983_HARN_Adj_MN_Fillmore_Feet||104722|2717|0.30480060960121924||363\n\
103731||NAD_1983_HARN_Adj_MN_Freeborn_Feet||104723|2716|0.30480060960121924||363\n\
103732||NAD_1983_HARN_Adj_MN_Goodhue_Feet||104724|2718|0.30480060960121924||363\n\
103733||NAD_1983_HARN_Adj_MN_Grant_Feet||104725|2715|0.30480060960121924||363\n\
103734||NAD_1983_HARN_Adj_MN_Hennepin_Feet||104726|2719|0.30480060960121924||363\n\
103735||NAD_1983_HARN_Adj_MN_Houston_Feet||104727|2720|0.30480060960121924||363\n\
103736||NAD_1983_HARN_Adj_MN_Isanti_Feet||104728|2709|0.30480060960121924||363\n\
103737||NAD_1983_HARN_Adj_MN_Itasca_North_Feet||104729|2721|0.30480060960121924||363\n\
103738||NAD_1983_HARN_Adj_MN_Itasca_South_Feet||104730|2722|0.30480060960121924||363\n\
103739||NAD_1983_HARN_Adj_MN_Jackson_Feet||104731|2716|0.30480060960121924||363\n\
103740||NAD_1983_HARN_Adj_MN_Kanabec_Feet||104732|2723|0.30480060960121924||363\n\
103741||NAD_1983_HARN_Adj_MN_Kandiyohi_Feet||104733|2724|0.30480060960121924||363\n\
103742||NAD_1983_HARN_Adj_MN_Kittson_Feet||104734|2725|0.30480060960121924||363\n\
103743||NAD_1983_HARN_Adj_MN_Koochiching_Feet||104735|2726|0.30480060960121924||363\n\
103744||NAD_1983_HARN_Adj_MN_Lac_Qui_Parle_Feet||104736|2708|0.30480060960121924||363\n\
103745||NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_North_Feet||104737|2727|0.30480060960121924||363\n\
103746||NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_South_Feet||104738|2728|0.30480060960121924||363\n\
103747||NAD_1983_HARN_Adj_MN_Le_Sueur_Feet||104739|2718|0.30480060960121924||363\n\
103748||NAD_1983_HARN_Adj_MN_Lincoln_Feet||104740|2729|0.30480060960121924||363\n\
103749||NAD_1983_HARN_Adj_MN_Lyon_Feet||104741|2730|0.30480060960121924||363\n\
103750||NAD_1983_HARN_Adj_MN_McLeod_Feet||104742|2731|0.30480060960121924||363\n\
103751||NAD_1983_HARN_Adj_MN_Mahnomen_Feet||104743|2732|0.30480060960121924||363\n\
103752||NAD_1983_HARN_Adj_MN_Marshall_Feet||104744|2733|0.30480060960121924||363\n\
103753||NAD_1983_HARN_Adj_MN_Martin_Feet||104745|2716|0.30480060960121924||363\n\
103754||NAD_1983_HARN_Adj_MN_Meeker_Feet||104746|2724|0.30480060960121924||363\n\
103755||NAD_1983_HARN_Adj_MN_Morrison_Feet||104747|2734|0.30480060960121924||363\n\
103756||NAD_1983_HARN_Adj_MN_Mower_Feet||104748|2716|0.30480060960121924||363\n\
103757||NAD_1983_HARN_Adj_MN_Murray_Feet||104749|2735|0.30480060960121924||363\n\
103758||NAD_1983_HARN_Adj_MN_Nicollet_Feet||104750|2702|0.30480060960121924||363\n\
103759||NAD_1983_HARN_Adj_MN_Nobles_Feet||104751|2736|0.30480060960121924||363\n\
103760||NAD_1983_HARN_Adj_MN_Norman_Feet||104752|2737|0.30480060960121924||363\n\
103761||NAD_1983_HARN_Adj_MN_Olmsted_Feet||104753|2714|0.30480060960121924||363\n\
103762||NAD_1983_HARN_Adj_MN_Ottertail_Feet||104754|2738|0.30480060960121924||363\n\
103763||NAD_1983_HARN_Adj_MN_Pennington_Feet||104755|2739|0.30480060960121924||363\n\
103764||NAD_1983_HARN_Adj_MN_Pine_Feet||104756|2723|0.30480060960121924||363\n\
103765||NAD_1983_HARN_Adj_MN_Pipestone_Feet||104757|2740|0.30480060960121924||363\n\
103766||NAD_1983_HARN_Adj_MN_Polk_Feet||104758|2739|0.30480060960121924||363\n\
103767||NAD_1983_HARN_Adj_MN_Pope_Feet||104759|2741|0.30480060960121924||363\n\
103768||NAD_1983_HARN_Adj_MN_Ramsey_Feet||104760|2719|0.30480060960121924||363\n\
103769||NAD_1983_HARN_Adj_MN_Red_Lake_Feet||104761|2739|0.30480060960121924||363\n\
103770||NAD_1983_HARN_Adj_MN_Redwood_Feet||104762|2742|0.30480060960121924||363\n\
103771||NAD_1983_HARN_Adj_MN_Renville_Feet||104763|2731|0.30480060960121924||363\n\
103772||NAD_1983_HARN_Adj_MN_Rice_Feet||104764|2718|0.30480060960121924||363\n\
103773||NAD_1983_HARN_Adj_MN_Rock_Feet||104765|2736|0.30480060960121924||363\n\
103774||NAD_1983_HARN_Adj_MN_Roseau_Feet||104766|2725|0.30480060960121924||363\n\
103775||NAD_1983_HARN_Adj_MN_St_Louis_North_Feet||104767|2743|0.30480060960121924||363\n\
103776||NAD_1983_HARN_Adj_MN_St_Louis_Central_Feet||104768|2744|0.30480060960121924||363\n\
103777||NAD_1983_HARN_Adj_MN_St_Louis_South_Feet||104769|2745|0.30480060960121924||363\n\
103778||NAD_1983_HARN_Adj_MN_Scott_Feet||104770|2713|0.30480060960121924||363\n\
103779||NAD_1983_HARN_Adj_MN_Sherburne_Feet||104771|2746|0.30480060960121924||363\n\
103780||NAD_1983_HARN_Adj_MN_Sibley_Feet||104772|2731|0.30480060960121924||363\n\
103781||NAD_1983_HARN_Adj_MN_Stearns_Feet||104773|2741|0.30480060960121924||363\n\
103782||NAD_1983_HARN_Adj_MN_Steele_Feet||104774|2714|0.30480060960121924||363\n\
103783||NAD_1983_HARN_Adj_MN_Stevens_Feet||104775|2741|0.30480060960121924||363\n\
103784||NAD_1983_HARN_Adj_MN_Swift_Feet||104776|2701|0.30480060960121924||363\n\
103785||NAD_1983_HARN_Adj_MN_Todd_Feet||104777|2747|0.30480060960121924||363\n\
103786||NAD_1983_HARN_Adj_MN_Traverse_Feet||104778|2748|0.30480060960121924||363\n\
103787||NAD_1983_HARN_Adj_MN_Wabasha_Feet||104779|2749|0.30480060960121924||363\n\
103788||NAD_1983_HARN_Adj_MN_Wadena_Feet||104780|2707|0.30480060960121924||363\n\
103789||NAD_1983_HARN_Adj_MN_Waseca_Feet||104781|2714|0.30480060960121924||363\n\
103790||NAD_1983_HARN_Adj_MN_Watonwan_Feet||104782|2712|0.30480060960121924||363\n\
103791||NAD_1983_HARN_Adj_MN_Winona_Feet||104783|2750|0.30480060960121924||363\n\
103792||NAD_1983_HARN_Adj_MN_Wright_Feet||104784|2746|0.30480060960121924||363\n\
103793||NAD_1983_HARN_Adj_MN_Yellow_Medicine_Feet||104785|2751|0.30480060960121924||363\n\
103794|1|Mexican_Datum_1993_UTM_Zone_11N||4483|118|||1676\n\
103795|1|Mexican_Datum_1993_UTM_Zone_12N||4483|117|||1677\n\
103796|1|Mexican_Datum_1993_UTM_Zone_13N||4483|116|||1678\n\
103797|1|Mexican_Datum_1993_UTM_Zone_14N||4483|622|||1679\n\
103798|1|Mexican_Datum_1993_UTM_Zone_15N||4483|17|||1680\n\
103799|1|Mexican_Datum_1993_UTM_Zone_16N||4483|18|||1681\n\
103800|1|NAD_1983_HARN_Adj_WI_Adams_Meters||104800|2755|||370\n\
103801|1|NAD_1983_HARN_Adj_WI_Ashland_Meters||104801|2756|||370\n\
103802|1|NAD_1983_HARN_Adj_WI_Barron_Meters||104802|2757|||370\n\
103803|1|NAD_1983_HARN_Adj_WI_Brown_Meters||104804|2758|||370\n\
103804|1|NAD_1983_HARN_Adj_WI_Buffalo_Meters||104805|2759|||370\n\
103805|1|NAD_1983_HARN_Adj_WI_Calumet_Meters||104807|2760|||370\n\
103806|1|NAD_1983_HARN_Adj_WI_Clark_Meters||104809|2761|||370\n\
103807|1|NAD_1983_HARN_Adj_WI_Dodge_Meters||104813|2762|||370\n\
103808|1|NAD_1983_HARN_Adj_WI_Door_Meters||104814|2763|||370\n\
103809|1|NAD_1983_HARN_Adj_WI_Douglas_Meters||104815|2764|||370\n\
103810|1|NAD_1983_HARN_Adj_WI_Dunn_Meters||104816|2765|||370\n\
103811|1|NAD_1983_HARN_Adj_WI_Florence_Meters||104818|2766|||370\n\
103812|1|NAD_1983_HARN_Adj_WI_Fond_du_Lac_Meters||104819|2760|||370\n\
103813|1|NAD_1983_HARN_Adj_WI_Forest_Meters||104820|2767|||370\n\
103814|1|NAD_1983_HARN_Adj_WI_Grant_Meters||104821|2768|||370\n\
103815|1|NAD_1983_HARN_Adj_WI_Iowa_Meters||104824|2769|||370\n\
103816|1|NAD_1983_HARN_Adj_WI_Iron_Meters||104825|2770|||370\n\
103817|1|NAD_1983_HARN_Adj_WI_Jefferson_Meters||104827|2762|||370\n\
103818|1|NAD_1983_HARN_Adj_WI_Juneau_Meters||104828|2755|||370\n\
103819|1|NAD_1983_HARN_Adj_WI_Kenosha_Meters||104829|2771|||370\n\
103820|1|NAD_1983_HARN_Adj_WI_Kewaunee_Meters||104830|2772|||370\n\
103821|1|NAD_1983_HARN_Adj_WI_LaCrosse_Meters||104831|2773|||370\n\
103822|1|NAD_1983_HARN_Adj_WI_Lincoln_Meters||104834|2774|||370\n\
103823|1|NAD_1983_HARN_Adj_WI_Manitowoc_Meters||104835|2772|||370\n\
103824|1|NAD_1983_HARN_Adj_WI_Marinette_Meters||104837|2775|||370\n\
103825|1|NAD_1983_HARN_Adj_WI_Menominee_Meters||104839|2776|||370\n\
103826|1|NAD_1983_HARN_Adj_WI_Milwaukee_Meters||104840|2771|||370\n\
103827|1|NAD_1983_HARN_Adj_WI_Oconto_Meters||104842|2777|||370\n\
103828|1|NAD_1983_HARN_Adj_WI_Outagamie_Meters||104844|2760|||370\n\
103829|1|NAD_1983_HARN_Adj_WI_Ozaukee_Meters||104845|2771|||370\n\
103830|1|NAD_1983_HARN_Adj_WI_Polk_Meters||104848|2778|||370\n\
103831|1|NAD_1983_HARN_Adj_WI_Price_Meters||104850|2779|||370\n\
103832|1|NAD_1983_HARN_Adj_WI_Racine_Meters||104851|2771|||370\n\
103833|1|NAD_1983_HARN_Adj_WI_Rock_Meters||104853|2780|||370\n\
103834|1|NAD_1983_HARN_Adj_WI_Rusk_Meters||104854|2781|||370\n\
103835|1|NAD_1983_HARN_Adj_WI_St_Croix_Meters||104855|2782|||370\n\
103836|1|NAD_1983_HARN_Adj_WI_Sauk_Meters||104856|2783|||370\n\
103837|1|NAD_1983_HARN_Adj_WI_Shawano_Meters||104858|2784|||370\n\
103838|1|NAD_1983_HARN_Adj_WI_Sheboygan_Meters||104859|2772|||370\n\
103839|1|NAD_1983_HARN_Adj_WI_Trempealeau_Meters||104861|2785|||370\n\
103840|1|NAD_1983_HARN_Adj_WI_Washington_Meters||104866|2786|||370\n\
103841|1|NAD_1983_HARN_Adj_WI_Waukesha_Meters||104867|2787|||370\n\
103842|1|NAD_1983_HARN_Adj_WI_Waupaca_Meters||104868|2788|||370\n\
103843|1|NAD_1983_HARN_Adj_WI_Winnebago_Meters||104870|2760|||370\n\
103844|1|NAD_1983_HARN_Adj_WI_Bayfield_Meters||104803|2789|||370\n\
103845|1|NAD_1983_HARN_Adj_WI_Burnett_Meters||104806|2790|||370\n\
103846||NAD_1983_HARN_Adj_WI_Chippewa_Meters||104808|2791|||370\n\
103847|1|NAD_1983_HARN_Adj_WI_Columbia_Meters||104810|2792|||370\n\
103848|1|NAD_1983_HARN_Adj_WI_Crawford_Meters||104811|2793|||370\n\
103849|1|NAD_1983_HARN_Adj_WI_Dane_Meters||104812|2794|||370\n\
103850|1|NAD_1983_HARN_Adj_WI_EauClaire_Meters||104817|2795|||370\n\
103851|1|NAD_1983_HARN_Adj_WI_Green_Meters||104822|2796|||370\n\
103852|1|NAD_1983_HARN_Adj_WI_GreenLake_Meters||104823|2797|||370\n\
103853|1|NAD_1983_HARN_Adj_WI_Jackson_Meters||104826|2798|||370\n\
103854|1|NAD_1983_HARN_Adj_WI_Lafayette_Meters||104832|2796|||370\n\
103855|1|NAD_1983_HARN_Adj_WI_Langlade_Meters||104833|2799|||370\n\
103856|1|NAD_1983_HARN_Adj_WI_Marathon_Meters||104836|2800|||370\n\
103857|1|NAD_1983_HARN_Adj_WI_Marquette_Meters||104838|2797|||370\n\
103858|1|NAD_1983_HARN_Adj_WI_Monroe_Meters||104841|2801|||370\n\
103859|1|NAD_1983_HARN_Adj_WI_Oneida_Meters||104843|2802|||370\n\
103860|1|NAD_1983_HARN_Adj_WI_Pepin_Meters||104846|2803|||370\n\
103861|1|NAD_1983_HARN_Adj_WI_Pierce_Meters||104847|2803|||370\n\
103862|1|NAD_1983_HARN_Adj_WI_Portage_Meters||104849|2804|||370\n\
103863|1|NAD_1983_HARN_Adj_WI_Richland_Meters||104852|2805|||370\n\
103864|1|NAD_1983_HARN_Adj_WI_Sawyer_Meters||104857|2806|||370\n\
103865|1|NAD_1983_HARN_Adj_WI_Taylor_Meters||104860|2807|||370\n\
103866|1|NAD_1983_HARN_Adj_WI_Vernon_Meters||104862|2808|||370\n\
103867|1|NAD_1983_HARN_Adj_WI_Vilas_Meters||104863|2809|||370\n\
103868|1|NAD_1983_HARN_Adj_WI_Walworth_Meters||104864|2810|||370\n\
103869|1|NAD_1983_HARN_Adj_WI_Washburn_Meters||104865|2811|||370\n\
103870|1|NAD_1983_HARN_Adj_WI_Waushara_Meters||104869|2812|||370\n\
103871|1|NAD_1983_HARN_Adj_WI_Wood_Meters||104871|2813|||370\n\
103872||GDM2008_LGM2012||104028|2814|||813\n\
103873||NAD_1983_(CSRS)_v6_UTM_Zone_15N||8252|17|||1394\n\
103874||NAD_1983_(CSRS)_v6_UTM_Zone_16N||8252|18|||1395\n\
103875||NAD_1983_(CSRS)_v6_UTM_Zone_17N||8252|19|||1289\n\
103876||NAD_1983_(CSRS)_v6_UTM_Zone_18N||8252|20|||1290\n\
103900|1|NAD_1983_HARN_Adj_WI_Adams_Feet||104800|2755|0.30480060960121924||370\n\
103901|1|NAD_1983_HARN_Adj_WI_Ashland_Feet||104801|2756|0.30480060960121924||370\n\
103902|1|NAD_1983_HARN_Adj_WI_Barron_Feet||104802|2757|0.30480060960121924||370\n\
103903|1|NAD_1983_HARN_Adj_WI_Brown_Feet||104804|2758|0.30480060960121924||370\n\
103904|1|NAD_1983_HARN_Adj_WI_Buffalo_Feet||104805|2759|0.30480060960121924||370\n\
103905|1|NAD_1983_HARN_Adj_WI_Calumet_Feet||104807|2760|0.30480060960121924||370\n\
103906|1|NAD_1983_HARN_Adj_WI_Clark_Feet||104809|2761|0.30480060960121924||370\n\
103907|1|NAD_1983_HARN_Adj_WI_Dodge_Feet||104813|2762|0.30480060960121924||370\n\
103908|1|NAD_1983_HARN_Adj_WI_Door_Feet||104814|2763|0.30480060960121924||370\n\
103909|1|NAD_1983_HARN_Adj_WI_Douglas_Feet||104815|2764|0.30480060960121924||370\n\
103910|1|NAD_1983_HARN_Adj_WI_Dunn_Feet||104816|2765|0.30480060960121924||370\n\
103911|1|NAD_1983_HARN_Adj_WI_Florence_Feet||104818|2766|0.30480060960121924||370\n\
103912|1|NAD_1983_HARN_Adj_WI_Fond_du_Lac_Feet||104819|2760|0.30480060960121924||370\n\
103913|1|NAD_1983_HARN_Adj_WI_Forest_Feet||104820|2767|0.30480060960121924||370\n\
103914|1|NAD_1983_HARN_Adj_WI_Grant_Feet||104821|2768|0.30480060960121924||370\n\
103915|1|NAD_1983_HARN_Adj_WI_Iowa_Feet||104824|2769|0.30480060960121924||370\n\
103916|1|NAD_1983_HARN_Adj_WI_Iron_Feet||104825|2770|0.30480060960121924||370\n\
103917|1|NAD_1983_HARN_Adj_WI_Jefferson_Feet||104827|2762|0.30480060960121924||370\n\
103918|1|NAD_1983_HARN_Adj_WI_Juneau_Feet||104828|2755|0.30480060960121924||370\n\
103919|1|NAD_1983_HARN_Adj_WI_Kenosha_Feet||104829|2771|0.30480060960121924||370\n\
103920|1|NAD_1983_HARN_Adj_WI_Kewaunee_Feet||104830|2772|0.30480060960121924||370\n\
103921|1|NAD_1983_HARN_Adj_WI_LaCrosse_Feet||104831|2773|0.30480060960121924||370\n\
103922|1|NAD_1983_HARN_Adj_WI_Lincoln_Feet||104834|2774|0.30480060960121924||370\n\
103923|1|NAD_1983_HARN_Adj_WI_Manitowoc_Feet||104835|2772|0.30480060960121924||370\n\
103924|1|NAD_1983_HARN_Adj_WI_Marinette_Feet||104837|2775|0.30480060960121924||370\n\
103925|1|NAD_1983_HARN_Adj_WI_Menominee_Feet||104839|2776|0.30480060960121924||370\n\
103926|1|NAD_1983_HARN_Adj_WI_Milwaukee_Feet||104840|2771|0.30480060960121924||370\n\
103927|1|NAD_1983_HARN_Adj_WI_Oconto_Feet||104842|2777|0.30480060960121924||370\n\
103928|1|NAD_1983_HARN_Adj_WI_Outagamie_Feet||104844|2760|0.30480060960121924||370\n\
103929|1|NAD_1983_HARN_Adj_WI_Ozaukee_Feet||104845|2771|0.30480060960121924||370\n\
103930|1|NAD_1983_HARN_Adj_WI_Polk_Feet||104848|2778|0.30480060960121924||370\n\
103931|1|NAD_1983_HARN_Adj_WI_Price_Feet||104850|2779|0.30480060960121924||370\n\
103932|1|NAD_1983_HARN_Adj_WI_Racine_Feet||104851|2771|0.30480060960121924||370\n\
103933|1|NAD_1983_HARN_Adj_WI_Rock_Feet||104853|2780|0.30480060960121924||370\n\
103934|1|NAD_1983_HARN_Adj_WI_Rusk_Feet||104854|2781|0.30480060960121924||370\n\
103935|1|NAD_1983_HARN_Adj_WI_St_Croix_Feet||104855|2782|0.30480060960121924||370\n\
103936|1|NAD_1983_HARN_Adj_WI_Sauk_Feet||104856|2783|0.30480060960121924||370\n\
103937|1|NAD_1983_HARN_Adj_WI_Shawano_Feet||104858|2784|0.30480060960121924||370\n\
103938|1|NAD_1983_HARN_Adj_WI_Sheboygan_Feet||104859|2772|0.30480060960121924||370\n\
103939|1|NAD_1983_HARN_Adj_WI_Trempealeau_Feet||104861|2785|0.30480060960121924||370\n\
103940|1|NAD_1983_HARN_Adj_WI_Washington_Feet||104866|2786|0.30480060960121924||370\n\
103941|1|NAD_1983_HARN_Adj_WI_Waukesha_Feet||104867|2787|0.30480060960121924||370\n\
103942|1|NAD_1983_HARN_Adj_WI_Waupaca_Feet||104868|2788|0.30480060960121924||370\n\
103943|1|NAD_1983_HARN_Adj_WI_Winnebago_Feet||104870|2760|0.30480060960121924||370\n\
103944|1|NAD_1983_HARN_Adj_WI_Bayfield_Feet||104803|2789|0.30480060960121924||370\n\
103945|1|NAD_1983_HARN_Adj_WI_Burnett_Feet||104806|2790|0.30480060960121924||370\n\
103946||NAD_1983_HARN_Adj_WI_Chippewa_Feet||104808|2791|0.30480060960121924||370\n\
103947|1|NAD_1983_HARN_Adj_WI_Columbia_Feet||104810|2792|0.30480060960121924||370\n\
103948|1|NAD_1983_HARN_Adj_WI_Crawford_Feet||104811|2793|0.30480060960121924||370\n\
103949|1|NAD_1983_HARN_Adj_WI_Dane_Feet||104812|2794|0.30480060960121924||370\n\
103950|1|NAD_1983_HARN_Adj_WI_EauClaire_Feet||104817|2795|0.30480060960121924||370\n\
103951|1|NAD_1983_HARN_Adj_WI_Green_Feet||104822|2796|0.30480060960121924||370\n\
103952|1|NAD_1983_HARN_Adj_WI_GreenLake_Feet||104823|2797|0.30480060960121924||370\n\
103953|1|NAD_1983_HARN_Adj_WI_Jackson_Feet||104826|2798|0.30480060960121924||370\n\
103954|1|NAD_1983_HARN_Adj_WI_Lafayette_Feet||104832|2796|0.30480060960121924||370\n\
103955|1|NAD_1983_HARN_Adj_WI_Langlade_Feet||104833|2799|0.30480060960121924||370\n\
103956|1|NAD_1983_HARN_Adj_WI_Marathon_Feet||104836|2800|0.30480060960121924||370\n\
103957|1|NAD_1983_HARN_Adj_WI_Marquette_Feet||104838|2797|0.30480060960121924||370\n\
103958|1|NAD_1983_HARN_Adj_WI_Monroe_Feet||104841|2801|0.30480060960121924||370\n\
103959|1|NAD_1983_HARN_Adj_WI_Oneida_Feet||104843|2802|0.30480060960121924||370\n\
103960|1|NAD_1983_HARN_Adj_WI_Pepin_Feet||104846|2803|0.30480060960121924||370\n\
103961|1|NAD_1983_HARN_Adj_WI_Pierce_Feet||104847|2803|0.30480060960121924||370\n\
103962|1|NAD_1983_HARN_Adj_WI_Portage_Feet||104849|2804|0.30480060960121924||370\n\
103963|1|NAD_1983_HARN_Adj_WI_Richland_Feet||104852|2805|0.30480060960121924||370\n\
103964|1|NAD_1983_HARN_Adj_WI_Sawyer_Feet||104857|2806|0.30480060960121924||370\n\
103965|1|NAD_1983_HARN_Adj_WI_Taylor_Feet||104860|2807|0.30480060960121924||370\n\
103966|1|NAD_1983_HARN_Adj_WI_Vernon_Feet||104862|2808|0.30480060960121924||370\n\
103967|1|NAD_1983_HARN_Adj_WI_Vilas_Feet||104863|2809|0.30480060960121924||370\n\
103968|1|NAD_1983_HARN_Adj_WI_Walworth_Feet||104864|2810|0.30480060960121924||370\n\
103969|1|NAD_1983_HARN_Adj_WI_Washburn_Feet||104865|2811|0.30480060960121924||370\n\
103970|1|NAD_1983_HARN_Adj_WI_Waushara_Feet||104869|2812|0.30480060960121924||370\n\
103971|1|NAD_1983_HARN_Adj_WI_Wood_Feet||104871|2813|0.30480060960121924||370';
