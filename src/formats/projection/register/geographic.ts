// Made by scripts/generate-coordinate-systems.ts from EPSG v10.076 (2022-08-31), ArcGIS Pro 3.0 (2022-07-09), PROJ 9.1.1; see docs/licences.md. code|deprecated|name|other names|datum names|a|1/f|prime meridian|unit in degrees|area|shifts
export default '3819||HD1909|GCS_HD1909|Hungarian Datum 1909;D_Hungarian_Datum_1909|6377397.155|299.1528128|||0|0\n\
3821||TWD67|GCS_TWD_1967|Taiwan Datum 1967;D_TWD_1967|6378160|298.25|||1|\n\
3823||TWD97|TWD_1997_3D|Taiwan Datum 1997;D_TWD_1997|6378137|298.257222101|||2|1\n\
3824||TWD97|GCS_TWD_1997|Taiwan Datum 1997;D_TWD_1997|6378137|298.257222101|||2|1\n\
3888||IGRS|IGRS_3D|Iraqi Geospatial Reference System;D_Iraqi_Geospatial_Reference_System|6378137|298.257222101|||3|2\n\
3889||IGRS|GCS_IGRS|Iraqi Geospatial Reference System;D_Iraqi_Geospatial_Reference_System|6378137|298.257222101|||3|2\n\
3906||MGI 1901|GCS_MGI_1901|MGI 1901;D_MGI_1901|6377397.155|299.1528128|||4|3 4 5 6 7 8 9 10\n\
4001|1|Unknown datum based upon the Airy 1830 ellipsoid|GCS_Airy_1830|Not specified (based on Airy 1830 ellipsoid);D_Airy_1830|6377563.396|299.3249646|||12|\n\
4002|1|Unknown datum based upon the Airy Modified 1849 ellipsoid|GCS_Airy_Modified|Not specified (based on Airy Modified 1849 ellipsoid);D_Airy_Modified|6377340.189|299.3249646|||12|\n\
4003|1|Unknown datum based upon the Australian National Spheroid|GCS_Australian|Not specified (based on Australian National Spheroid);D_Australian|6378160|298.25|||12|\n\
4004|1|Unknown datum based upon the Bessel 1841 ellipsoid|GCS_Bessel_1841|Not specified (based on Bessel 1841 ellipsoid);D_Bessel_1841|6377397.155|299.1528128|||12|\n\
4005|1|Unknown datum based upon the Bessel Modified ellipsoid|GCS_Bessel_Modified|Not specified (based on Bessel Modified ellipsoid);D_Bessel_Modified|6377492.018|299.1528128|||12|\n\
4006|1|Unknown datum based upon the Bessel Namibia ellipsoid|GCS_Bessel_Namibia|Not specified (based on Bessel Namibia ellipsoid);D_Bessel_Namibia|6377483.8652804|299.1528128|||12|\n\
4007|1|Unknown datum based upon the Clarke 1858 ellipsoid|GCS_Clarke_1858|Not specified (based on Clarke 1858 ellipsoid);D_Clarke_1858|6378293.6452088|294.26067636926|||12|\n\
4008|1|Unknown datum based upon the Clarke 1866 ellipsoid|GCS_Clarke_1866|Not specified (based on Clarke 1866 ellipsoid);D_Clarke_1866|6378206.4|294.9786982139|||12|\n\
4009|1|Unknown datum based upon the Clarke 1866 Michigan ellipsoid|GCS_Clarke_1866_Michigan|Not specified (based on Clarke 1866 Michigan ellipsoid);D_Clarke_1866_Michigan|6378450.0475489|294.97869716468|||12|\n\
4010|1|Unknown datum based upon the Clarke 1880 (Benoit) ellipsoid|GCS_Clarke_1880_Benoit|Not specified (based on Clarke 1880 (Benoit) ellipsoid);D_Clarke_1880_Benoit|6378300.789|293.46631553898|||12|\n\
4011|1|Unknown datum based upon the Clarke 1880 (IGN) ellipsoid|GCS_Clarke_1880_IGN|Not specified (based on Clarke 1880 (IGN) ellipsoid);D_Clarke_1880_IGN|6378249.2|293.46602129363|||12|\n\
4012|1|Unknown datum based upon the Clarke 1880 (RGS) ellipsoid|GCS_Clarke_1880_RGS|Not specified (based on Clarke 1880 (RGS) ellipsoid);D_Clarke_1880_RGS|6378249.145|293.465|||12|\n\
4013|1|Unknown datum based upon the Clarke 1880 (Arc) ellipsoid|GCS_Clarke_1880_Arc|Not specified (based on Clarke 1880 (Arc) ellipsoid);D_Clarke_1880_Arc|6378249.145|293.4663077|||12|\n\
4014|1|Unknown datum based upon the Clarke 1880 (SGA 1922) ellipsoid|GCS_Clarke_1880_SGA|Not specified (based on Clarke 1880 (SGA 1922) ellipsoid);D_Clarke_1880_SGA|6378249.2|293.46598|||12|\n\
4015|1|Unknown datum based upon the Everest 1830 (1937 Adjustment) ellipsoid|GCS_Everest_Adj_1937|Not specified (based on Everest 1830 (1937 Adjustment) ellipsoid);D_Everest_Adj_1937|6377276.345|300.8017|||12|\n\
4016|1|Unknown datum based upon the Everest 1830 (1967 Definition) ellipsoid|GCS_Everest_def_1967|Not specified (based on Everest 1830 (1967 Definition) ellipsoid);D_Everest_Def_1967|6377298.556|300.8017|||12|\n\
4017||MOLDREF99|MOLDREF99_3D|MOLDREF99;D_MOLDREF99|6378137|298.257222101|||13|11\n\
4018|1|Unknown datum based upon the Everest 1830 Modified ellipsoid|GCS_Everest_Modified|Not specified (based on Everest 1830 Modified ellipsoid);D_Everest_Modified|6377304.063|300.8017|||12|\n\
4019|1|Unknown datum based upon the GRS 1980 ellipsoid|GCS_GRS_1980|Not specified (based on GRS 1980 ellipsoid);D_GRS_1980|6378137|298.257222101|||12|\n\
4020|1|Unknown datum based upon the Helmert 1906 ellipsoid|GCS_Helmert_1906|Not specified (based on Helmert 1906 ellipsoid);D_Helmert_1906|6378200|298.3|||12|\n\
4021|1|Unknown datum based upon the Indonesian National Spheroid|GCS_Indonesian|Not specified (based on Indonesian National Spheroid);D_Indonesian|6378160|298.247|||12|\n\
4022|1|Unknown datum based upon the International 1924 ellipsoid|GCS_International_1924|Not specified (based on International 1924 ellipsoid);D_International_1924|6378388|297|||12|\n\
4023||MOLDREF99|GCS_MOLDREF99|MOLDREF99;D_MOLDREF99|6378137|298.257222101|||13|11\n\
4024|1|Unknown datum based upon the Krassowsky 1940 ellipsoid|GCS_Krasovsky_1940|Not specified (based on Krassowsky 1940 ellipsoid);D_Krasovsky_1940|6378245|298.3|||12|\n\
4025|1|Unknown datum based upon the NWL 9D ellipsoid|GCS_NWL_9D|Not specified (based on NWL 9D ellipsoid);D_NWL_9D|6378145|298.25|||12|\n\
4027|1|Unknown datum based upon the Plessis 1817 ellipsoid|GCS_Plessis_1817|Not specified (based on Plessis 1817 ellipsoid);D_Plessis_1817|6376523|308.64|||12|\n\
4028|1|Unknown datum based upon the Struve 1860 ellipsoid|GCS_Struve_1860|Not specified (based on Struve 1860 ellipsoid);D_Struve_1860|6378298.3|294.73|||12|\n\
4029|1|Unknown datum based upon the War Office ellipsoid|GCS_War_Office|Not specified (based on War Office ellipsoid);D_War_Office|6378300|296|||12|\n\
4030|1|Unknown datum based upon the WGS 84 ellipsoid||Not specified (based on WGS 84 ellipsoid)|6378137|298.257223563|||12|\n\
4031|1|Unknown datum based upon the GEM 10C ellipsoid|GCS_GEM_10C|Not specified (based on GEM 10C ellipsoid);D_GEM_10C|6378137|298.257223563|||12|\n\
4032|1|Unknown datum based upon the OSU86F ellipsoid|GCS_OSU_86F|Not specified (based on OSU86F ellipsoid);D_OSU_86F|6378136.2|298.257223563|||12|\n\
4033|1|Unknown datum based upon the OSU91A ellipsoid|GCS_OSU_91A|Not specified (based on OSU91A ellipsoid);D_OSU_91A|6378136.3|298.257223563|||12|\n\
4034|1|Unknown datum based upon the Clarke 1880 ellipsoid|GCS_Clarke_1880|Not specified (based on Clarke 1880 ellipsoid);D_Clarke_1880|6378249.144808|293.46630765564|||12|\n\
4035|4047|Unknown datum based upon the Authalic Sphere|GCS_Sphere|Not specified (based on Authalic Sphere);D_Sphere|6371000|0||0|12|\n\
4036|1|Unknown datum based upon the GRS 1967 ellipsoid|GCS_GRS_1967|Not specified (based on GRS 1967 ellipsoid);D_GRS_1967|6378160|298.247167427|||12|\n\
4040||RGRDC 2005|RGRDC_2005_3D|Reseau Geodesique de la RDC 2005;D_Reseau_Geodesique_de_la_RDC_2005|6378137|298.257222101|||14|12\n\
4041|1|Unknown datum based upon the Average Terrestrial System 1977 ellipsoid||Not specified (based on Average Terrestrial System 1977 ellipsoid)|6378135|298.257|||12|\n\
4042|1|Unknown datum based upon the Everest (1830 Definition) ellipsoid|GCS_Everest_1830|Not specified (based on Everest (1830 Definition) ellipsoid);D_Everest_1830|6377299.3655954|300.80172554335|||12|\n\
4043|1|Unknown datum based upon the WGS 72 ellipsoid||Not specified (based on WGS 72 ellipsoid)|6378135|298.26|||12|\n\
4044|1|Unknown datum based upon the Everest 1830 (1962 Definition) ellipsoid|GCS_Everest_def_1962|Not specified (based on Everest 1830 (1962 Definition) ellipsoid);D_Everest_Def_1962|6377301.243|300.8017255|||12|\n\
4045|1|Unknown datum based upon the Everest 1830 (1975 Definition) ellipsoid|GCS_Everest_def_1975|Not specified (based on Everest 1830 (1975 Definition) ellipsoid);D_Everest_Def_1975|6377299.151|300.8017255|||12|\n\
4046||RGRDC 2005|GCS_RGRDC_2005|Reseau Geodesique de la RDC 2005;D_Reseau_Geodesique_de_la_RDC_2005|6378137|298.257222101|||14|12\n\
4047|1|Unspecified datum based upon the GRS 1980 Authalic Sphere|GCS_Sphere_GRS_1980_Authalic|Not specified (based on GRS 1980 Authalic Sphere);D_Sphere_GRS_1980_Authalic|6371007|0|||12|\n\
4052|1|Unspecified datum based upon the Clarke 1866 Authalic Sphere|GCS_Sphere_Clarke_1866_Authalic|Not specified (based on Clarke 1866 Authalic Sphere);D_Sphere_Clarke_1866_Authalic|6370997|0|||12|\n\
4053|1|Unspecified datum based upon the International 1924 Authalic Sphere|GCS_Sphere_International_1924_Authalic|Not specified (based on International 1924 Authalic Sphere);D_Sphere_International_1924_Authalic|6371228|0|||12|\n\
4054|1|Unspecified datum based upon the Hughes 1980 ellipsoid|GCS_Hughes_1980|Not specified (based on Hughes 1980 ellipsoid);D_Hughes_1980|6378273|298.27941112306|||12|\n\
4055|1|Popular Visualisation CRS|GCS_WGS_1984_Major_Auxiliary_Sphere|Popular Visualisation Datum;D_WGS_1984_Major_Auxiliary_Sphere|6378137|0|||12|\n\
4074||SREF98|SREF98_3D|Serbian Reference Network 1998;D_Serbian_Reference_Network_1998|6378137|298.257222101|||6|13\n\
4075||SREF98|GCS_SREF98|Serbian Reference Network 1998;D_Serbian_Reference_Network_1998|6378137|298.257222101|||6|13\n\
4080||REGCAN95|REGCAN95_3D|Red Geodesica de Canarias 1995;D_Red_Geodesica_de_Canarias_1995|6378137|298.257222101|||15|14\n\
4081||REGCAN95|GCS_REGCAN95|Red Geodesica de Canarias 1995;D_Red_Geodesica_de_Canarias_1995|6378137|298.257222101|||15|14\n\
4120||Greek|GCS_Greek|Greek;D_Greek|6377397.155|299.1528128|||16|\n\
4121||GGRS87|GCS_GGRS_1987|Greek Geodetic Reference System 1987;D_GGRS_1987;GGRS87|6378137|298.257222101|||16|15\n\
4122||ATS77|GCS_ATS_1977|Average Terrestrial System 1977;D_ATS_1977|6378135|298.257|||20|16 17 18\n\
4123||KKJ|GCS_KKJ|Kartastokoordinaattijarjestelma (1966);D_KKJ|6378388|297|||21|19\n\
4124||RT90|GCS_RT_1990|Rikets koordinatsystem 1990;D_RT_1990|6377397.155|299.1528128|||22|20\n\
4125|4613|Samboja|GCS_Samboja|Samboja;D_Samboja|6377397.155|299.1528128||0|23|\n\
4126|4669|LKS94 (ETRS89)|GCS_LKS_1994|Lithuania 1994 (ETRS89);D_Lithuania_1994|6378137|298.257222101||0|24|21\n\
4127||Tete|GCS_Tete|Tete;D_Tete|6378206.4|294.9786982139|||25|22 23 24 25 26\n\
4128||Madzansua|GCS_Madzansua|Madzansua;D_Madzansua|6378206.4|294.9786982139|||30|\n\
4129||Observatario|GCS_Observatario|Observatario;D_Observatario|6378206.4|294.9786982139|||31|27\n\
4130||Moznet|GCS_Moznet|Moznet (ITRF94);D_Moznet|6378137|298.257223563|||32|28\n\
4131||Indian 1960|GCS_Indian_1960|Indian 1960;D_Indian_1960|6377276.345|300.8017|||36|29 30 31\n\
4132||FD58|GCS_FD_1958|Final Datum 1958;D_FD_1958|6378249.145|293.465|||40|32 33 34\n\
4133||EST92|GCS_Estonia_1992|Estonia 1992;D_Estonia_1992|6378137|298.257222101|||41|35\n\
4134||PSD93|GCS_PDO_1993|PDO Survey Datum 1993;D_PDO_1993|6378249.145|293.465|||42|36 37\n\
4135||Old Hawaiian|GCS_Old_Hawaiian|Old Hawaiian;D_Old_Hawaiian|6378206.4|294.9786982139|||44|38 39 40 41 42 43 44\n\
4136||St. Lawrence Island|GCS_St_Lawrence_Island|St. Lawrence Island;D_St_Lawrence_Island|6378206.4|294.9786982139|||49|45\n\
4137||St. Paul Island|GCS_St_Paul_Island|St. Paul Island;D_St_Paul_Island|6378206.4|294.9786982139|||50|46\n\
4138||St. George Island|GCS_St_George_Island|St. George Island;D_St_George_Island|6378206.4|294.9786982139|||51|47\n\
4139||Puerto Rico|GCS_Puerto_Rico|Puerto Rico;D_Puerto_Rico|6378206.4|294.9786982139|||52|48 49 50\n\
4140|4617|NAD83(CSRS98)|GCS_North_American_1983_CSRS|NAD83 Canadian Spatial Reference System;D_North_American_1983_CSRS|6378137|298.257222101||0|56|51 52\n\
4141||Israel 1993|GCS_Israel|Israel 1993;D_Israel|6378137|298.257222101|||57|53 54\n\
4142||Locodjo 1965|GCS_Locodjo_1965|Locodjo 1965;D_Locodjo_1965|6378249.145|293.465|||59|55\n\
4143||Abidjan 1987|GCS_Abidjan_1987|Abidjan 1987;D_Abidjan_1987|6378249.145|293.465|||59|56 57\n\
4144||Kalianpur 1937|GCS_Kalianpur_1937|Kalianpur 1937;D_Kalianpur_1937|6377276.345|300.8017|||63|58 59\n\
4145||Kalianpur 1962|GCS_Kalianpur_1962|Kalianpur 1962;D_Kalianpur_1962|6377301.243|300.8017255|||70|60 61 62 63 64 65\n\
4146||Kalianpur 1975|GCS_Kalianpur_1975|Kalianpur 1975;D_Kalianpur_1975|6377299.151|300.8017255|||71|66\n\
4147||Hanoi 1972|GCS_Hanoi_1972|Hanoi 1972;D_Hanoi_1972|6378245|298.3|||73|67\n\
4148||Hartebeesthoek94|GCS_Hartebeesthoek_1994|Hartebeesthoek94;D_Hartebeesthoek_1994|6378137|298.257223563|||74|68\n\
4149||CH1903|GCS_CH1903|CH1903;D_CH1903|6377397.155|299.1528128|||75|69 70\n\
4150||CH1903+|GCS_CH1903+|CH1903+;D_CH1903+|6377397.155|299.1528128|||75|71\n\
4151||CHTRS95|GCS_Swiss_TRF_1995|Swiss Terrestrial Reference System 1995;D_Swiss_TRF_1995|6378137|298.257222101|||75|72\n\
4152||NAD83(HARN)|GCS_North_American_1983_HARN|NAD83 (High Accuracy Reference Network);D_North_American_1983_HARN|6378137|298.257222101|||76|73 74\n\
4153||Rassadiran|GCS_Rassadiran|Rassadiran;D_Rassadiran|6378388|297|||78|75\n\
4154||ED50(ED77)|GCS_European_1950_ED77|European Datum 1950(1977);D_European_1950_ED77|6378388|297|||79|76 77 78 79 80 81\n\
4155||Dabola 1981|GCS_Dabola_1981|Dabola 1981;D_Dabola_1981|6378249.2|293.46602129363|||82|82\n\
4156||S-JTSK|GCS_S_JTSK|System of the Unified Trigonometrical Cadastral Network;D_S_JTSK|6377397.155|299.1528128|||83|83 84 85 86\n\
4157||Mount Dillon|GCS_Mount_Dillon|Mount Dillon;D_Mount_Dillon|6378293.6452088|294.26067636926|||86|\n\
4158||Naparima 1955|GCS_Naparima_1955|Naparima 1955;D_Naparima_1955|6378388|297|||87|87 88\n\
4159||ELD79|GCS_European_Libyan_Datum_1979|European Libyan Datum 1979;D_European_Libyan_1979|6378388|297|||94|89 90 91 92 93 94 95 96 97\n\
4160||Chos Malal 1914|GCS_Chos_Malal_1914|Chos Malal 1914;D_Chos_Malal_1914|6378388|297|||98|98 99 100\n\
4161||Pampa del Castillo|GCS_Pampa_del_Castillo|Pampa del Castillo;D_Pampa_del_Castillo|6378388|297|||100|101\n\
4162||Korean 1985|GCS_Korean_Datum_1985|Korean Datum 1985;D_Korean_Datum_1985|6377397.155|299.1528128|||101|102\n\
4163||Yemen NGN96|GCS_Yemen_NGN_1996|Yemen National Geodetic Network 1996;D_Yemen_NGN_1996|6378137|298.257223563|||102|103\n\
4164||South Yemen|GCS_South_Yemen|South Yemen;D_South_Yemen|6378245|298.3|||103|104\n\
4165||Bissau|GCS_Bissau|Bissau;D_Bissau|6378388|297|||104|105\n\
4166||Korean 1995|GCS_Korean_Datum_1995|Korean Datum 1995;D_Korean_Datum_1995|6378137|298.257223563|||101|106\n\
4167||NZGD2000|GCS_NZGD_2000|New Zealand Geodetic Datum 2000;D_NZGD_2000|6378137|298.257222101|||105|107\n\
4168||Accra|GCS_Accra|Accra;D_Accra|6378300|296|||106|108 109 110\n\
4169||American Samoa 1962|GCS_American_Samoa_1962|American Samoa 1962;D_American_Samoa_1962|6378206.4|294.9786982139|||109|111 112 113\n\
4170||SIRGAS 1995|GCS_SIRGAS|Sistema de Referencia Geocentrico para America del Sur 1995;D_SIRGAS|6378137|298.257222101|||112|114\n\
4171||RGF93 v1|GCS_RGF_1993|Reseau Geodesique Francais 1993 v1;D_RGF_1993|6378137|298.257222101|||113|115\n\
4172|1|POSGAR|GCS_POSGAR|Posiciones Geodesicas Argentinas;D_POSGAR|6378137|298.257222101||0|114|\n\
4173||IRENET95|GCS_IRENET95|IRENET95;D_IRENET95|6378137|298.257222101|||115|116\n\
4174||Sierra Leone 1924|GCS_Sierra_Leone_1924|Sierra Leone Colony 1924;D_Sierra_Leone_1924|6378300|296|||116|\n\
4175||Sierra Leone 1968|GCS_Sierra_Leone_1968|Sierra Leone 1968;D_Sierra_Leone_1968|6378249.145|293.465|||117|117\n\
4176||Australian Antarctic|GCS_Australian_Antarctic_1998|Australian Antarctic Datum 1998;D_Australian_Antarctic_1998|6378137|298.257222101|||118|118\n\
4178||Pulkovo 1942(83)|GCS_Pulkovo_1942_Adj_1983|Pulkovo 1942(83);D_Pulkovo_1942_Adj_1983|6378245|298.3|||120|119 120 121\n\
4179||Pulkovo 1942(58)|GCS_Pulkovo_1942_Adj_1958|Pulkovo 1942(58);D_Pulkovo_1942_Adj_1958|6378245|298.3|||125|122 123 124 125 126 127 128\n\
4180||EST97|GCS_Estonia_1997|Estonia 1997;D_Estonia_1997|6378137|298.257222101|||126|129\n\
4181||LUREF|GCS_LUREF|Luxembourg Reference Frame;D_Luxembourg_Reference_Frame|6378388|297|||127|130 131\n\
4182||Azores Occidental 1939|GCS_Azores_Occidental_1939|Azores Occidental Islands 1939;D_Azores_Occidental_Islands_1939|6378388|297|||128|132 133\n\
4183||Azores Central 1948|GCS_Azores_Central_1948|Azores Central Islands 1948;D_Azores_Central_Islands_1948|6378388|297|||129|134\n\
4184||Azores Oriental 1940|GCS_Azores_Oriental_1940|Azores Oriental Islands 1940;D_Azores_Oriental_Islands_1940|6378388|297|||130|135\n\
4185|1|Madeira 1936|GCS_Madeira_1936|Madeira 1936;D_Madeira_1936|6378388|297||0|131|\n\
4188||OSNI 1952|GCS_OSNI_1952|OSNI 1952;D_OSNI_1952|6377563.396|299.3249646|||132|136\n\
4189||REGVEN|GCS_REGVEN|Red Geodesica Venezolana;D_REGVEN|6378137|298.257222101|||133|137\n\
4190||POSGAR 98|GCS_POSGAR_1998|Posiciones Geodesicas Argentinas 1998;D_POSGAR_1998|6378137|298.257222101|||114|138\n\
4191||Albanian 1987|GCS_Albanian_1987|Albanian 1987;D_Albanian_1987|6378245|298.3|||123|139\n\
4192||Douala 1948|GCS_Douala_1948|Douala 1948;D_Douala_1948|6378388|297|||134|140\n\
4193||Manoca 1962|GCS_Manoca_1962|Manoca 1962;D_Manoca_1962|6378249.2|293.46602129363|||134|141\n\
4194||Qornoq 1927|GCS_Qornoq_1927|Qornoq 1927;D_Qornoq_1927|6378388|297|||135|142 143\n\
4195||Scoresbysund 1952|GCS_Scoresbysund_1952|Scoresbysund 1952;D_Scoresbysund_1952|6378388|297|||136|144\n\
4196||Ammassalik 1958|GCS_Ammassalik_1958|Ammassalik 1958;D_Ammassalik_1958|6378388|297|||137|145\n\
4197||Garoua|GCS_Garoua|Garoua;D_Garoua|6378249.145|293.465|||138|146\n\
4198||Kousseri|GCS_Kousseri|Kousseri;D_Kousseri|6378249.145|293.465|||139|147\n\
4199||Egypt 1930|GCS_Egypt_1930|Egypt 1930;D_Egypt_1930|6378388|297|||140|\n\
4200||Pulkovo 1995|GCS_Pulkovo_1995|Pulkovo 1995;D_Pulkovo_1995|6378245|298.3|||141|148\n\
4201||Adindan|GCS_Adindan|Adindan;D_Adindan|6378249.145|293.465|||142|149 150 151\n\
4202||AGD66|GCS_Australian_1966|Australian Geodetic Datum 1966;D_Australian_1966|6378160|298.25|||154|152 153 154 155 156 157 158 159 160 161 162 163\n\
4203||AGD84|GCS_Australian_1984|Australian Geodetic Datum 1984;D_Australian_1984|6378160|298.25|||155|164 165 166 167\n\
4204||Ain el Abd|GCS_Ain_el_Abd_1970|Ain el Abd 1970;D_Ain_el_Abd_1970|6378388|297|||156|168 169 170 171 172 173\n\
4205||Afgooye|GCS_Afgooye|Afgooye;D_Afgooye|6378245|298.3|||161|174\n\
4206||Agadez|GCS_Agadez|Agadez;D_Agadez|6378249.2|293.46602129363|||162|\n\
4207||Lisbon|GCS_Lisbon|Lisbon 1937;D_Lisbon|6378388|297|||163|175 176 177\n\
4208||Aratu|GCS_Aratu|Aratu;D_Aratu|6378388|297|||173|178 179 180 181 182 183 184 185 186\n\
4209||Arc 1950|GCS_Arc_1950|Arc 1950;D_Arc_1950|6378249.145|293.4663077|||180|187 188 189 190 191 192 193\n\
4210||Arc 1960|GCS_Arc_1960|Arc 1960;D_Arc_1960|6378249.145|293.465|||185|194 195 196 197\n\
4211||Batavia|GCS_Batavia|Batavia;D_Batavia|6377397.155|299.1528128|||189|198 199 200\n\
4212||Barbados 1938|GCS_Barbados_1938|Barbados 1938;D_Barbados_1938|6378249.145|293.465|||190|201\n\
4213||Beduaram|GCS_Beduaram|Beduaram;D_Beduaram|6378249.2|293.46602129363|||191|202\n\
4214||Beijing 1954|GCS_Beijing_1954|Beijing 1954;D_Beijing_1954|6378245|298.3|||197|203 204 205 206 207 208\n\
4215||BD50|GCS_Belge_1950|Reseau National Belge 1950;D_Belge_1950|6378388|297|||198|\n\
4216||Bermuda 1957|GCS_Bermuda_1957|Bermuda 1957;D_Bermuda_1957|6378206.4|294.9786982139|||199|209 210\n\
4218||Bogota 1975|GCS_Bogota|Bogota 1975;D_Bogota|6378388|297|||200|211 212 213 214 215 216 217 218 219 220\n\
4219||Bukit Rimpah|GCS_Bukit_Rimpah|Bukit Rimpah;D_Bukit_Rimpah|6377397.155|299.1528128|||210|221\n\
4220||Camacupa 1948|GCS_Camacupa|Camacupa 1948;D_Camacupa|6378249.145|293.465|||216|222 223 224 225 226\n\
4221||Campo Inchauspe|GCS_Campo_Inchauspe|Campo Inchauspe;D_Campo_Inchauspe|6378388|297|||217|227 228\n\
4222||Cape|GCS_Cape|Cape;D_Cape|6378249.145|293.4663077|||219|229 230\n\
4223||Carthage|GCS_Carthage|Carthage;D_Carthage|6378249.2|293.46602129363|||220|231 232\n\
4224||Chua|GCS_Chua|Chua;D_Chua|6378388|297|||224|233 234\n\
4225||Corrego Alegre 1970-72|GCS_Corrego_Alegre|Corrego Alegre 1970-72;D_Corrego_Alegre|6378388|297|||225|235 236 237 238\n\
4226|1|Cote d\'Ivoire|GCS_Cote_d_Ivoire|Cote d\'Ivoire;D_Cote_d_Ivoire|6378249.2|293.46602129363||0|59|\n\
4227||Deir ez Zor|GCS_Deir_ez_Zor|Deir ez Zor;D_Deir_ez_Zor|6378249.2|293.46602129363|||230|239 240 241 242 243\n\
4228|4192|Douala|GCS_Douala|Douala;D_Douala|6378249.2|293.46602129363||0|231|\n\
4229||Egypt 1907|GCS_Egypt_1907|Egypt 1907;D_Egypt_1907|6378200|298.3|||232|244 245\n\
4230||ED50|GCS_European_1950|European Datum 1950;D_European_1950|6378388|297|||261|246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279 280\n\
4231||ED87|GCS_European_1987|European Datum 1987;D_European_1987|6378388|297|||262|281 282\n\
4232||Fahud|GCS_Fahud|Fahud;D_Fahud|6378249.145|293.465|||264|283 284\n\
4233|1|Gandajika 1970|GCS_Gandajika_1970|Gandajika 1970;D_Gandajika_1970|6378388|297|||265|\n\
4234|4197|Garoua|GCS_Garoua|Garoua;D_Garoua|6378249.2|293.46602129363||0|231|\n\
4235|4623|Guyane Francaise|GCS_Guyane_Francaise|Guyane Francaise;D_Guyane_Francaise|6378388|297||0|266|\n\
4236||Hu Tzu Shan 1950|GCS_Hu_Tzu_Shan|Hu Tzu Shan 1950;D_Hu_Tzu_Shan|6378388|297|||1|285\n\
4237||HD72|GCS_Hungarian_1972|Hungarian Datum 1972;D_Hungarian_1972|6378160|298.247167427|||0|286 287\n\
4238||ID74|GCS_Indonesian_1974|Indonesian Datum 1974;D_Indonesian_1974|6378160|298.247|||267|288 289 290\n\
4239||Indian 1954|GCS_Indian_1954|Indian 1954;D_Indian_1954|6377276.345|300.8017|||269|291\n\
4240||Indian 1975|GCS_Indian_1975|Indian 1975;D_Indian_1975|6377276.345|300.8017|||268|292 293 294\n\
4241||Jamaica 1875|GCS_Jamaica_1875|Jamaica 1875;D_Jamaica_1875|6378249.144808|293.46630765564|||271|\n\
4242||JAD69|GCS_Jamaica_1969|Jamaica 1969;D_Jamaica_1969|6378206.4|294.9786982139|||271|295 296 297\n\
4243||Kalianpur 1880|GCS_Kalianpur_1880|Kalianpur 1880;D_Kalianpur_1880|6377299.3655954|300.80172554335|||63|\n\
4244||Kandawala|GCS_Kandawala|Kandawala;D_Kandawala|6377276.345|300.8017|||272|298\n\
4245||Kertau 1968|GCS_Kertau|Kertau 1968;D_Kertau|6377304.063|300.8017|||273|299\n\
4246||KOC|GCS_Kuwait_Oil_Company|Kuwait Oil Company;D_Kuwait_Oil_Company|6378249.145|293.465|||157|300\n\
4247||La Canoa|GCS_La_Canoa|La Canoa;D_La_Canoa|6378388|297|||274|301 302\n\
4248||PSAD56|GCS_Provisional_S_American_1956|Provisional South American Datum 1956;D_Provisional_S_American_1956|6378388|297|||288|303 304 305 306 307 308 309 310 311 312 313 314 315 316 317\n\
4249||Lake|GCS_Lake|Lake;D_Lake|6378388|297|||289|\n\
4250||Leigon|GCS_Leigon|Leigon;D_Leigon|6378249.145|293.465|||106|318\n\
4251||Liberia 1964|GCS_Liberia_1964|Liberia 1964;D_Liberia_1964|6378249.145|293.465|||290|319\n\
4252||Lome|GCS_Lome|Lome;D_Lome|6378249.2|293.46602129363|||291|\n\
4253||Luzon 1911|GCS_Luzon_1911|Luzon 1911;D_Luzon_1911|6378206.4|294.9786982139|||294|320 321\n\
4254||Hito XVIII 1963|GCS_Hito_XVIII_1963|Hito XVIII 1963;D_Hito_XVIII_1963|6378388|297|||297|322 323 324\n\
4255||Herat North|GCS_Herat_North|Herat North;D_Herat_North|6378388|297|||298|325\n\
4256||Mahe 1971|GCS_Mahe_1971|Mahe 1971;D_Mahe_1971|6378249.145|293.465|||299|326\n\
4257||Makassar|GCS_Makassar|Makassar;D_Makassar|6377397.155|299.1528128|||300|327\n\
4258||ETRS89|GCS_ETRS_1989|European Terrestrial Reference System 1989 ensemble;D_ETRS_1989|6378137|298.257222101|||301|328\n\
4259||Malongo 1987|GCS_Malongo_1987|Malongo 1987;D_Malongo_1987|6378388|297|||302|329\n\
4260|4193|Manoca|GCS_Manoca|Manoca;D_Manoca|6378249.145|293.465||0|231|\n\
4261||Merchich|GCS_Merchich|Merchich;D_Merchich|6378249.2|293.46602129363|||304|330\n\
4262||Massawa|GCS_Massawa|Massawa;D_Massawa|6377397.155|299.1528128|||305|331\n\
4263||Minna|GCS_Minna|Minna;D_Minna|6378249.145|293.465|||306|332 333 334 335 336 337 338 339 340 341 342 343 344 345 346\n\
4264|1|Mhast|GCS_Mhast|Mhast;D_Mhast|6378388|297|||320|\n\
4265||Monte Mario|GCS_Monte_Mario|Monte Mario;D_Monte_Mario|6378388|297|||329|347 348 349 350 351 352 353 354 355 356 357\n\
4266||M\'poraloko|GCS_Mporaloko|M\'poraloko;D_Mporaloko|6378249.2|293.46602129363|||330|358 359\n\
4267||NAD27|GCS_North_American_1927|North American Datum 1927;D_North_American_1927;NAD27|6378206.4|294.9786982139|||406|360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 390 391 392 393 394 395 396 397 398 399 400 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437\n\
4268|4267|NAD27 Michigan|GCS_North_American_Michigan|NAD27 Michigan;D_North_American_Michigan|6378450.0475489|294.97869716468|||356|\n\
4269||NAD83|GCS_North_American_1983|North American Datum 1983;D_North_American_1983;NAD83|6378137|298.257222101|||413|438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489\n\
4270||Nahrwan 1967|GCS_Nahrwan_1967|Nahrwan 1967;D_Nahrwan_1967|6378249.145|293.465|||426|490 491 492 493 494 495 496 497 498 499 500 501\n\
4271||Naparima 1972|GCS_Naparima_1972|Naparima 1972;D_Naparima_1972|6378388|297|||86|502 503\n\
4272||NZGD49|GCS_New_Zealand_1949|New Zealand Geodetic Datum 1949;D_New_Zealand_1949;nzgd49|6378388|297|||427|504 505 506 507\n\
4273||NGO 1948|GCS_NGO_1948|NGO 1948;D_NGO_1948|6377492.018|299.1528128|||428|508\n\
4274||Datum 73|GCS_Datum_73|Datum 73;D_Datum_73|6378388|297|||163|509 510\n\
4275||NTF|GCS_NTF|Nouvelle Triangulation Francaise;D_NTF|6378249.2|293.46602129363|||429|511 512\n\
4276||NSWC 9Z-2|GCS_NSWC_9Z_2|NSWC 9Z-2;D_NSWC_9Z_2|6378145|298.25|||12|\n\
4277||OSGB36|GCS_OSGB_1936|Ordnance Survey of Great Britain 1936;D_OSGB_1936|6377563.396|299.3249646|||430|513 514 515 516 517 518 519 520\n\
4278||OSGB70|GCS_OSGB_1970_SN|OSGB 1970 (SN);D_OSGB_1970_SN|6377563.396|299.3249646|||431|\n\
4279||OS(SN)80|GCS_OS_SN_1980|OS (SN) 1980;D_OS_SN_1980|6377563.396|299.3249646|||436|\n\
4280|4211|Padang|GCS_Padang_1884|Padang 1884;D_Padang_1884|6377397.155|299.1528128|||437|\n\
4281||Palestine 1923|GCS_Palestine_1923|Palestine 1923;D_Palestine_1923|6378300.789|293.46631553898|||438|521\n\
4282||Pointe Noire|GCS_Pointe_Noire|Congo 1960 Pointe Noire;D_Pointe_Noire|6378249.2|293.46602129363|||439|522 523 524\n\
4283||GDA94|GCS_GDA_1994|Geocentric Datum of Australia 1994;D_GDA_1994|6378137|298.257222101|||441|525 526 527\n\
4284||Pulkovo 1942|GCS_Pulkovo_1942|Pulkovo 1942;D_Pulkovo_1942|6378245|298.3|||442|528 529 530 531 532 533 534 535 536 537 538\n\
4285||Qatar 1974|GCS_Qatar_1974|Qatar 1974;D_Qatar|6378388|297|||451|539 540 541\n\
4286||Qatar 1948|GCS_Qatar_1948|Qatar 1948;D_Qatar_1948|6378200|298.3|||450|\n\
4287|4194|Qornoq|GCS_Qornoq|Qornoq;D_Qornoq|6378388|297||0|452|\n\
4288||Loma Quintana|GCS_Loma_Quintana|Loma Quintana;D_Loma_Quintana|6378388|297|||453|\n\
4289||Amersfoort|GCS_Amersfoort|Amersfoort;D_Amersfoort|6377397.155|299.1528128|||454|542 543\n\
4291|4618|SAD69|GCS_South_American_1969|South American Datum 1969;D_South_American_1969|6378160|298.247167427||0|455|\n\
4292||Sapper Hill 1943|GCS_Sapper_Hill_1943|Sapper Hill 1943;D_Sapper_Hill_1943|6378388|297|||457|544\n\
4293||Schwarzeck|GCS_Schwarzeck|Schwarzeck;D_Schwarzeck|6377483.8652804|299.1528128|||458|545 546\n\
4294|4613|Segora|GCS_Segora|Segora;D_Segora|6377397.155|299.1528128||0|459|\n\
4295||Serindung|GCS_Serindung|Serindung;D_Serindung|6377397.155|299.1528128|||460|\n\
4296|4201|Sudan|GCS_Sudan|Sudan;D_Sudan|6378249.2|293.46602129363||0||\n\
4297||Tananarive|GCS_Tananarive_1925|Tananarive 1925;D_Tananarive_1925|6378388|297|||461|547 548\n\
4298||Timbalai 1948|GCS_Timbalai_1948|Timbalai 1948;D_Timbalai_1948|6377298.556|300.8017|||462|549 550 551 552 553 554\n\
4299||TM65|GCS_TM65|TM65;D_TM65;ire65|6377340.189|299.3249646|||115|555\n\
4300||TM75|GCS_TM75|Geodetic Datum of 1965;D_TM75|6377340.189|299.3249646|||115|556 557 558\n\
4301||Tokyo|GCS_Tokyo|Tokyo;D_Tokyo|6377397.155|299.1528128|||466|559 560 561 562 563\n\
4302||Trinidad 1903|GCS_Trinidad_1903|Trinidad 1903;D_Trinidad_1903|6378293.6452088|294.26067636926|||470|564 565\n\
4303||TC(1948)|GCS_Trucial_Coast_1948|Trucial Coast 1948;D_Trucial_Coast_1948|6378200|298.3|||471|\n\
4304||Voirol 1875|GCS_Voirol_1875|Voirol 1875;D_Voirol_1875|6378249.2|293.46602129363|||472|566\n\
4306||Bern 1938|GCS_Bern_1938|Bern 1938;D_Bern_1938|6377397.155|299.1528128|||75|\n\
4307||Nord Sahara 1959|GCS_Nord_Sahara_1959|Nord Sahara 1959;D_Nord_Sahara_1959|6378249.145|293.465|||473|567 568 569 570 571 572 573 574 575 576\n\
4308||RT38|GCS_RT38|Stockholm 1938;D_Stockholm_1938|6377397.155|299.1528128|||482|\n\
4309||Yacare|GCS_Yacare|Yacare;D_Yacare|6378388|297|||483|577 578\n\
4310||Yoff|GCS_Yoff|Yoff;D_Yoff|6378249.2|293.46602129363|||484|579\n\
4311||Zanderij|GCS_Zanderij|Zanderij;D_Zanderij|6378388|297|||485|580\n\
4312||MGI|GCS_MGI|Militar-Geographische Institut;D_MGI;hermannskogel|6377397.155|299.1528128|||486|581 582\n\
4313||BD72|GCS_Belge_1972|Reseau National Belge 1972;D_Belge_1972|6378388|297|||198|583 584 585\n\
4314||DHDN|GCS_Deutsches_Hauptdreiecksnetz|Deutsches Hauptdreiecksnetz;D_Deutsches_Hauptdreiecksnetz;potsdam|6377397.155|299.1528128|||489|586 587 588\n\
4315||Conakry 1905|GCS_Conakry_1905|Conakry 1905;D_Conakry_1905|6378249.2|293.46602129363|||82|589\n\
4316||Dealul Piscului 1930|GCS_Dealul_Piscului_1933|Dealul Piscului 1930;D_Dealul_Piscului_1933|6378388|297|||490|590\n\
4317|4179|Dealul Piscului 1970|GCS_Dealul_Piscului_1970|Dealul Piscului 1970;D_Dealul_Piscului_1970|6378245|298.3|||121|\n\
4318||NGN|GCS_NGN|National Geodetic Network;D_NGN|6378137|298.257223563|||157|591\n\
4319||KUDAMS|GCS_KUDAMS|Kuwait Utility;D_Kuwait_Utility|6378137|298.257222101|||491|592 593\n\
4322||WGS 72|GCS_WGS_1972|World Geodetic System 1972;D_WGS_1972|6378135|298.26|||12|594 595\n\
4324||WGS 72BE|GCS_WGS_1972_BE|WGS 72 Transit Broadcast Ephemeris;D_WGS_1972_BE|6378135|298.26|||12|596\n\
4326||WGS 84|GCS_WGS_1984|World Geodetic System 1984 ensemble;D_WGS_1984;WGS84|6378137|298.257223563|||12|597\n\
4327|4329|WGS 84 (geographic 3D)||World Geodetic System 1984 ensemble;D_WGS_1984;WGS84|6378137|298.257223563||0|12|598\n\
4329|4979|WGS 84 (3D)||World Geodetic System 1984 ensemble;D_WGS_1984;WGS84|6378137|298.257223563||0|12|599\n\
4339|4931|Australian Antarctic (3D)||Australian Antarctic Datum 1998;D_Australian_Antarctic_1998|6378137|298.257222101||0|118|118\n\
4341|4935|EST97 (3D)||Estonia 1997;D_Estonia_1997|6378137|298.257222101||0|126|129\n\
4343|4933|CHTRF95 (3D)||Swiss Terrestrial Reference System 1995;D_Swiss_TRF_1995|6378137|298.257222101||0|75|72\n\
4345|4937|ETRS89 (3D)||European Terrestrial Reference System 1989 ensemble;D_ETRS_1989|6378137|298.257222101||0|301|328\n\
4347|4939|GDA94 (3D)||Geocentric Datum of Australia 1994;D_GDA_1994|6378137|298.257222101|||145|525 526 527\n\
4349|4941|Hartebeesthoek94 (3D)||Hartebeesthoek94;D_Hartebeesthoek_1994|6378137|298.257223563||0|74|68\n\
4351|4943|IRENET95 (3D)||IRENET95;D_IRENET95|6378137|298.257222101||0|115|116\n\
4353|4947|JGD2000 (3D)||Japanese Geodetic Datum 2000;D_JGD_2000|6378137|298.257222101||0|492|600 601\n\
4355|4951|LKS94 (ETRS89) (3D)||Lithuania 1994 (ETRS89);D_Lithuania_1994|6378137|298.257222101||0|24|21\n\
4357|4953|Moznet (3D)||Moznet (ITRF94);D_Moznet|6378137|298.257223563||0|32|28\n\
4359|4955|NAD83(CSRS) (3D)||NAD83 Canadian Spatial Reference System;D_North_American_1983_CSRS|6378137|298.257222101||0|494|51 52\n\
4361|4957|NAD83(HARN) (3D)||NAD83 (High Accuracy Reference Network);D_North_American_1983_HARN|6378137|298.257222101||0|76|73 74\n\
4363|4959|NZGD2000 (3D)||New Zealand Geodetic Datum 2000;D_NZGD_2000|6378137|298.257222101||0|105|107\n\
4365|4961|POSGAR 98 (3D)||Posiciones Geodesicas Argentinas 1998;D_POSGAR_1998|6378137|298.257222101||0|114|138\n\
4367|4963|REGVEN (3D)||Red Geodesica Venezolana;D_REGVEN|6378137|298.257222101||0|133|137\n\
4369|4965|RGF93 (3D)||Reseau Geodesique Francais 1993 v1;D_RGF_1993|6378137|298.257222101||0|113|115\n\
4371|4967|RGFG95 (3D)||Reseau Geodesique Francais Guyane 1995;D_RGFG_1995|6378137|298.257222101||0|266|602\n\
4373|4971|RGR92 (3D)||Reseau Geodesique de la Reunion 1992;D_RGR_1992|6378137|298.257222101||0|496|603\n\
4375|4975|SIRGAS (3D)||Sistema de Referencia Geocentrico para America del Sur 1995;D_SIRGAS|6378137|298.257222101||0|497|114\n\
4377|4977|SWEREF99 (3D)||SWEREF99;D_SWEREF99|6378137|298.257222101||0|22|604\n\
4379|4981|Yemen NGN96 (3D)||Yemen National Geodetic Network 1996;D_Yemen_NGN_1996|6378137|298.257223563||0|102|103\n\
4381|4969|RGNC 1991 (3D)||Reseau Geodesique Nouvelle Caledonie 1991;D_RGNC_1991|6378388|297||0|498|\n\
4383|4973|RRAF 1991 (3D)||Reseau de Reference des Antilles Francaises 1991|6378137|298.257223563||0|500|605\n\
4386|4945|ISN93 (3D)||Islands Net 1993;D_Islands_Network_1993|6378137|298.257222101||0|501|606\n\
4388|4949|LKS92 (3D)||Latvia 1992;D_Latvia_1992|6378137|298.257222101||0|502|607\n\
4463||RGSPM06|GCS_RGSPM_2006|Reseau Geodesique de Saint Pierre et Miquelon 2006;D_Reseau_Geodesique_de_St_Pierre_et_Miquelon_2006|6378137|298.257222101|||503|608\n\
4466||RGSPM06|RGSPM_2006_3D|Reseau Geodesique de Saint Pierre et Miquelon 2006;D_Reseau_Geodesique_de_St_Pierre_et_Miquelon_2006|6378137|298.257222101|||503|608\n\
4469||RGM04|RGM_2004_3D|Reseau Geodesique de Mayotte 2004;D_Reseau_Geodesique_de_Mayotte_2004|6378137|298.257222101|||504|609\n\
4470||RGM04|GCS_RGM_2004|Reseau Geodesique de Mayotte 2004;D_Reseau_Geodesique_de_Mayotte_2004|6378137|298.257222101|||504|609\n\
4472||Cadastre 1997|Cadastre_1997_3D|Cadastre 1997;D_Cadastre_1997|6378388|297|||505|610\n\
4475||Cadastre 1997|GCS_Cadastre_1997|Cadastre 1997;D_Cadastre_1997|6378388|297|||505|610\n\
4480||China Geodetic Coordinate System 2000|China_Geodetic_Coordinate_System_2000_3D|China 2000;D_China_2000|6378137|298.257222101|||197|\n\
4482||Mexico ITRF92|Mexican_Datum_of_1993_3D|Mexico ITRF92;D_Mexican_Datum_of_1993|6378137|298.257222101|||506|611\n\
4483||Mexico ITRF92|GCS_Mexican_Datum_of_1993|Mexico ITRF92;D_Mexican_Datum_of_1993|6378137|298.257222101|||506|611\n\
4490||China Geodetic Coordinate System 2000|GCS_China_Geodetic_Coordinate_System_2000|China 2000;D_China_2000|6378137|298.257222101|||197|\n\
4555||New Beijing|GCS_New_Beijing|New Beijing;D_New_Beijing|6378245|298.3|||507|\n\
4557||RRAF 1991|RRAF_1991_3D|Reseau de Reference des Antilles Francaises 1991;D_RRAF_1991|6378137|298.257222101|||500|612\n\
4558||RRAF 1991|GCS_RRAF_1991|Reseau de Reference des Antilles Francaises 1991;D_RRAF_1991|6378137|298.257222101|||500|612\n\
4600||Anguilla 1957|GCS_Anguilla_1957|Anguilla 1957;D_Anguilla_1957|6378249.145|293.465|||508|613\n\
4601||Antigua 1943|GCS_Antigua_1943|Antigua 1943;D_Antigua_1943|6378249.145|293.465|||509|614 615\n\
4602||Dominica 1945|GCS_Dominica_1945|Dominica 1945;D_Dominica_1945|6378249.145|293.465|||510|616\n\
4603||Grenada 1953|GCS_Grenada_1953|Grenada 1953;D_Grenada_1953|6378249.145|293.465|||512|617\n\
4604||Montserrat 1958|GCS_Montserrat_1958|Montserrat 1958;D_Montserrat_1958|6378249.145|293.465|||513|618\n\
4605||St. Kitts 1955|GCS_St_Kitts_1955|St. Kitts 1955;D_St_Kitts_1955|6378249.145|293.465|||514|619 620\n\
4606||St. Lucia 1955|GCS_St_Lucia_1955|St. Lucia 1955;D_St_Lucia_1955|6378249.145|293.465|||515|621 622\n\
4607||St. Vincent 1945|GCS_St_Vincent_1945|St. Vincent 1945;D_St_Vincent_1945|6378249.145|293.465|||516|623\n\
4608||NAD27(76)|GCS_NAD_1927_Definition_1976|North American Datum 1927 (1976);D_NAD_1927_Definition_1976|6378206.4|294.9786982139|||517|624\n\
4609||NAD27(CGQ77)|GCS_NAD_1927_CGQ77|North American Datum 1927 (CGQ77);D_NAD_1927_CGQ77|6378206.4|294.9786982139|||343|625\n\
4610||Xian 1980|GCS_Xian_1980|Xian 1980;D_Xian_1980|6378140|298.257|||507|\n\
4611||Hong Kong 1980|GCS_Hong_Kong_1980|Hong Kong 1980;D_Hong_Kong_1980|6378388|297|||518|626\n\
4612||JGD2000|GCS_JGD_2000|Japanese Geodetic Datum 2000;D_JGD_2000|6378137|298.257222101|||492|600 601\n\
4613||Segara|GCS_Gunung_Segara|Gunung Segara;D_Gunung_Segara|6377397.155|299.1528128|||519|627 628 629 630\n\
4614||QND95|GCS_QND_1995|Qatar National Datum 1995;D_QND_1995|6378388|297|||450|631\n\
4615||Porto Santo|GCS_Porto_Santo_1936|Porto Santo 1936;D_Porto_Santo_1936|6378388|297|||131|632\n\
4616||Selvagem Grande|GCS_Selvagem_Grande_1938|Selvagem Grande;D_Selvagem_Grande_1938|6378388|297|||521|633\n\
4617||NAD83(CSRS)|GCS_North_American_1983_CSRS|NAD83 Canadian Spatial Reference System;D_North_American_1983_CSRS|6378137|298.257222101|||55|51 52\n\
4618||SAD69|GCS_South_American_1969|South American Datum 1969;D_South_American_1969|6378160|298.25|||455|634 635 636 637 638 639 640 641 642 643 644 645 646 647 648 649 650 651 652\n\
4619||SWEREF99|GCS_SWEREF99|SWEREF99;D_SWEREF99|6378137|298.257222101|||22|604\n\
4620||Point 58|GCS_Point_58|Point 58;D_Point_58|6378249.145|293.465|||532|653\n\
4621||Fort Marigot|GCS_Fort_Marigot|Fort Marigot;D_Fort_Marigot|6378388|297|||533|654\n\
4622||Guadeloupe 1948|GCS_Sainte_Anne|Guadeloupe 1948;D_Sainte_Anne|6378388|297|||534|655 656\n\
4623||CSG67|GCS_CSG_1967|Centre Spatial Guyanais 1967;D_CSG_1967|6378388|297|||535|657\n\
4624||RGFG95|GCS_RGFG_1995|Reseau Geodesique Francais Guyane 1995;D_RGFG_1995|6378137|298.257222101|||266|602\n\
4625||Martinique 1938|GCS_Fort_Desaix|Martinique 1938;D_Fort_Desaix|6378388|297|||536|658 659\n\
4626||Reunion 1947|GCS_Reunion_1947|Reunion 1947;D_Reunion_1947|6378388|297|||537|660\n\
4627||RGR92|GCS_RGR_1992|Reseau Geodesique de la Reunion 1992;D_RGR_1992|6378137|298.257222101|||495|603\n\
4628||Tahiti 52|GCS_Tahiti_1952|Tahiti 52;D_Tahiti_1952|6378388|297|||538|661\n\
4629||Tahaa 54|GCS_Tahaa_1954|Tahaa 54;D_Tahaa_1954|6378388|297|||539|662 663\n\
4630||IGN72 Nuku Hiva|GCS_IGN72_Nuku_Hiva|IGN72 Nuku Hiva;D_IGN72_Nuku_Hiva|6378388|297|||540|664 665 666 667\n\
4631|4698|K0 1949|GCS_Kerguelen_Island_1949|K0 1949;D_Kerguelen_Island_1949|6378388|297|||544|\n\
4632||Combani 1950|GCS_Combani_1950|Combani 1950;D_Combani_1950|6378388|297|||505|668\n\
4633||IGN56 Lifou|GCS_IGN56_Lifou|IGN56 Lifou;D_IGN56_Lifou|6378388|297|||545|669\n\
4634|4662|IGN72 Grand Terre||IGN72 Grande Terre;D_IGN72_Grande_Terre|6378388|297||0|546|670\n\
4635|4750|ST87 Ouvea||ST87 Ouvea|6378388|297|||547|\n\
4636||Petrels 1972|GCS_Petrels_1972|Petrels 1972;D_Petrels_1972|6378388|297|||548|671\n\
4637||Perroud 1950|GCS_Pointe_Geologie_Perroud_1950|Pointe Geologie Perroud 1950;D_Pointe_Geologie_Perroud_1950|6378388|297|||549|672\n\
4638||Saint Pierre et Miquelon 1950|GCS_Saint_Pierre_et_Miquelon_1950|Saint Pierre et Miquelon 1950;D_Saint_Pierre_et_Miquelon_1950|6378206.4|294.9786982139|||550|673\n\
4639||MOP78|GCS_MOP78|MOP78;D_MOP78|6378388|297|||551|674\n\
4640|4558|RRAF 1991||Reseau de Reference des Antilles Francaises 1991|6378137|298.257223563|||500|675\n\
4641||IGN53 Mare|GCS_IGN53_Mare|IGN53 Mare;D_IGN53_Mare|6378388|297|||552|676\n\
4642||ST84 Ile des Pins|GCS_ST84_Ile_des_Pins|ST84 Ile des Pins;D_ST84_Ile_des_Pins|6378388|297|||553|677\n\
4643||ST71 Belep|GCS_ST71_Belep|ST71 Belep;D_ST71_Belep|6378388|297|||554|678\n\
4644||NEA74 Noumea|GCS_NEA74_Noumea|NEA74 Noumea;D_NEA74_Noumea|6378388|297|||555|679\n\
4645|4749|RGNC 1991|GCS_RGNC_1991|Reseau Geodesique Nouvelle Caledonie 1991;D_RGNC_1991|6378388|297|||498|\n\
4646||Grand Comoros|GCS_Grand_Comoros|Grand Comoros;D_Grand_Comoros|6378388|297|||556|680\n\
4657||Reykjavik 1900|GCS_Reykjavik_1900|Reykjavik 1900;D_Reykjavik_1900|6377019.27|300|||557|681\n\
4658||Hjorsey 1955|GCS_Hjorsey_1955|Hjorsey 1955;D_Hjorsey_1955|6378388|297|||557|682\n\
4659||ISN93|GCS_ISN_1993|Islands Net 1993;D_Islands_Network_1993|6378137|298.257222101|||501|606\n\
4660||Helle 1954|GCS_Helle_1954|Helle 1954;D_Helle_1954|6378388|297|||558|683\n\
4661||LKS92|GCS_LKS_1992|Latvia 1992;D_Latvia_1992|6378137|298.257222101|||502|607\n\
4662||IGN72 Grande Terre|GCS_IGN72_Grande_Terre|IGN72 Grande Terre;D_IGN72_Grande_Terre|6378388|297|||546|670\n\
4663||Porto Santo 1995|GCS_Porto_Santo_1995|Porto Santo 1995;D_Porto_Santo_1995|6378388|297|||131|684 685\n\
4664||Azores Oriental 1995|GCS_Azores_Oriental_1995|Azores Oriental Islands 1995;D_Azores_Oriental_Islands_1995|6378388|297|||130|686 687 688 689\n\
4665||Azores Central 1995|GCS_Azores_Central_1995|Azores Central Islands 1995;D_Azores_Central_Islands_1995|6378388|297|||129|690 691 692 693 694 695 696 697 698 699\n\
4666||Lisbon 1890|GCS_Lisbon_1890|Lisbon 1890;D_Lisbon_1890|6377397.155|299.1528128|||163|700 701\n\
4667||IKBD-92|GCS_IKBD_1992|Iraq-Kuwait Boundary Datum 1992;D_Iraq_Kuwait_Boundary_1992|6378137|298.257223563|||565|702\n\
4668||ED79|GCS_European_1979|European Datum 1979;D_European_1979|6378388|297|||262|703\n\
4669||LKS94|GCS_LKS_1994|Lithuania 1994 (ETRS89);D_Lithuania_1994|6378137|298.257222101|||24|21\n\
4670||IGM95|GCS_IGM_1995|Istituto Geografico Militaire 1995;D_IGM_1995|6378137|298.257222101|||329|704\n\
4671||Voirol 1879|GCS_Voirol_1879|Voirol 1879;D_Voirol_1879|6378249.2|293.46602129363|||472|\n\
4672||Chatham Islands 1971|GCS_Chatham_Island_1971|Chatham Islands Datum 1971;D_Chatham_Island_1971|6378388|297|||566|705\n\
4673||Chatham Islands 1979|GCS_Chatham_Islands_1979|Chatham Islands Datum 1979;D_Chatham_Islands_1979|6378388|297|||566|706\n\
4674||SIRGAS 2000|GCS_SIRGAS_2000|Sistema de Referencia Geocentrico para las AmericaS 2000;D_SIRGAS_2000|6378137|298.257222101|||567|707\n\
4675||Guam 1963|GCS_Guam_1963|Guam 1963;D_Guam_1963|6378206.4|294.9786982139|||569|708 709\n\
4676||Vientiane 1982|GCS_Vientiane_1982|Vientiane 1982;D_Vientiane_1982|6378245|298.3|||570|710\n\
4677||Lao 1993|GCS_Lao_1993|Lao 1993;D_Lao_1993|6378245|298.3|||570|711\n\
4678||Lao 1997|GCS_Lao_1997|Lao National Datum 1997;D_Lao_National_Datum_1997|6378245|298.3|||570|712\n\
4679||Jouik 1961|GCS_Jouik_1961|Jouik 1961;D_Jouik_1961|6378249.145|293.465|||571|713\n\
4680||Nouakchott 1965|GCS_Nouakchott_1965|Nouakchott 1965;D_Nouakchott_1965|6378249.145|293.465|||573|714\n\
4681|1|Mauritania 1999||Mauritania 1999|6378249.145|293.465|||574|\n\
4682||Gulshan 303|GCS_Gulshan_303|Gulshan 303;D_Gulshan_303|6377276.345|300.8017|||575|715\n\
4683||PRS92|GCS_PRS_1992|Philippine Reference System 1992;D_Philippine_Reference_System_1992|6378206.4|294.9786982139|||576|716\n\
4684||Gan 1970|GCS_Gan_1970|Gan 1970;D_Gan_1970|6378388|297|||577|717\n\
4685|4696|Gandajika||Gandajika|6378388|297|||578|\n\
4686||MAGNA-SIRGAS|GCS_MAGNA|Marco Geocentrico Nacional de Referencia;D_MAGNA|6378137|298.257222101|||579|718\n\
4687||RGPF|GCS_RGPF|Reseau Geodesique de la Polynesie Francaise;D_Reseau_Geodesique_de_la_Polynesie_Francaise|6378137|298.257222101|||580|719 720\n\
4688||Fatu Iva 72|GCS_Fatu_Iva_1972|Fatu Iva 72;D_Fatu_Iva_1972|6378388|297|||581|721\n\
4689||IGN63 Hiva Oa|GCS_IGN63_Hiva_Oa|IGN63 Hiva Oa;D_IGN63_Hiva_Oa|6378388|297|||584|722 723\n\
4690||Tahiti 79|GCS_Tahiti_1979|Tahiti 79;D_Tahiti_1979|6378388|297|||585|724\n\
4691||Moorea 87|GCS_Moorea_1987|Moorea 87;D_Moorea_1987|6378388|297|||586|725\n\
4692||Maupiti 83|GCS_Maupiti_1983|Maupiti 83;D_Maupiti_1983|6378388|297|||587|726\n\
4693||Nakhl-e Ghanem|GCS_Nakhl-e_Ghanem|Nakhl-e Ghanem;D_Nakhl-e_Ghanem|6378137|298.257223563|||37|727\n\
4694||POSGAR 94|GCS_POSGAR_1994|Posiciones Geodesicas Argentinas 1994;D_POSGAR_1994|6378137|298.257223563|||114|728\n\
4695||Katanga 1955|GCS_Katanga_1955|Katanga 1955;D_Katanga_1955|6378206.4|294.9786982139|||590|729 730\n\
4696||Kasai 1953|GCS_Kasai_1953|Kasai 1953;D_Kasai_1953|6378249.145|293.465|||591|\n\
4697||IGC 1962 6th Parallel South|GCS_IGC_1962_6th_Parallel_South|IGC 1962 Arc of the 6th Parallel South;D_IGC_1962_Arc_of_the_6th_Parallel_South|6378249.145|293.465|||592|\n\
4698||IGN 1962 Kerguelen|GCS_Kerguelen_Island_1949|IGN 1962 Kerguelen;D_Kerguelen_Island_1949|6378388|297|||544|731\n\
4699||Le Pouce 1934|GCS_Le_Pouce_1934|Le Pouce 1934;D_Le_Pouce_1934|6378249.145|293.465|||593|732\n\
4700||IGN Astro 1960|GCS_IGN_Astro_1960|IGN Astro 1960;D_IGN_Astro_1960|6378249.145|293.465|||594|\n\
4701||IGCB 1955|GCS_IGCB_1955|Institut Geographique du Congo Belge 1955;D_Institut_Geographique_du_Congo_Belge_1955|6378249.145|293.465|||595|733\n\
4702||Mauritania 1999|GCS_Mauritania_1999|Mauritania 1999;D_Mauritania_1999|6378137|298.257222101|||574|734\n\
4703||Mhast 1951|GCS_Mhast_1951|Missao Hidrografico Angola y Sao Tome 1951;D_Mhast_1951|6378249.145|293.465|||320|\n\
4704||Mhast (onshore)|GCS_Mhast_Onshore|Mhast (onshore);D_Mhast_Onshore|6378388|297|||320|\n\
4705||Mhast (offshore)|GCS_Mhast_Offshore|Mhast (offshore);D_Mhast_Offshore|6378388|297|||302|735\n\
4706||Egypt Gulf of Suez S-650 TL|GCS_Egypt_Gulf_of_Suez_S-650_TL|Egypt Gulf of Suez S-650 TL;D_Egypt_Gulf_of_Suez_S-650_TL|6378200|298.3|||596|736\n\
4707||Tern Island 1961|GCS_Tern_Island_1961|Tern Island 1961;D_Tern_Island_1961|6378388|297|||597|737\n\
4708||Cocos Islands 1965|GCS_Anna_1_1965|Cocos Islands 1965;D_Anna_1_1965|6378160|298.25|||598|738\n\
4709||Iwo Jima 1945|GCS_Beacon_E_1945|Iwo Jima 1945;D_Beacon_E_1945|6378388|297|||599|739\n\
4710||Astro DOS 71|GCS_DOS_71_4|Astro DOS 71;D_DOS_71_4|6378388|297|||600|740 741\n\
4711||Marcus Island 1952|GCS_Astro_1952|Marcus Island 1952;D_Astro_1952|6378388|297|||601|742\n\
4712||Ascension Island 1958|GCS_Ascension_Island_1958|Ascension Island 1958;D_Ascension_Island_1958|6378388|297|||602|743\n\
4713||Ayabelle Lighthouse|GCS_Ayabelle|Ayabelle Lighthouse;D_Ayabelle|6378249.145|293.465|||604|744\n\
4714||Bellevue|GCS_Bellevue_IGN|Bellevue;D_Bellevue_IGN|6378388|297|||605|745\n\
4715||Camp Area Astro|GCS_Camp_Area|Camp Area Astro;D_Camp_Area|6378388|297|||606|746\n\
4716||Phoenix Islands 1966|GCS_Canton_1966|Phoenix Islands 1966;D_Canton_1966|6378388|297|||607|747\n\
4717||Cape Canaveral|GCS_Cape_Canaveral|Cape Canaveral;D_Cape_Canaveral|6378206.4|294.9786982139|||608|748\n\
4718||Solomon 1968|GCS_Solomon_1968|Solomon 1968;D_Solomon_1968|6378388|297|||611|749 750\n\
4719||Easter Island 1967|GCS_Easter_Island_1967|Easter Island 1967;D_Easter_Island_1967|6378388|297|||612|751\n\
4720||Fiji 1986|GCS_Fiji_1986|Fiji Geodetic Datum 1986;D_Fiji_1986|6378135|298.26|||613|752 753\n\
4721||Fiji 1956|GCS_Fiji_1956|Fiji 1956;D_Fiji_1956|6378388|297|||614|754\n\
4722||South Georgia 1968|GCS_ISTS_061_1968|South Georgia 1968;D_ISTS_061_1968|6378388|297|||615|755\n\
4723||GCGD59|GCS_Grand_Cayman_1959|Grand Cayman Geodetic Datum 1959;D_Grand_Cayman_1959|6378206.4|294.9786982139|||616|756 757\n\
4724||Diego Garcia 1969|GCS_ISTS_073_1969|Diego Garcia 1969;D_ISTS_073_1969|6378388|297|||617|758\n\
4725||Johnston Island 1961|GCS_Johnston_Island_1961|Johnston Island 1961;D_Johnston_Island_1961|6378388|297|||618|759\n\
4726||SIGD61|GCS_Little_Cayman_1961|Sister Islands Geodetic Datum 1961;D_Little_Cayman_1961|6378206.4|294.9786982139|||619|760 761 762\n\
4727||Midway 1961|GCS_Midway_1961|Midway 1961;D_Midway_1961|6378388|297|||620|763\n\
4728||PN84|GCS_Pico_de_Las_Nieves|Pico de las Nieves 1984;D_Pico_de_Las_Nieves|6378388|297|||621|764\n\
4729||Pitcairn 1967|GCS_Pitcairn_1967|Pitcairn 1967;D_Pitcairn_1967|6378388|297|||622|765\n\
4730||Santo 1965|GCS_Santo_DOS_1965|Santo 1965;D_Santo_DOS_1965|6378388|297|||623|766\n\
4731|4752|Viti Levu 1916|GCS_Viti_Levu_1916|Viti Levu 1916;D_Viti_Levu_1916|6378249.145|293.465|||624|\n\
4732||Marshall Islands 1960|GCS_Wake_Eniwetok_1960|Marshall Islands 1960;D_Wake_Eniwetok_1960|6378270|297|||625|767\n\
4733||Wake Island 1952|GCS_Wake_Island_1952|Wake Island 1952;D_Wake_Island_1952|6378388|297|||626|768\n\
4734||Tristan 1968|GCS_Tristan_1968|Tristan 1968;D_Tristan_1968|6378388|297|||627|769\n\
4735||Kusaie 1951|GCS_Kusaie_1951|Kusaie 1951;D_Kusaie_1951|6378388|297|||628|770\n\
4736||Deception Island|GCS_Deception_Island|Deception Island;D_Deception_Island|6378249.145|293.465|||629|771\n\
4737||Korea 2000|GCS_Korea_2000|Geocentric datum of Korea;D_Korea_2000|6378137|298.257222101|||630|772\n\
4738||Hong Kong 1963|GCS_Hong_Kong_1963|Hong Kong 1963;D_Hong_Kong_1963|6378293.6452088|294.26067636926|||518|\n\
4739||Hong Kong 1963(67)|GCS_Hong_Kong_1963_67|Hong Kong 1963(67);D_Hong_Kong_1963_67|6378388|297|||518|773\n\
4740||PZ-90|GCS_PZ_1990|Parametry Zemli 1990;D_Parametrop_Zemp_1990|6378136|298.257839303|||12|774 775\n\
4741||FD54|GCS_FD_1954|Faroe Datum 1954;D_Faroe_Datum_1954|6378388|297|||631|776 777\n\
4742||GDM2000|GCS_GDM_2000|Geodetic Datum of Malaysia 2000;D_GDM_2000|6378137|298.257222101|||632|\n\
4743||Karbala 1979|GCS_Karbala_1979_Polservice|Karbala 1979;D_Karbala_1979_Polservice|6378249.145|293.465|||633|778\n\
4744||Nahrwan 1934|GCS_Nahrwan_1934|Nahrwan 1934;D_Nahrwan_1934|6378249.145|293.465|||634|779\n\
4745||RD/83|GCS_RD/83|Rauenberg Datum/83;D_Rauenberg_1983|6377397.155|299.1528128|||635|780\n\
4746||PD/83|GCS_PD/83|Potsdam Datum/83;D_Potsdam_1983|6377397.155|299.1528128|||636|781\n\
4747||GR96|GCS_Greenland_1996|Greenland 1996;D_Greenland_1996|6378137|298.257222101|||452|782\n\
4748||Vanua Levu 1915|GCS_Vanua_Levu_1915|Vanua Levu 1915;D_Vanua_Levu_1915|6378306.3696|293.46630765564|||637|783\n\
4749||RGNC91-93|GCS_RGNC_1991-93|Reseau Geodesique de Nouvelle Caledonie 91-93;D_Reseau_Geodesique_de_Nouvelle_Caledonie_1991-93|6378137|298.257222101|||498|784\n\
4750||ST87 Ouvea|GCS_ST87_Ouvea|ST87 Ouvea;D_ST87_Ouvea|6378137|298.257223563|||547|785\n\
4751||Kertau (RSO)|GCS_Kertau_RSO|Kertau (RSO);D_Kertau_RSO|6377295.664|300.8017|||638|786\n\
4752||Viti Levu 1912|GCS_Viti_Levu_1912|Viti Levu 1912;D_Viti_Levu_1912|6378306.3696|293.46630765564|||624|787\n\
4753||fk89|GCS_fk89|fk89;D_fk89|6378388|297|||631|\n\
4754||LGD2006|GCS_LGD2006|Libyan Geodetic Datum 2006;D_Libyan_Geodetic_Datum_2006|6378388|297|||94|788\n\
4755||DGN95|GCS_DGN_1995|Datum Geodesi Nasional 1995;D_Datum_Geodesi_Nasional_1995|6378137|298.257223563|||639|789\n\
4756||VN-2000|GCS_VN_2000|Vietnam 2000;D_Vietnam_2000|6378137|298.257223563|||73|790 791\n\
4757||SVY21|GCS_SVY21|SVY21;D_SVY21|6378137|298.257223563|||641|792\n\
4758||JAD2001|GCS_JAD_2001|Jamaica 2001;D_Jamaica_2001|6378137|298.257223563|||642|793\n\
4759||NAD83(NSRS2007)|GCS_NAD_1983_NSRS2007|NAD83 (National Spatial Reference System 2007);D_NAD_1983_NSRS2007|6378137|298.257222101|||643|794\n\
4760||WGS 66|GCS_WGS_1966|World Geodetic System 1966;D_WGS_1966|6378145|298.25|||12|\n\
4761||HTRS96|GCS_HTRS96|Croatian Terrestrial Reference System;D_Croatian_Terrestrial_Reference_System|6378137|298.257222101|||644|795\n\
4762||BDA2000|GCS_Bermuda_2000|Bermuda 2000;D_Bermuda_2000|6378137|298.257223563|||645|796\n\
4763||Pitcairn 2006|GCS_Pitcairn_2006|Pitcairn 2006;D_Pitcairn_2006|6378137|298.257223563|||622|797\n\
4764||RSRGD2000|GCS_RSRGD2000|Ross Sea Region Geodetic Datum 2000;D_Ross_Sea_Region_Geodetic_Datum_2000|6378137|298.257222101|||646|798\n\
4765||Slovenia 1996|GCS_Slovenia_1996|Slovenia Geodetic Datum 1996;D_Slovenia_Geodetic_Datum_1996|6378137|298.257222101|||8|799\n\
4801||Bern 1898 (Bern)|GCS_Bern_1898_Bern|CH1903 (Bern)|6377397.155|299.1528128|7.4395833333333||75|800 801\n\
4802||Bogota 1975 (Bogota)|GCS_Bogota_Bogota|Bogota 1975 (Bogota)|6378388|297|-74.080916666667||278|802\n\
4803||Lisbon (Lisbon)|GCS_Lisbon_Lisbon|Lisbon 1937 (Lisbon)|6378388|297|-9.1319061111111||163|803\n\
4804||Makassar (Jakarta)|GCS_Makassar_Jakarta|Makassar (Jakarta)|6377397.155|299.1528128|106.80771944444||300|804\n\
4805||MGI (Ferro)|GCS_MGI_Ferro|Militar-Geographische Institut (Ferro)|6377397.155|299.1528128|-17.666666666667||647|805 806\n\
4806||Monte Mario (Rome)|GCS_Monte_Mario_Rome|Monte Mario (Rome)|6378388|297|12.452333333333||329|807\n\
4807||NTF (Paris)|GCS_NTF_Paris|Nouvelle Triangulation Francaise (Paris)|6378249.2|293.46602129363|2.33722917|0.9|429|808\n\
4808|4813|Padang (Jakarta)|GCS_Padang_1884_Jakarta|Padang 1884 (Jakarta)|6377397.155|299.1528128|106.80771944444||437|\n\
4809||BD50 (Brussels)|GCS_Belge_1950_Brussels|Reseau National Belge 1950 (Brussels)|6378388|297|4.367975||198|\n\
4810||Tananarive (Paris)|GCS_Tananarive_1925_Paris|Tananarive 1925 (Paris)|6378388|297|2.33722917|0.9|648|809 810\n\
4811||Voirol 1875 (Paris)|GCS_Voirol_1875_Paris|Voirol 1875 (Paris)|6378249.2|293.46602129363|2.33722917|0.9|472|811\n\
4813||Batavia (Jakarta)|GCS_Batavia_Jakarta|Batavia (Jakarta)|6377397.155|299.1528128|106.80771944444||186|812\n\
4814||RT38 (Stockholm)|GCS_RT38_Stockholm|Stockholm 1938 (Stockholm)|6377397.155|299.1528128|18.058277777778||482|\n\
4815||Greek (Athens)|GCS_Greek_Athens|Greek (Athens)|6377397.155|299.1528128|23.7163375||16|\n\
4816||Carthage (Paris)|GCS_Carthage_Paris|Carthage (Paris)|6378249.2|293.46602129363|2.33722917|0.9|649|813\n\
4817||NGO 1948 (Oslo)|GCS_NGO_1948_Oslo|NGO 1948 (Oslo)|6377492.018|299.1528128|10.722916666667||428|814\n\
4818||S-JTSK (Ferro)|GCS_S_JTSK_Ferro|System of the Unified Trigonometrical Cadastral Network (Ferro)|6377397.155|299.1528128|-17.666666666667||83|815 816 817\n\
4819|4307|Nord Sahara 1959 (Paris)|GCS_Nord_Sahara_1959_Paris|Nord Sahara 1959 (Paris)|6378249.145|293.465|2.33722917|0.9|650|\n\
4820||Segara (Jakarta)|GCS_Gunung_Segara_Jakarta|Gunung Segara (Jakarta)|6377397.155|299.1528128|106.80771944444||519|818\n\
4821||Voirol 1879 (Paris)|GCS_Voirol_1879_Paris|Voirol 1879 (Paris)|6378249.2|293.46602129363|2.33722917|0.9|472|\n\
4823||Sao Tome|GCS_Sao_Tome|Sao Tome;D_Sao_Tome|6378388|297|||651|\n\
4824||Principe|GCS_Principe|Principe;D_Principe|6378388|297|||652|\n\
4883||Slovenia 1996|Slovenia_1996_3D|Slovenia Geodetic Datum 1996;D_Slovenia_Geodetic_Datum_1996|6378137|298.257222101|||8|799\n\
4885||RSRGD2000|RSRGD2000_3D|Ross Sea Region Geodetic Datum 2000;D_Ross_Sea_Region_Geodetic_Datum_2000|6378137|298.257222101|||646|798\n\
4887||BDA2000|Bermuda_2000_3D|Bermuda 2000;D_Bermuda_2000|6378137|298.257223563|||645|796\n\
4889||HTRS96|HTRS96_3D|Croatian Terrestrial Reference System;D_Croatian_Terrestrial_Reference_System|6378137|298.257222101|||644|795\n\
4891||WGS 66|WGS_1966_3D|World Geodetic System 1966;D_WGS_1966|6378145|298.25|||12|\n\
4893||NAD83(NSRS2007)|NAD_1983_NSRS2007_3D|NAD83 (National Spatial Reference System 2007);D_NAD_1983_NSRS2007|6378137|298.257222101|||643|794\n\
4895||JAD2001|JAD_2001_3D|Jamaica 2001;D_Jamaica_2001|6378137|298.257223563|||642|793\n\
4898||DGN95|DGN_1995_3D|Datum Geodesi Nasional 1995;D_Datum_Geodesi_Nasional_1995|6378137|298.257223563|||639|789\n\
4900||LGD2006|LGD2006_3D|Libyan Geodetic Datum 2006;D_Libyan_Geodetic_Datum_2006|6378388|297|||94|788\n\
4901||ATF (Paris)|GCS_ATF_Paris|Ancienne Triangulation Francaise (Paris);D_ATF|6376523|308.64|2.3372083333333|0.9|653|\n\
4902|4901|NDG (Paris)|GCS_Nord_de_Guerre_Paris|Nord de Guerre (Paris);D_Nord_de_Guerre|6376523|308.64|2.33722917|0.9|654|\n\
4903||Madrid 1870 (Madrid)|GCS_Madrid_1870_Madrid|Madrid 1870 (Madrid);D_Madrid_1870|6378298.3|294.73|-3.687375||655|\n\
4904||Lisbon 1890 (Lisbon)|GCS_Lisbon_1890_Lisbon|Lisbon 1890 (Lisbon)|6377397.155|299.1528128|-9.1319061111111||163|819 820\n\
4907||RGNC91-93|RGNC_1991-93_3D|Reseau Geodesique de Nouvelle Caledonie 91-93;D_Reseau_Geodesique_de_Nouvelle_Caledonie_1991-93|6378137|298.257222101|||498|784\n\
4909||GR96|Greenland_1996_3D|Greenland 1996;D_Greenland_1996|6378137|298.257222101|||452|782\n\
4921||GDM2000|GDM_2000_3D|Geodetic Datum of Malaysia 2000;D_GDM_2000|6378137|298.257222101|||632|\n\
4923||PZ-90|PZ_1990_3D|Parametry Zemli 1990;D_Parametrop_Zemp_1990|6378136|298.257839303|||12|774 775\n\
4925||Mauritania 1999|Mauritania_1999_3D|Mauritania 1999;D_Mauritania_1999|6378137|298.257222101|||574|734\n\
4927||Korea 2000|Korea_2000_3D|Geocentric datum of Korea;D_Korea_2000|6378137|298.257222101|||630|772\n\
4929||POSGAR 94|POSGAR_1994_3D|Posiciones Geodesicas Argentinas 1994;D_POSGAR_1994|6378137|298.257223563|||114|728\n\
4931||Australian Antarctic|Australian_Antarctic_1998_3D|Australian Antarctic Datum 1998;D_Australian_Antarctic_1998|6378137|298.257222101|||118|118\n\
4933||CHTRS95|Swiss_TRF_1995_3D|Swiss Terrestrial Reference System 1995;D_Swiss_TRF_1995|6378137|298.257222101|||75|72\n\
4935||EST97|Estonia_1997_3D|Estonia 1997;D_Estonia_1997|6378137|298.257222101|||126|129\n\
4937||ETRS89|ETRS_1989_3D|European Terrestrial Reference System 1989 ensemble;D_ETRS_1989|6378137|298.257222101|||301|328\n\
4939||GDA94|GDA_1994_3D|Geocentric Datum of Australia 1994;D_GDA_1994|6378137|298.257222101|||441|525 526 527\n\
4941||Hartebeesthoek94|Hartebeesthoek_1994_3D|Hartebeesthoek94;D_Hartebeesthoek_1994|6378137|298.257223563|||74|68\n\
4943||IRENET95|IRENET95_3D|IRENET95;D_IRENET95|6378137|298.257222101|||115|116\n\
4945||ISN93|ISN_1993_3D|Islands Net 1993;D_Islands_Network_1993|6378137|298.257222101|||501|606\n\
4947||JGD2000|JGD_2000_3D|Japanese Geodetic Datum 2000;D_JGD_2000|6378137|298.257222101|||492|600 601\n\
4949||LKS92|LKS_1992_3D|Latvia 1992;D_Latvia_1992|6378137|298.257222101|||502|607\n\
4951||LKS94|LKS_1994_3D|Lithuania 1994 (ETRS89);D_Lithuania_1994|6378137|298.257222101|||24|21\n\
4953||Moznet|Moznet_3D|Moznet (ITRF94);D_Moznet|6378137|298.257223563|||32|28\n\
4955||NAD83(CSRS)|North_American_1983_CSRS_3D|NAD83 Canadian Spatial Reference System;D_North_American_1983_CSRS|6378137|298.257222101|||55|51 52\n\
4957||NAD83(HARN)|North_American_1983_HARN_3D|NAD83 (High Accuracy Reference Network);D_North_American_1983_HARN|6378137|298.257222101|||76|73 74\n\
4959||NZGD2000|NZGD_2000_3D|New Zealand Geodetic Datum 2000;D_NZGD_2000|6378137|298.257222101|||105|107\n\
4961||POSGAR 98|POSGAR_1998_3D|Posiciones Geodesicas Argentinas 1998;D_POSGAR_1998|6378137|298.257222101|||114|138\n\
4963||REGVEN|REGVEN_3D|Red Geodesica Venezolana;D_REGVEN|6378137|298.257222101|||133|137\n\
4965||RGF93 v1|RGF_1993_3D|Reseau Geodesique Francais 1993 v1;D_RGF_1993|6378137|298.257222101|||113|115\n\
4967||RGFG95|RGFG_1995_3D|Reseau Geodesique Francais Guyane 1995;D_RGFG_1995|6378137|298.257222101|||266|602\n\
4969|4907|RGNC 1991||Reseau Geodesique Nouvelle Caledonie 1991;D_RGNC_1991|6378388|297|||498|\n\
4971||RGR92|RGR_1992_3D|Reseau Geodesique de la Reunion 1992;D_RGR_1992|6378137|298.257222101|||495|603\n\
4973|4557|RRAF 1991||Reseau de Reference des Antilles Francaises 1991|6378137|298.257223563|||500|605\n\
4975||SIRGAS 1995|SIRGAS_3D|Sistema de Referencia Geocentrico para America del Sur 1995;D_SIRGAS|6378137|298.257222101|||112|114\n\
4977||SWEREF99|SWEREF99_3D|SWEREF99;D_SWEREF99|6378137|298.257222101|||22|604\n\
4979||WGS 84|WGS_1984_3D|World Geodetic System 1984 ensemble;D_WGS_1984;WGS84|6378137|298.257223563|||12|821\n\
4981||Yemen NGN96|Yemen_NGN_1996_3D|Yemen National Geodetic Network 1996;D_Yemen_NGN_1996|6378137|298.257223563|||102|103\n\
4983||IGM95|IGM_1995_3D|Istituto Geografico Militaire 1995;D_IGM_1995|6378137|298.257222101|||329|704\n\
4985||WGS 72|WGS_1972_3D|World Geodetic System 1972;D_WGS_1972|6378135|298.26|||12|594 595\n\
4987||WGS 72BE|WGS_1972_BE_3D|WGS 72 Transit Broadcast Ephemeris;D_WGS_1972_BE|6378135|298.26|||12|596\n\
4989||SIRGAS 2000|SIRGAS_2000_3D|Sistema de Referencia Geocentrico para las AmericaS 2000;D_SIRGAS_2000|6378137|298.257222101|||567|707\n\
4991||Lao 1993|Lao_1993_3D|Lao 1993;D_Lao_1993|6378245|298.3|||570|711\n\
4993||Lao 1997|Lao_1997_3D|Lao National Datum 1997;D_Lao_National_Datum_1997|6378245|298.3|||570|712\n\
4995||PRS92|PRS_1992_3D|Philippine Reference System 1992;D_Philippine_Reference_System_1992|6378206.4|294.9786982139|||576|716\n\
4997||MAGNA-SIRGAS|MAGNA_3D|Marco Geocentrico Nacional de Referencia;D_MAGNA|6378137|298.257222101|||579|718\n\
4999||RGPF|RGPF_3D|Reseau Geodesique de la Polynesie Francaise;D_Reseau_Geodesique_de_la_Polynesie_Francaise|6378137|298.257222101|||580|719 720\n\
5012||PTRA08|PTRA08_3D|Autonomous Regions of Portugal 2008;D_PTRA08|6378137|298.257222101|||656|822\n\
5013||PTRA08|GCS_PTRA08|Autonomous Regions of Portugal 2008;D_PTRA08|6378137|298.257222101|||656|822\n\
5132||Tokyo 1892||Tokyo 1892|6377397.155|299.1528128|||466|823\n\
5228||S-JTSK/05|GCS_S_JTSK/05|System of the Unified Trigonometrical Cadastral Network/05;D_S_JTSK_05|6377397.155|299.1528128|||84|824\n\
5229||S-JTSK/05 (Ferro)|GCS_S_JTSK/05_Ferro|System of the Unified Trigonometrical Cadastral Network/05 (Ferro);D_S_JTSK_05_Ferro|6377397.155|299.1528128|-17.666666666667||84|825\n\
5233||SLD99|GCS_SLD99|Sri Lanka Datum 1999;D_Sri_Lanka_Datum_1999|6377276.345|300.8017|||272|826\n\
5245||GDBD2009|GDBD2009_3D|Geocentric Datum Brunei Darussalam 2009;D_GDBD2009|6378137|298.257222101|||464|827\n\
5246||GDBD2009|GCS_GDBD2009|Geocentric Datum Brunei Darussalam 2009;D_GDBD2009|6378137|298.257222101|||464|827\n\
5251||TUREF|TUREF_3D|Turkish National Reference Frame;D_Turkish_National_Reference_Frame|6378137|298.257222101|||240|828\n\
5252||TUREF|GCS_TUREF|Turkish National Reference Frame;D_Turkish_National_Reference_Frame|6378137|298.257222101|||240|828\n\
5263||DRUKREF 03|DRUKREF_03_3D|Bhutan National Geodetic Datum;D_Bhutan_National_Geodetic_Datum|6378137|298.257222101|||657|829\n\
5264||DRUKREF 03|GCS_DRUKREF_03|Bhutan National Geodetic Datum;D_Bhutan_National_Geodetic_Datum|6378137|298.257222101|||657|829\n\
5323||ISN2004|ISN_2004_3D|Islands Net 2004;D_Islands_Network_2004|6378137|298.257222101|||501|830\n\
5324||ISN2004|GCS_ISN_2004|Islands Net 2004;D_Islands_Network_2004|6378137|298.257222101|||501|830\n\
5340||POSGAR 2007|GCS_POSGAR_2007|Posiciones Geodesicas Argentinas 2007;D_POSGAR_2007|6378137|298.257223563|||114|831 832\n\
5342||POSGAR 2007|POSGAR_3D|Posiciones Geodesicas Argentinas 2007;D_POSGAR_2007|6378137|298.257223563|||114|831 832\n\
5353||MARGEN|MARGEN_3D|Marco Geodesico Nacional de Bolivia;D_Marco_Geodesico_Nacional|6378137|298.257222101|||279|833\n\
5354||MARGEN|GCS_MARGEN|Marco Geodesico Nacional de Bolivia;D_Marco_Geodesico_Nacional|6378137|298.257222101|||279|833\n\
5359||SIRGAS-Chile 2002||SIRGAS-Chile realization 1 epoch 2002;D_SIRGAS-Chile|6378137|298.257222101|||668|834 835 836 837 838 839 840 841 842 843 844 845 846 847 848 849 850 851 852 853 854 855 856 857 858 859 860 861 862 863 864 865\n\
5360||SIRGAS-Chile 2002|GCS_SIRGAS-Chile|SIRGAS-Chile realization 1 epoch 2002;D_SIRGAS-Chile|6378137|298.257222101|||668|834 835 836 837 838 839 840 841 842 843 844 845 846 847 848 849 850 851 852 853 854 855 856 857 858 859 860 861 862 863 864 865\n\
5364||CR05|CR05_3D|Costa Rica 2005;D_Costa_Rica_2005|6378137|298.257223563|||669|866 867\n\
5365||CR05|GCS_CR05|Costa Rica 2005;D_Costa_Rica_2005|6378137|298.257223563|||669|866 867\n\
5370||MACARIO SOLIS|MARCARIO_SOLIS_3D|Sistema Geodesico Nacional de Panama MACARIO SOLIS;D_SGNP_MARCARIO_SOLIS|6378137|298.257222101|||670|868\n\
5371||MACARIO SOLIS|GCS_MARCARIO_SOLIS|Sistema Geodesico Nacional de Panama MACARIO SOLIS;D_SGNP_MARCARIO_SOLIS|6378137|298.257222101|||670|868\n\
5372||Peru96|Peru96_3D|Peru96;D_Peru96|6378137|298.257222101|||671|869\n\
5373||Peru96|GCS_Peru96|Peru96;D_Peru96|6378137|298.257222101|||671|869\n\
5380||SIRGAS-ROU98|SIRGAS-ROU98_3D|SIRGAS-ROU98;D_SIRGAS-ROU98|6378137|298.257223563|||672|870\n\
5381||SIRGAS-ROU98|GCS_SIRGAS-ROU98|SIRGAS-ROU98;D_SIRGAS-ROU98|6378137|298.257223563|||672|870\n\
5392||SIRGAS_ES2007.8|SIRGAS_ES2007.8_3D|SIRGAS_ES2007.8;D_SIRGAS_ES2007.8|6378137|298.257222101|||673|871\n\
5393||SIRGAS_ES2007.8|GCS_SIRGAS_ES2007.8|SIRGAS_ES2007.8;D_SIRGAS_ES2007.8|6378137|298.257222101|||673|871\n\
5451||Ocotepeque 1935|GCS_Ocotepeque_1935|Ocotepeque 1935;D_Ocotepeque_1935|6378206.4|294.9786982139|||674|872 873 874\n\
5464||Sibun Gorge 1922|GCS_Sibun_Gorge_1922|Sibun Gorge 1922;D_Sibun_Gorge_1922|6378293.6452088|294.26067636926|||676|\n\
5467||Panama-Colon 1911|GCS_Panama-Colon_1911|Panama-Colon 1911;D_Panama-Colon-1911|6378206.4|294.9786982139|||388|\n\
5488||RGAF09|RGAF09_3D|Reseau Geodesique des Antilles Francaises 2009|6378137|298.257222101|||500|875\n\
5489||RGAF09|GCS_RGAF09|Reseau Geodesique des Antilles Francaises 2009|6378137|298.257222101|||500|875\n\
5524||Corrego Alegre 1961|GCS_Corrego_Alegre_1961|Corrego Alegre 1961;D_Corrego_Alegre_1961|6378388|297|||677|876\n\
5527||SAD69(96)|GCS_SAD_1969_96|South American Datum 1969(96);D_South_American_Datum_1969_96|6378160|298.25|||523|877 878\n\
5545||PNG94|PNG94_3D|Papua New Guinea Geodetic Datum 1994;D_Papua_New_Guinea_Geodetic_Datum_1994|6378137|298.257222101|||678|879\n\
5546||PNG94|GCS_PNG94|Papua New Guinea Geodetic Datum 1994;D_Papua_New_Guinea_Geodetic_Datum_1994|6378137|298.257222101|||678|879\n\
5560||UCS-2000|Ukraine_2000_3D|Ukraine 2000;D_Ukraine_2000|6378245|298.3|||679|880 881\n\
5561||UCS-2000|GCS_Ukraine_2000|Ukraine 2000;D_Ukraine_2000|6378245|298.3|||679|880 881\n\
5592||FEH2010|FEH2010_3D|Fehmarnbelt Datum 2010;D_Fehmarnbelt_Datum_2010|6378137|298.257222101|||680|882\n\
5593||FEH2010|GCS_FEH2010|Fehmarnbelt Datum 2010;D_Fehmarnbelt_Datum_2010|6378137|298.257222101|||680|882\n\
5681||DB_REF|GCS_DB_REF|Deutsche Bahn Reference System;D_Deutsche_Bahn_Reference_System|6377397.155|299.1528128|||488|883\n\
5830||DB_REF|DB_REF_3D|Deutsche Bahn Reference System;D_Deutsche_Bahn_Reference_System|6377397.155|299.1528128|||488|883\n\
5885||TGD2005|TGD2005_3D|Tonga Geodetic Datum 2005;D_Tonga_Geodetic_Datum_2005|6378137|298.257222101|||681|884\n\
5886||TGD2005|GCS_TGD2005|Tonga Geodetic Datum 2005;D_Tonga_Geodetic_Datum_2005|6378137|298.257222101|||681|884\n\
6134||CIGD11|CIGD11_3D|Cayman Islands Geodetic Datum 2011;D_Cayman_Islands_Geodetic_Datum_2011|6378137|298.257222101|||682|885\n\
6135||CIGD11|GCS_CIGD11|Cayman Islands Geodetic Datum 2011;D_Cayman_Islands_Geodetic_Datum_2011|6378137|298.257222101|||682|885\n\
6207||Nepal 1981|GCS_Nepal_Nagarkot|Nepal 1981;D_Nepal_Nagarkot|6377276.345|300.8017|||683|886\n\
6310||CGRS93|CGRS_1993_3D|Cyprus Geodetic Reference System 1993;D_Cyprus_Geodetic_Reference_System_1993|6378137|298.257223563|||684|887\n\
6311||CGRS93|GCS_CGRS_1993|Cyprus Geodetic Reference System 1993;D_Cyprus_Geodetic_Reference_System_1993|6378137|298.257223563|||684|887\n\
6318||NAD83(2011)|GCS_NAD_1983_2011|NAD83 (National Spatial Reference System 2011);D_NAD_1983_2011|6378137|298.257222101|||643|888\n\
6319||NAD83(2011)|NAD_1983_2011_3D|NAD83 (National Spatial Reference System 2011);D_NAD_1983_2011|6378137|298.257222101|||643|888\n\
6321||NAD83(PA11)|NAD_1983_PA11_3D|NAD83 (National Spatial Reference System PA11);D_NAD_1983_PA11|6378137|298.257222101|||685|\n\
6322||NAD83(PA11)|GCS_NAD_1983_PA11|NAD83 (National Spatial Reference System PA11);D_NAD_1983_PA11|6378137|298.257222101|||685|\n\
6324||NAD83(MA11)|NAD_1983_MA11_3D|NAD83 (National Spatial Reference System MA11);D_NAD_1983_MA11|6378137|298.257222101|||686|\n\
6325||NAD83(MA11)|GCS_NAD_1983_MA11|NAD83 (National Spatial Reference System MA11);D_NAD_1983_MA11|6378137|298.257222101|||686|\n\
6364||Mexico ITRF2008|Mexico_ITRF2008_3D|Mexico ITRF2008;D_Mexico_ITRF2008|6378137|298.257222101|||506|889\n\
6365||Mexico ITRF2008|GCS_Mexico_ITRF2008|Mexico ITRF2008;D_Mexico_ITRF2008|6378137|298.257222101|||506|889\n\
6667||JGD2011|JGD_2011_3D|Japanese Geodetic Datum 2011;D_JGD_2011|6378137|298.257222101|||492|890\n\
6668||JGD2011|GCS_JGD_2011|Japanese Geodetic Datum 2011;D_JGD_2011|6378137|298.257222101|||492|890\n\
6705||RDN2008|RDN2008_3D|Rete Dinamica Nazionale 2008;D_Rete_Dinamica_Nazionale_2008|6378137|298.257222101|||329|891\n\
6706||RDN2008|GCS_RDN2008|Rete Dinamica Nazionale 2008;D_Rete_Dinamica_Nazionale_2008|6378137|298.257222101|||329|891\n\
6782||NAD83(CORS96)|NAD_1983_CORS96_3D|NAD83 (Continuously Operating Reference Station 1996);D_NAD_1983_CORS96|6378137|298.257222101|||643|\n\
6783||NAD83(CORS96)|GCS_NAD_1983_CORS96|NAD83 (Continuously Operating Reference Station 1996);D_NAD_1983_CORS96|6378137|298.257222101|||643|\n\
6881||Aden 1925|GCS_Aden_1925|Aden 1925;D_Aden_1925|6378249.145|293.465|||103|892\n\
6882||Bekaa Valley 1920|GCS_Bekaa_Valley_1920|Bekaa Valley 1920;D_Bekaa_Valley_1920|6378249.145|293.465|||687|893\n\
6883||Bioko|GCS_Bioko|Bioko;D_Bioko|6378388|297|||688|894\n\
6892||South East Island 1943|GCS_South_East_Island_1943|South East Island 1943;D_South_East_Island_1943|6378249.145|293.465|||689|895 896\n\
6894||Gambia|GCS_Gambia|Gambia;D_Gambia|6378249.145|293.465|||690|897\n\
6979|7135|IGD05||Israeli Geodetic Datum 2005;Israel_Geodetic_Datum_2005|6378137|298.257222101|||691|\n\
6980|7136|IGD05||Israeli Geodetic Datum 2005;Israel_Geodetic_Datum_2005|6378137|298.257222101|||691|\n\
6982||IG05 Intermediate CRS|IG05_Intermediate_CRS_3D|IG05 Intermediate Datum|6378137|298.257222101|||57|\n\
6983||IG05 Intermediate CRS||IG05 Intermediate Datum|6378137|298.257222101|||57|\n\
6986|7138|IGD05/12||Israeli Geodetic Datum 2005(2012)|6378137|298.257222101|||691|\n\
6987|7139|IGD05/12|IGD05(2012)|Israeli Geodetic Datum 2005(2012)|6378137|298.257222101|||691|\n\
6989||IG05/12 Intermediate CRS|IG05(2012)_Intermediate_CRS_3D|IG05/12 Intermediate Datum;IG05(2012)_Intermediate_Datum|6378137|298.257222101|||57|898\n\
6990||IG05/12 Intermediate CRS|IG05(2012)_Intermediate_CRS|IG05/12 Intermediate Datum;IG05(2012)_Intermediate_Datum|6378137|298.257222101|||57|898\n\
7034||RGSPM06 (lon-lat)|RGSPM06_(lon-lat)_3D|Reseau Geodesique de Saint Pierre et Miquelon 2006;D_Reseau_Geodesique_de_St_Pierre_et_Miquelon_2006|6378137|298.257222101|||503|899\n\
7035||RGSPM06 (lon-lat)||Reseau Geodesique de Saint Pierre et Miquelon 2006;D_Reseau_Geodesique_de_St_Pierre_et_Miquelon_2006|6378137|298.257222101|||503|900\n\
7036||RGR92 (lon-lat)|RGR92_(lon-lat)_3D|Reseau Geodesique de la Reunion 1992;D_RGR_1992|6378137|298.257222101|||495|901\n\
7037||RGR92 (lon-lat)||Reseau Geodesique de la Reunion 1992;D_RGR_1992|6378137|298.257222101|||495|902\n\
7038||RGM04 (lon-lat)|RGM04_(lon-lat)_3D|Reseau Geodesique de Mayotte 2004;D_Reseau_Geodesique_de_Mayotte_2004|6378137|298.257222101|||504|903\n\
7039||RGM04 (lon-lat)||Reseau Geodesique de Mayotte 2004;D_Reseau_Geodesique_de_Mayotte_2004|6378137|298.257222101|||504|904\n\
7040||RGFG95 (lon-lat)|RGFG95_(lon-lat)_3D|Reseau Geodesique Francais Guyane 1995;D_RGFG_1995|6378137|298.257222101|||266|905\n\
7041||RGFG95 (lon-lat)||Reseau Geodesique Francais Guyane 1995;D_RGFG_1995|6378137|298.257222101|||266|906\n\
7042||RGF93 v1 (lon-lat)|RGF93_(lon-lat)_3D|Reseau Geodesique Francais 1993 v1;D_RGF_1993|6378137|298.257222101|||113|907\n\
7072||RGTAAF07|RGTAAF07_3D|Reseau Geodesique des Terres Australes et Antarctiques Francaises 2007;D_Reseau_Geodesique_des_Terres_Australes_et_Antarctiques_Francaises_2007|6378137|298.257222101|||692|908\n\
7073||RGTAAF07|GCS_RGTAAF07|Reseau Geodesique des Terres Australes et Antarctiques Francaises 2007;D_Reseau_Geodesique_des_Terres_Australes_et_Antarctiques_Francaises_2007|6378137|298.257222101|||692|908\n\
7084||RGF93 v1 (lon-lat)|RGF93_(lon-lat)|Reseau Geodesique Francais 1993 v1;D_RGF_1993|6378137|298.257222101|||113|909\n\
7085||RGAF09 (lon-lat)|RGAF09_(lon-lat)_3D|Reseau Geodesique des Antilles Francaises 2009|6378137|298.257222101|||500|910\n\
7086||RGAF09 (lon-lat)||Reseau Geodesique des Antilles Francaises 2009|6378137|298.257222101|||500|911\n\
7087||RGTAAF07 (lon-lat)|RGTAAF07_(lon-lat)_3D|Reseau Geodesique des Terres Australes et Antarctiques Francaises 2007;D_Reseau_Geodesique_des_Terres_Australes_et_Antarctiques_Francaises_2007|6378137|298.257222101|||692|912\n\
7088|7133|RGTAAF07 (lon-lat)||Reseau Geodesique des Terres Australes et Antarctiques Francaises 2007;D_Reseau_Geodesique_des_Terres_Australes_et_Antarctiques_Francaises_2007|6378137|298.257222101|||692|913\n\
7133||RGTAAF07 (lon-lat)||Reseau Geodesique des Terres Australes et Antarctiques Francaises 2007;D_Reseau_Geodesique_des_Terres_Australes_et_Antarctiques_Francaises_2007|6378137|298.257222101|||692|913\n\
7135||IGD05|IGD05_3D|Israeli Geodetic Datum 2005;Israel_Geodetic_Datum_2005|6378137|298.257223563|||691|\n\
7136||IGD05||Israeli Geodetic Datum 2005;Israel_Geodetic_Datum_2005|6378137|298.257223563|||691|\n\
7138||IGD05/12|IGD05(2012)_3D|Israeli Geodetic Datum 2005(2012)|6378137|298.257223563|||691|914\n\
7139||IGD05/12|IGD05(2012)|Israeli Geodetic Datum 2005(2012)|6378137|298.257223563|||691|914\n\
7372||ONGD14|ONGD14_3D|Oman National Geodetic Datum 2014|6378137|298.257222101|||693|915\n\
7373||ONGD14||Oman National Geodetic Datum 2014|6378137|298.257222101|||693|916\n\
7657||WGS 84 (G730)|WGS_1984_(G730)_3D|World Geodetic System 1984 (G730)|6378137|298.257223563|||12|917\n\
7659||WGS 84 (G873)|WGS_1984_(G873)_3D|World Geodetic System 1984 (G873)|6378137|298.257223563|||12|918\n\
7661||WGS 84 (G1150)|WGS_1984_(G1150)_3D|World Geodetic System 1984 (G1150)|6378137|298.257223563|||12|919\n\
7663||WGS 84 (G1674)|WGS_1984_(G1674)_3D|World Geodetic System 1984 (G1674)|6378137|298.257223563|||12|920\n\
7665||WGS 84 (G1762)|WGS_1984_(G1762)_3D|World Geodetic System 1984 (G1762)|6378137|298.257223563|||12|921\n\
7678||PZ-90.02|PZ-90.02_3D|Parametry Zemli 1990.02|6378136|298.257839303|||12|\n\
7680||PZ-90.11|PZ-90.11_3D|Parametry Zemli 1990.11|6378136|298.257839303|||12|922 923\n\
7682||GSK-2011|GSK-2011_3D|Geodezicheskaya Sistema Koordinat 2011|6378136.5|298.2564151|||141|924\n\
7683||GSK-2011||Geodezicheskaya Sistema Koordinat 2011|6378136.5|298.2564151|||141|924\n\
7685||Kyrg-06|Kyrg-06_3D|Kyrgyzstan Geodetic Datum 2006;D_Kyrgyz_Republic_2006|6378137|298.257222101|||694|925\n\
7686||Kyrg-06||Kyrgyzstan Geodetic Datum 2006;D_Kyrgyz_Republic_2006|6378137|298.257222101|||694|925\n\
7797||BGS2005|BGS2005_3D|Bulgaria Geodetic System 2005|6378137|298.257222101|||695|926\n\
7798||BGS2005||Bulgaria Geodetic System 2005|6378137|298.257222101|||695|926\n\
7816||WGS 84 (Transit)|WGS_1984_(Transit)_3D|World Geodetic System 1984 (Transit)|6378137|298.257223563|||12|927\n\
7843||GDA2020|GDA2020_3D|Geocentric Datum of Australia 2020;GDA2020|6378137|298.257222101|||441|928 929 930\n\
7844||GDA2020||Geocentric Datum of Australia 2020;GDA2020|6378137|298.257222101|||441|928 929 930\n\
7880||St. Helena Tritan|St_Helena_Tritan_3D|St. Helena Tritan|6378137|298.257223563|||600|931\n\
7881||St. Helena Tritan||St. Helena Tritan|6378137|298.257223563|||600|931\n\
7885||SHGD2015|SHGD2015_3D|St. Helena Geodetic Datum 2015|6378137|298.257222101|||600|932\n\
7886||SHGD2015||St. Helena Geodetic Datum 2015|6378137|298.257222101|||600|932\n\
7900||ITRF88|ITRF_1988_3D|International Terrestrial Reference Frame 1988;D_ITRF_1988|6378137|298.257222101|||12|\n\
7901||ITRF89|ITRF_1989_3D|International Terrestrial Reference Frame 1989;D_ITRF_1989|6378137|298.257222101|||12|\n\
7902||ITRF90|ITRF_1990_3D|International Terrestrial Reference Frame 1990;D_ITRF_1990|6378137|298.257222101|||12|933\n\
7903||ITRF91|ITRF_1991_3D|International Terrestrial Reference Frame 1991;D_ITRF_1991|6378137|298.257222101|||12|\n\
7904||ITRF92|ITRF_1992_3D|International Terrestrial Reference Frame 1992;D_ITRF_1992|6378137|298.257222101|||12|934\n\
7905||ITRF93|ITRF_1993_3D|International Terrestrial Reference Frame 1993;D_ITRF_1993|6378137|298.257222101|||12|\n\
7906||ITRF94|ITRF_1994_3D|International Terrestrial Reference Frame 1994;D_ITRF_1994|6378137|298.257222101|||12|935\n\
7907||ITRF96|ITRF_1996_3D|International Terrestrial Reference Frame 1996;D_ITRF_1996|6378137|298.257222101|||12|936 937 938 939\n\
7908||ITRF97|ITRF_1997_3D|International Terrestrial Reference Frame 1997;D_ITRF_1997|6378137|298.257222101|||12|940 941 942 943\n\
7909||ITRF2000|ITRF_2000_3D|International Terrestrial Reference Frame 2000;D_ITRF_2000|6378137|298.257222101|||12|\n\
7910||ITRF2005|ITRF_2005_3D|International Terrestrial Reference Frame 2005;D_ITRF_2005|6378137|298.257222101|||12|944 945 946 947\n\
7911||ITRF2008|ITRF_2008_3D|International Terrestrial Reference Frame 2008;D_ITRF_2008|6378137|298.257222101|||12|948\n\
7912||ITRF2014|ITRF2014_3D|International Terrestrial Reference Frame 2014|6378137|298.257222101|||12|949 950 951 952 953 954 955 956 957 958 959 960 961 962 963 964\n\
7915||ETRF89|ETRF_1989_3D|European Terrestrial Reference Frame 1989;D_ETRF_1989|6378137|298.257222101|||301|965\n\
7917||ETRF90|ETRF90_3D|European Terrestrial Reference Frame 1990|6378137|298.257222101|||301|966\n\
7919||ETRF91|ETRF91_3D|European Terrestrial Reference Frame 1991|6378137|298.257222101|||301|967\n\
7921||ETRF92|ETRF92_3D|European Terrestrial Reference Frame 1992|6378137|298.257222101|||301|\n\
7923||ETRF93|ETRF93_3D|European Terrestrial Reference Frame 1993|6378137|298.257222101|||301|968\n\
7925||ETRF94|ETRF94_3D|European Terrestrial Reference Frame 1994|6378137|298.257222101|||301|969\n\
7927||ETRF96|ETRF96_3D|European Terrestrial Reference Frame 1996|6378137|298.257222101|||301|970\n\
7929||ETRF97|ETRF97_3D|European Terrestrial Reference Frame 1997|6378137|298.257222101|||301|971\n\
7931||ETRF2000|ETRF2000_3D|European Terrestrial Reference Frame 2000|6378137|298.257222101|||301|972\n\
8042||Gusterberg (Ferro)||Gusterberg (Ferro)|6376045|310|-17.666666666667||705|\n\
8043||St. Stephen (Ferro)||St. Stephen (Ferro)|6376045|310|-17.666666666667||706|\n\
8085||ISN2016|ISN2016_3D|Islands Net 2016|6378137|298.257222101|||501|973\n\
8086||ISN2016||Islands Net 2016|6378137|298.257222101|||501|973\n\
8231||NAD83(CSRS96)|NAD83(CSRS96)_3D|North American Datum of 1983 (CSRS96)|6378137|298.257222101|||55|\n\
8232||NAD83(CSRS96)||North American Datum of 1983 (CSRS96)|6378137|298.257222101|||55|\n\
8235||NAD83(CSRS)v2|NAD83(CSRS)v2_3D|North American Datum of 1983 (CSRS) version 2|6378137|298.257222101|||55|974 975 976 977 978 979 980 981 982 983 984 985 986 987 988 989 990 991 992 993 994 995 996 997 998 999 1000 1001 1002 1003 1004 1005 1006 1007 1008 1009 1010 1011 1012 1013 1014 1015 1016 1017 1018 1019 1020 1021 1022 1023 1024 1025 1026 1027 1028 1029 1030\n\
8237||NAD83(CSRS)v2||North American Datum of 1983 (CSRS) version 2|6378137|298.257222101|||55|974 975 976 977 978 979 980 981 982 983 984 985 986 987 988 989 990 991 992 993 994 995 996 997 998 999 1000 1001 1002 1003 1004 1005 1006 1007 1008 1009 1010 1011 1012 1013 1014 1015 1016 1017 1018 1019 1020 1021 1022 1023 1024 1025 1026 1027 1028 1029 1030\n\
8239||NAD83(CSRS)v3|NAD83(CSRS)v3_3D|North American Datum of 1983 (CSRS) version 3|6378137|298.257222101|||55|1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081\n\
8240||NAD83(CSRS)v3||North American Datum of 1983 (CSRS) version 3|6378137|298.257222101|||55|1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081\n\
8244||NAD83(CSRS)v4|NAD83(CSRS)v4_3D|North American Datum of 1983 (CSRS) version 4|6378137|298.257222101|||55|1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105\n\
8246||NAD83(CSRS)v4||North American Datum of 1983 (CSRS) version 4|6378137|298.257222101|||55|1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105\n\
8248||NAD83(CSRS)v5|NAD83(CSRS)v5_3D|North American Datum of 1983 (CSRS) version 5|6378137|298.257222101|||55|\n\
8249||NAD83(CSRS)v5||North American Datum of 1983 (CSRS) version 5|6378137|298.257222101|||55|\n\
8251||NAD83(CSRS)v6|NAD83(CSRS)v6_3D|North American Datum of 1983 (CSRS) version 6|6378137|298.257222101|||55|1106 1107 1108 1109 1110\n\
8252||NAD83(CSRS)v6||North American Datum of 1983 (CSRS) version 6|6378137|298.257222101|||55|1106 1107 1108 1109 1110\n\
8254||NAD83(CSRS)v7|NAD83(CSRS)v7_3D|North American Datum of 1983 (CSRS) version 7|6378137|298.257222101|||55|1111 1112 1113 1114 1115 1116\n\
8255||NAD83(CSRS)v7||North American Datum of 1983 (CSRS) version 7|6378137|298.257222101|||55|1111 1112 1113 1114 1115 1116\n\
8351||S-JTSK [JTSK03]||System of the Unified Trigonometrical Cadastral Network [JTSK03];S-JTSK_[JTSK03]|6377397.155|299.1528128|||85|1117\n\
8399||ETRF2005|ETRF2005_3D|European Terrestrial Reference Frame 2005|6378137|298.257222101|||301|1118\n\
8403||ETRF2014|ETRF2014_3D|European Terrestrial Reference Frame 2014|6378137|298.257222101|||301|1119\n\
8426||Hong Kong Geodetic CS|Hong_Kong_Geodetic_CS_3D|Hong Kong Geodetic|6378137|298.257222101|||518|1120\n\
8427||Hong Kong Geodetic CS||Hong Kong Geodetic|6378137|298.257222101|||518|1120\n\
8428||Macao 1920||Macao 1920|6378388|297|||777|1121\n\
8430||Macao 2008|MACAO_2008_3D|Macao Geodetic Datum 2008;D_MACAO_2008|6378137|298.257222101|||777|1122\n\
8431||Macao 2008|GCS_MACAO_2008|Macao Geodetic Datum 2008;D_MACAO_2008|6378137|298.257222101|||777|1122\n\
8449|8860|NAD83(FBN)|NAD_1983_(FBN)|NAD83 (High Accuracy Reference Network);D_North_American_1983_HARN|6378137|298.257222101|||778|73 74\n\
8542||NAD83(FBN)|NAD_1983_(FBN)_3D|NAD83 (Federal Base Network);NAD_1983_(Federal_Base_Network)|6378137|298.257222101|||778|\n\
8544||NAD83(HARN Corrected)|NAD_1983_(HARN_Corrected)_3D|NAD83 (High Accuracy Reference Network - Corrected);NAD_1983_(High_Accuracy_Reference_Network-Corrected)|6378137|298.257222101|||53|\n\
8545||NAD83(HARN Corrected)|NAD_1983_(HARN_Corrected)|NAD83 (High Accuracy Reference Network - Corrected);NAD_1983_(High_Accuracy_Reference_Network-Corrected)|6378137|298.257222101|||53|\n\
8684||SRB_ETRS89|SRB_ETRS89_3D|Serbian Spatial Reference System 2000|6378137|298.257222101|||6|1123\n\
8685||SRB_ETRS89||Serbian Spatial Reference System 2000|6378137|298.257222101|||6|1123\n\
8694||Camacupa 2015||Camacupa 2015|6378249.145|293.465|||779|1124\n\
8698||RSAO13|RSAO13_3D|Reference System de Angola 2013|6378137|298.257222101|||779|1125\n\
8699||RSAO13||Reference System de Angola 2013|6378137|298.257222101|||779|1125\n\
8817||MTRF-2000|MTRF-2000_3D|MOMRA Terrestrial Reference Frame 2000|6378137|298.257222101|||780|1126\n\
8818||MTRF-2000||MOMRA Terrestrial Reference Frame 2000|6378137|298.257222101|||780|1126\n\
8860||NAD83(FBN)|NAD_1983_(FBN)|NAD83 (Federal Base Network);NAD_1983_(Federal_Base_Network)|6378137|298.257222101|||778|\n\
8888||WGS 84 (Transit)|WGS_1984_(Transit)|World Geodetic System 1984 (Transit)|6378137|298.257223563|||12|927\n\
8899||RGWF96|RGWF96_3D|Reseau Geodesique de Wallis et Futuna 1996|6378137|298.257222101|||781|1127\n\
8900||RGWF96||Reseau Geodesique de Wallis et Futuna 1996|6378137|298.257222101|||781|1127\n\
8901||RGWF96 (lon-lat)|RGWF96_(lon-lat)_3D|Reseau Geodesique de Wallis et Futuna 1996|6378137|298.257222101|||781|1128\n\
8902||RGWF96 (lon-lat)||Reseau Geodesique de Wallis et Futuna 1996|6378137|298.257222101|||781|1129\n\
8906||CR-SIRGAS|CR-SIRGAS_3D|CR-SIRGAS|6378137|298.257222101|||669|1130 1131\n\
8907||CR-SIRGAS||CR-SIRGAS|6378137|298.257222101|||669|1130 1131\n\
8916||SIRGAS-CON DGF00P01|SIRGAS-CON_DGF00P01_3D|SIRGAS Continuously Operating Network DGF00P01|6378137|298.257222101|||567|\n\
8918||SIRGAS-CON DGF01P01|SIRGAS-CON_DGF01P01_3D|SIRGAS Continuously Operating Network DGF01P01|6378137|298.257222101|||567|\n\
8920||SIRGAS-CON DGF01P02|SIRGAS-CON_DGF01P02_3D|SIRGAS Continuously Operating Network DGF01P02|6378137|298.257222101|||567|\n\
8922||SIRGAS-CON DGF02P01|SIRGAS-CON_DGF02P01_3D|SIRGAS Continuously Operating Network DGF02P01|6378137|298.257222101|||567|\n\
8924||SIRGAS-CON DGF04P01|SIRGAS-CON_DGF04P01_3D|SIRGAS Continuously Operating Network DGF04P01|6378137|298.257222101|||567|\n\
8926||SIRGAS-CON DGF05P01|SIRGAS-CON_DGF05P01_3D|SIRGAS Continuously Operating Network DGF05P01|6378137|298.257222101|||567|\n\
8928||SIRGAS-CON DGF06P01|SIRGAS-CON_DGF06P01_3D|SIRGAS Continuously Operating Network DGF06P01|6378137|298.257222101|||567|\n\
8930||SIRGAS-CON DGF07P01|SIRGAS-CON_DGF07P01_3D|SIRGAS Continuously Operating Network DGF07P01|6378137|298.257222101|||567|\n\
8932||SIRGAS-CON DGF08P01|SIRGAS-CON_DGF08P01_3D|SIRGAS Continuously Operating Network DGF08P01|6378137|298.257222101|||567|\n\
8934||SIRGAS-CON SIR09P01|SIRGAS-CON_SIR09P01_3D|SIRGAS Continuously Operating Network SIR09P01|6378137|298.257222101|||567|\n\
8936||SIRGAS-CON SIR10P01|SIRGAS-CON_SIR10P01_3D|SIRGAS Continuously Operating Network SIR10P01|6378137|298.257222101|||567|\n\
8938||SIRGAS-CON SIR11P01|SIRGAS-CON_SIR11P01_3D|SIRGAS Continuously Operating Network SIR11P01|6378137|298.257222101|||567|\n\
8940||SIRGAS-CON SIR13P01|SIRGAS-CON_SIR13P01_3D|SIRGAS Continuously Operating Network SIR13P01|6378137|298.257222101|||567|\n\
8942||SIRGAS-CON SIR14P01|SIRGAS-CON_SIR14P01_3D|SIRGAS Continuously Operating Network SIR14P01|6378137|298.257222101|||567|\n\
8944||SIRGAS-CON SIR15P01|SIRGAS-CON_SIR15P01_3D|SIRGAS Continuously Operating Network SIR15P01|6378137|298.257222101|||567|\n\
8946||SIRGAS-CON SIR17P01|SIRGAS-CON_SIR17P01_3D|SIRGAS Continuously Operating Network SIR17P01|6378137|298.257222101|||567|1132\n\
8948||SIRGAS-Chile 2010|SIRGAS-Chile_2010_3D|SIRGAS-Chile realization 2 epoch 2010|6378137|298.257222101|||668|1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146\n\
8949||SIRGAS-Chile 2010||SIRGAS-Chile realization 2 epoch 2010|6378137|298.257222101|||668|1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146\n\
8972||SIRGAS-CON DGF00P01||SIRGAS Continuously Operating Network DGF00P01|6378137|298.257222101|||567|\n\
8973||SIRGAS-CON DGF01P01||SIRGAS Continuously Operating Network DGF01P01|6378137|298.257222101|||567|\n\
8974||SIRGAS-CON DGF01P02||SIRGAS Continuously Operating Network DGF01P02|6378137|298.257222101|||567|\n\
8975||SIRGAS-CON DGF02P01||SIRGAS Continuously Operating Network DGF02P01|6378137|298.257222101|||567|\n\
8976||SIRGAS-CON DGF04P01||SIRGAS Continuously Operating Network DGF04P01|6378137|298.257222101|||567|\n\
8977||SIRGAS-CON DGF05P01||SIRGAS Continuously Operating Network DGF05P01|6378137|298.257222101|||567|\n\
8978||SIRGAS-CON DGF06P01||SIRGAS Continuously Operating Network DGF06P01|6378137|298.257222101|||567|\n\
8979||SIRGAS-CON DGF07P01||SIRGAS Continuously Operating Network DGF07P01|6378137|298.257222101|||567|\n\
8980||SIRGAS-CON DGF08P01||SIRGAS Continuously Operating Network DGF08P01|6378137|298.257222101|||567|\n\
8981||SIRGAS-CON SIR09P01||SIRGAS Continuously Operating Network SIR09P01|6378137|298.257222101|||567|\n\
8982||SIRGAS-CON SIR10P01||SIRGAS Continuously Operating Network SIR10P01|6378137|298.257222101|||567|\n\
8983||SIRGAS-CON SIR11P01||SIRGAS Continuously Operating Network SIR11P01|6378137|298.257222101|||567|\n\
8984||SIRGAS-CON SIR13P01||SIRGAS Continuously Operating Network SIR13P01|6378137|298.257222101|||567|\n\
8985||SIRGAS-CON SIR14P01||SIRGAS Continuously Operating Network SIR14P01|6378137|298.257222101|||567|\n\
8986||SIRGAS-CON SIR15P01||SIRGAS Continuously Operating Network SIR15P01|6378137|298.257222101|||567|\n\
8987||SIRGAS-CON SIR17P01||SIRGAS Continuously Operating Network SIR17P01|6378137|298.257222101|||567|1132\n\
8988||ITRF88|GCS_ITRF_1988|International Terrestrial Reference Frame 1988;D_ITRF_1988|6378137|298.257222101|||12|\n\
8989||ITRF89|GCS_ITRF_1989|International Terrestrial Reference Frame 1989;D_ITRF_1989|6378137|298.257222101|||12|\n\
8990||ITRF90|GCS_ITRF_1990|International Terrestrial Reference Frame 1990;D_ITRF_1990|6378137|298.257222101|||12|1147\n\
8991||ITRF91|GCS_ITRF_1991|International Terrestrial Reference Frame 1991;D_ITRF_1991|6378137|298.257222101|||12|\n\
8992||ITRF92|GCS_ITRF_1992|International Terrestrial Reference Frame 1992;D_ITRF_1992|6378137|298.257222101|||12|1148\n\
8993||ITRF93|GCS_ITRF_1993|International Terrestrial Reference Frame 1993;D_ITRF_1993|6378137|298.257222101|||12|\n\
8994||ITRF94|GCS_ITRF_1994|International Terrestrial Reference Frame 1994;D_ITRF_1994|6378137|298.257222101|||12|1149\n\
8995||ITRF96|GCS_ITRF_1996|International Terrestrial Reference Frame 1996;D_ITRF_1996|6378137|298.257222101|||12|1150 1151 1152 1153\n\
8996||ITRF97|GCS_ITRF_1997|International Terrestrial Reference Frame 1997;D_ITRF_1997|6378137|298.257222101|||12|1154 1155 1156 1157\n\
8997||ITRF2000|GCS_ITRF_2000|International Terrestrial Reference Frame 2000;D_ITRF_2000|6378137|298.257222101|||12|\n\
8998||ITRF2005|GCS_ITRF_2005|International Terrestrial Reference Frame 2005;D_ITRF_2005|6378137|298.257222101|||12|1158 1159 1160 1161\n\
8999||ITRF2008|GCS_ITRF_2008|International Terrestrial Reference Frame 2008;D_ITRF_2008|6378137|298.257222101|||12|948\n\
9000||ITRF2014||International Terrestrial Reference Frame 2014|6378137|298.257222101|||12|1162 1163 1164 1165 1166 1167 1168 1169 1170 1171 1172 1173 1174 1175 1176 1177\n\
9002||IGS97|IGS97_3D|IGS97|6378137|298.257222101|||12|\n\
9003||IGS97||IGS97|6378137|298.257222101|||12|\n\
9005||IGS00|IGS00_3D|IGS00|6378137|298.257222101|||12|\n\
9006||IGS00||IGS00|6378137|298.257222101|||12|\n\
9008||IGb00|IGb00_3D|IGb00|6378137|298.257222101|||12|\n\
9009||IGb00||IGb00|6378137|298.257222101|||12|\n\
9011||IGS05|IGS05_3D|IGS05|6378137|298.257222101|||12|\n\
9012||IGS05||IGS05|6378137|298.257222101|||12|\n\
9013||IGS08|IGS08_3D|IGS08|6378137|298.257222101|||12|1178 1179\n\
9014||IGS08|GCS_IGS08|IGS08|6378137|298.257222101|||12|1180 1181\n\
9016||IGb08|IGb08_3D|IGb08|6378137|298.257222101|||12|\n\
9017||IGb08||IGb08|6378137|298.257222101|||12|\n\
9018||IGS14|IGS14_3D|IGS14|6378137|298.257222101|||12|\n\
9019||IGS14||IGS14|6378137|298.257222101|||12|\n\
9053||WGS 84 (G730)|WGS_1984_(G730)|World Geodetic System 1984 (G730)|6378137|298.257223563|||12|917\n\
9054||WGS 84 (G873)|WGS_1984_(G873)|World Geodetic System 1984 (G873)|6378137|298.257223563|||12|918\n\
9055||WGS 84 (G1150)|WGS_1984_(G1150)|World Geodetic System 1984 (G1150)|6378137|298.257223563|||12|919\n\
9056||WGS 84 (G1674)|WGS_1984_(G1674)|World Geodetic System 1984 (G1674)|6378137|298.257223563|||12|920\n\
9057||WGS 84 (G1762)|WGS_1984_(G1762)|World Geodetic System 1984 (G1762)|6378137|298.257223563|||12|921\n\
9059||ETRF89|GCS_ETRF_1989|European Terrestrial Reference Frame 1989;D_ETRF_1989|6378137|298.257222101|||301|965\n\
9060||ETRF90||European Terrestrial Reference Frame 1990|6378137|298.257222101|||301|966\n\
9061||ETRF91||European Terrestrial Reference Frame 1991|6378137|298.257222101|||301|967\n\
9062||ETRF92||European Terrestrial Reference Frame 1992|6378137|298.257222101|||301|\n\
9063||ETRF93||European Terrestrial Reference Frame 1993|6378137|298.257222101|||301|968\n\
9064||ETRF94||European Terrestrial Reference Frame 1994|6378137|298.257222101|||301|969\n\
9065||ETRF96||European Terrestrial Reference Frame 1996|6378137|298.257222101|||301|970\n\
9066||ETRF97||European Terrestrial Reference Frame 1997|6378137|298.257222101|||301|971\n\
9067||ETRF2000||European Terrestrial Reference Frame 2000|6378137|298.257222101|||301|972\n\
9068||ETRF2005||European Terrestrial Reference Frame 2005|6378137|298.257222101|||301|1118\n\
9069||ETRF2014||European Terrestrial Reference Frame 2014|6378137|298.257222101|||301|1119\n\
9071||NAD83(MARP00)|NAD_1983_MARP00_3D|North American Datum of 1983 (MARP00);D_NAD_1983_MARP00|6378137|298.257222101|||686|\n\
9072||NAD83(MARP00)|GCS_NAD_1983_MARP00|North American Datum of 1983 (MARP00);D_NAD_1983_MARP00|6378137|298.257222101|||686|\n\
9074||NAD83(PACP00)|NAD_1983_PACP00_3D|North American Datum of 1983 (PACP00);D_NAD_1983_PACP00|6378137|298.257222101|||685|\n\
9075||NAD83(PACP00)|GCS_NAD_1983_PACP00|North American Datum of 1983 (PACP00);D_NAD_1983_PACP00|6378137|298.257222101|||685|\n\
9139||KOSOVAREF01|KOSOVAREF01_3D|Kosovo Reference System 2001|6378137|298.257222101|||11|1182\n\
9140||KOSOVAREF01||Kosovo Reference System 2001|6378137|298.257222101|||11|1182\n\
9147||SIRGAS-Chile 2013|SIRGAS-Chile_2013_3D|SIRGAS-Chile realization 3 epoch 2013|6378137|298.257222101|||668|1183 1184 1185 1186 1187 1188 1189 1190 1191 1192 1193 1194 1195 1196\n\
9148||SIRGAS-Chile 2013||SIRGAS-Chile realization 3 epoch 2013|6378137|298.257222101|||668|1183 1184 1185 1186 1187 1188 1189 1190 1191 1192 1193 1194 1195 1196\n\
9152||SIRGAS-Chile 2016|SIRGAS-Chile_2016_3D|SIRGAS-Chile realization 4 epoch 2016|6378137|298.257222101|||668|1197 1198 1199 1200 1201 1202 1203 1204 1205 1206 1207 1208 1209 1210\n\
9153||SIRGAS-Chile 2016||SIRGAS-Chile realization 4 epoch 2016|6378137|298.257222101|||668|1197 1198 1199 1200 1201 1202 1203 1204 1205 1206 1207 1208 1209 1210\n\
9183|1|SIRGAS-Chile|SIRGAS-Chile_3D|SIRGAS-Chile;D_SIRGAS-Chile|6378137|298.257222101|||668|\n\
9184|1|SIRGAS-Chile|GCS_SIRGAS-Chile|SIRGAS-Chile;D_SIRGAS-Chile|6378137|298.257222101|||668|\n\
9248||Tapi Aike||Tapi Aike|6378388|297|||782|1211\n\
9251||MMN||Ministerio de Marina Norte|6378388|297|||296|1212\n\
9253||MMS||Ministerio de Marina Sur|6378388|297|||296|1213\n\
9267||MGI|MGI_3D|Militar-Geographische Institut;D_MGI;hermannskogel|6377397.155|299.1528128|||486|581 582\n\
9293||ONGD17|ONGD17_3D|Oman National Geodetic Datum 2017|6378137|298.257222101|||693|1214\n\
9294||ONGD17||Oman National Geodetic Datum 2017|6378137|298.257222101|||693|1215\n\
9299||HS2-IRF||HS2 Intermediate Reference Frame|6378137|298.257222101|||783|1216\n\
9308||ATRF2014|ATRF2014_(3D)|Australian Terrestrial Reference Frame 2014|6378137|298.257222101|||441|1217 1218 1219\n\
9309||ATRF2014||Australian Terrestrial Reference Frame 2014|6378137|298.257222101|||441|1217 1218 1219\n\
9332||KSA-GRF17|KSA-GRF17_(3D)|Kingdom of Saudi Arabia Geodetic Reference Frame 2017|6378137|298.257222101|||780|1220\n\
9333||KSA-GRF17||Kingdom of Saudi Arabia Geodetic Reference Frame 2017|6378137|298.257222101|||780|1220\n\
9364||TPEN11-IRF||TPEN11 Intermediate Reference Frame|6378137|298.257222101|||784|1221\n\
9372||MML07-IRF||MML07 Intermediate Reference Frame|6378137|298.257222101|||785|1222\n\
9379||IGb14|IGb14_(3D)|IGb14|6378137|298.257222101|||12|\n\
9380||IGb14||IGb14|6378137|298.257222101|||12|\n\
9384||AbInvA96_2020-IRF||AbInvA96_2020 Intermediate Reference Frame|6378137|298.257222101|||786|1223\n\
9403||PN68||Pico de las Nieves 1968|6378388|297|||787|1224\n\
9453||GBK19-IRF||GBK19 Intermediate Reference Frame|6378137|298.257222101|||788|1225\n\
9469||SRGI2013|SRGI2013_(3D)|Sistem Referensi Geospasial Indonesia 2013|6378137|298.257223563|||639|1226\n\
9470||SRGI2013||Sistem Referensi Geospasial Indonesia 2013|6378137|298.257223563|||639|1226\n\
9474||PZ-90.02||Parametry Zemli 1990.02|6378136|298.257839303|||12|\n\
9475||PZ-90.11||Parametry Zemli 1990.11|6378136|298.257839303|||12|1227 1228\n\
9546||LTF2004(G)|LTF2004(G)_(3D)|Lyon Turin Ferroviaire 2004|6378137|298.257222101|||789|\n\
9547||LTF2004(G)||Lyon Turin Ferroviaire 2004|6378137|298.257222101|||789|\n\
9695||REDGEOMIN|REDGEOMIN_(3D)|Red Geodesica Para Mineria en Chile|6378137|298.257222101|||668|\n\
9696||REDGEOMIN||Red Geodesica Para Mineria en Chile|6378137|298.257222101|||668|\n\
9701||ETRF2000-PL||ETRF2000 Poland|6378137|298.257222101|||790|1229\n\
9702||ETRF2000-PL||ETRF2000 Poland|6378137|298.257222101|||790|1229\n\
9739||EOS21-IRF||EOS21 Intermediate Reference Frame|6378137|298.257222101|||791|1230\n\
9754||WGS 84 (G2139)||World Geodetic System 1984 (G2139)|6378137|298.257223563|||12|1231\n\
9755||WGS 84 (G2139)||World Geodetic System 1984 (G2139)|6378137|298.257223563|||12|1231\n\
9758||ECML14_NB-IRF||ECML14_NB Intermediate Reference Frame|6378137|298.257222101|||792|1232\n\
9763||EWR2-IRF||EWR2 Intermediate Reference Frame|6378137|298.257222101|||793|1233\n\
9776||RGF93 v2||Reseau Geodesique Francais 1993 v2|6378137|298.257222101|||113|1234\n\
9777||RGF93 v2||Reseau Geodesique Francais 1993 v2|6378137|298.257222101|||113|1234\n\
9778||RGF93 v2 (lon-lat)||Reseau Geodesique Francais 1993 v2|6378137|298.257222101|||113|1235\n\
9779||RGF93 v2 (lon-lat)||Reseau Geodesique Francais 1993 v2|6378137|298.257222101|||113|1236\n\
9781||RGF93 v2b||Reseau Geodesique Francais 1993 v2b|6378137|298.257222101|||113|1237\n\
9782||RGF93 v2b||Reseau Geodesique Francais 1993 v2b|6378137|298.257222101|||113|1237\n\
9783||RGF93 v2b (lon-lat)||Reseau Geodesique Francais 1993 v2b|6378137|298.257222101|||113|1238\n\
9784||RGF93 v2b (lon-lat)||Reseau Geodesique Francais 1993 v2b|6378137|298.257222101|||113|1239\n\
9866||MRH21-IRF||MRH21 Intermediate Reference Frame|6378137|298.257222101|||794|1240\n\
9871||MOLDOR11-IRF||MOLDOR11 Intermediate Reference Frame|6378137|298.257222101|||795|1241\n\
9893||LUREF||Luxembourg Reference Frame;D_Luxembourg_Reference_Frame|6378388|297|||127|130 131\n\
9939||EBBWV14-IRF||EBBWV14 Intermediate Reference Frame|6378137|298.257222101|||796|1242\n\
9964||HULLEE13-IRF||HULLEE13 Intermediate Reference Frame|6378137|298.257222101|||797|1243\n\
9969||SCM22-IRF||SCM22 Intermediate Reference Frame|6378137|298.257222101|||798|1244\n\
9974||FNL22-IRF||FNL22 Intermediate Reference Frame|6378137|298.257222101|||799|1245\n\
9989||ITRF2020||International Terrestrial Reference Frame 2020|6378137|298.257222101|||12|\n\
9990||ITRF2020||International Terrestrial Reference Frame 2020|6378137|298.257222101|||12|\n\
20033||MWC18-IRF||MWC18 Intermediate Reference Frame|6378137|298.257222101|||800|1246\n\
20040||SIRGAS-Chile 2021||SIRGAS-Chile realization 5 epoch 2021|6378137|298.257222101|||668|1247 1248 1249 1250 1251 1252 1253 1254 1255 1256 1257 1258 1259 1260\n\
20041||SIRGAS-Chile 2021||SIRGAS-Chile realization 5 epoch 2021|6378137|298.257222101|||668|1247 1248 1249 1250 1251 1252 1253 1254 1255 1256 1257 1258 1259 1260\n\
4305|1|GCS_Voirol_Unifie_1960||D_Voirol_Unifie_1960|6378249.145|293.465||0.9|472|1261\n\
4812|1|GCS_Voirol_Unifie_1960_Paris||D_Voirol_Unifie_1960|6378249.145|293.465|2.33722917|0.9|472|\n\
37001|1|GCS_WGS_1966||D_WGS_1966|6378145|298.25|||12|\n\
37002||GCS_Fischer_1960||D_Fischer_1960|6378166|298.3|||12|\n\
37003||GCS_Fischer_1968||D_Fischer_1968|6378150|298.3|||12|\n\
37004||GCS_Fischer_Modified||D_Fischer_Modified|6378155|298.3|||12|\n\
37005||GCS_Hough_1960||D_Hough_1960|6378270|297|||12|\n\
37006||GCS_Everest_Modified_1969||D_Everest_Modified_1969|6377295.664|300.8017|||12|\n\
37007||GCS_Walbeck||D_Walbeck|6376896|302.78|||12|\n\
37008||GCS_Sphere_ARC_INFO||D_Sphere_ARC_INFO|6370997|0|||12|\n\
37201|1|GCS_European_1979||D_European_1979|6378388|297|||262|\n\
37202||GCS_Everest_Bangladesh||D_Everest_Bangladesh|6377276.345|300.8017|||575|\n\
37203||GCS_Everest_India_Nepal||D_Everest_India_Nepal|6377301.243|300.8017255|||801|\n\
37204|1|GCS_Hjorsey_1955||D_Hjorsey_1955|6378388|297|||802|\n\
37205|1|GCS_Hong_Kong_1963_67||D_Hong_Kong_1963_67|6378388|297|||518|\n\
37206||GCS_Oman||D_Oman|6378249.145|293.465|||693|\n\
37207||GCS_South_Asia_Singapore||D_South_Asia_Singapore|6378155|298.3|||641|1262\n\
37208|1|GCS_Ayabelle||D_Ayabelle|6378249.145|293.465|||604|\n\
37211|1|GCS_Point_58||D_Point_58|6378249.145|293.465|||532|\n\
37212|1|GCS_Beacon_E_1945||D_Beacon_E_1945|6378388|297|||599|\n\
37213|1|GCS_Tern_Island_1961||D_Tern_Island_1961|6378388|297|||597|\n\
37214|1|GCS_Astro_1952||D_Astro_1952|6378388|297|||601|\n\
37215|1|GCS_Bellevue_IGN||D_Bellevue_IGN|6378388|297|||605|\n\
37216|1|GCS_Canton_1966||D_Canton_1966|6378388|297|||607|\n\
37217|1|GCS_Chatham_Island_1971||D_Chatham_Island_1971|6378388|297|||566|\n\
37218||GCS_DOS_1968||D_DOS_1968|6378388|297|||609|1263\n\
37219|1|GCS_Easter_Island_1967||D_Easter_Island_1967|6378388|297|||612|\n\
37220|1|GCS_Guam_1963||D_Guam_1963|6378206.4|294.9786982139|||686|\n\
37221||GCS_GUX_1||D_GUX_1|6378388|297|||610|1264\n\
37222|1|GCS_Johnston_Island_1961||D_Johnston_Island_1961|6378388|297|||618|\n\
37223|1|GCS_Carthage||Carthage;D_Carthage|6378249.2|293.46602129363|||220|231 232\n\
37224|1|GCS_Midway_1961||D_Midway_1961|6378388|297|||620|\n\
37225||GCS_Carthage_Grad||Carthage;D_Carthage|6378249.2|293.46602129363||0.9|220|231 232\n\
37226|1|GCS_Pitcairn_1967||D_Pitcairn_1967|6378388|297|||622|\n\
37227|1|GCS_Santo_DOS_1965||D_Santo_DOS_1965|6378388|297|||623|\n\
37228|1|GCS_Viti_Levu_1916||D_Viti_Levu_1916|6378249.145|293.465|||624|\n\
37229|1|GCS_Wake_Eniwetok_1960||D_Wake_Eniwetok_1960|6378270|297|||625|\n\
37230|1|GCS_Wake_Island_1952||D_Wake_Island_1952|6378388|297|||626|\n\
37231|1|GCS_Anna_1_1965||D_Anna_1_1965|6378160|298.25|||598|\n\
37232|1|GCS_Gan_1970||D_Gan_1970|6378388|297|||577|\n\
37233|1|GCS_ISTS_073_1969||D_ISTS_073_1969|6378388|297|||617|\n\
37234|1|GCS_Kerguelen_Island_1949||D_Kerguelen_Island_1949|6378388|297|||544|\n\
37235|1|GCS_Reunion_1947||D_Reunion_1947|6378388|297|||537|\n\
37237|1|GCS_Ascension_Island_1958||D_Ascension_Island_1958|6378388|297|||602|\n\
37238|1|GCS_DOS_71_4||D_DOS_71_4|6378388|297|||600|\n\
37239|1|GCS_Cape_Canaveral||D_Cape_Canaveral|6378206.4|294.9786982139|||608|\n\
37240||GCS_Fort_Thomas_1955||D_Fort_Thomas_1955|6378249.145|293.465|||803|1265\n\
37241||GCS_Graciosa_Base_SW_1948||D_Graciosa_Base_SW_1948|6378388|297|||129|1266 1267 1268 1269 1270 1271 1272 1273 1274 1275 1276 1277 1278 1279\n\
37242|1|GCS_ISTS_061_1968||D_ISTS_061_1968|6378388|297|||615|\n\
37243||GCS_LC5_1961||D_LC5_1961|6378206.4|294.9786982139|||619|\n\
37245||GCS_Observatorio_Meteorologico_1939||D_Observatorio_Meteorologico_1939|6378388|297|||128|1280 1281 1282 1283 1284 1285 1286\n\
37246|1|GCS_Pico_de_Las_Nieves||D_Pico_de_Las_Nieves|6378388|297|||787|\n\
37247|1|GCS_Porto_Santo_1936||D_Porto_Santo_1936|6378388|297|||131|\n\
37249||GCS_Sao_Braz||D_Sao_Braz|6378388|297|||130|1287 1288 1289 1290 1291 1292 1293 1294\n\
37250|1|GCS_Selvagem_Grande_1938||D_Selvagem_Grande_1938|6378388|297|||521|\n\
37251|1|GCS_Tristan_1968||D_Tristan_1968|6378388|297|||627|\n\
37252|1|GCS_American_Samoa_1962||D_American_Samoa_1962|6378206.4|294.9786982139|||109|\n\
37253|1|GCS_Camp_Area||D_Camp_Area|6378388|297|||606|\n\
37254|1|GCS_Deception_Island||D_Deception_Island|6378249.145|293.465|||629|\n\
37255|1|GCS_Gunung_Segara||D_Gunung_Segara|6377397.155|299.1528128|||519|\n\
37257||GCS_S42_Hungary||D_S42_Hungary|6378245|298.3|||0|\n\
37259|1|GCS_Kusaie_1951||D_Kusaie_1951|6378388|297|||628|\n\
37260||GCS_Alaskan_Islands||D_Alaskan_Islands|6378206.4|294.9786982139|||808|\n\
104000|1|GCS_Assumed_Geographic_1||North American Datum 1927;D_North_American_1927;NAD27|6378206.4|294.9786982139|||12|360 361 362 363 364 365 366 367 368 372 369 370 371 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 390 391 392 393 394 395 396 397 398 399 400 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437\n\
104009||GCS_Kyrg-06||D_Kyrgyz_Republic_2006|6378137|298.257222101|||694|\n\
104010|1|GCS_IGS08||IGS08|6378137|298.257222101|||12|1295 1296 1297 1298 1299 1300 1301\n\
104011|1|WGS_1984_(G730)||World Geodetic System 1984 (G730)|6378137|298.257223563|||12|917\n\
104012|1|WGS_1984_(G873)||World Geodetic System 1984 (G873)|6378137|298.257223563|||12|918\n\
104013|1|WGS_1984_(G1150)||World Geodetic System 1984 (G1150)|6378137|298.257223563|||12|919\n\
104014|1|WGS_1984_(G1674)||World Geodetic System 1984 (G1674)|6378137|298.257223563|||12|920\n\
104015|1|WGS_1984_(G1762)||World Geodetic System 1984 (G1762)|6378137|298.257223563|||12|921\n\
104016|1|WGS_1984_(Transit)||World Geodetic System 1984 (Transit)|6378137|298.257223563|||12|927\n\
104017||PZ-90.02||Parametry Zemli 1990.02|6378136|298.257839303|||12|\n\
104018||PZ-90.11||Parametry Zemli 1990.11|6378136|298.257839303|||12|1227 1228\n\
104019|1|ITRF2014||International Terrestrial Reference Frame 2014|6378137|298.257222101|||12|1162 1163 1164 1165 1166 1167 1168 1169 1170 1171 1172 1173 1174 1175 1176 1177\n\
104020|1|GCS_JGD_2011||D_JGD_2011|6378137|298.257222101|||492|\n\
104021|1|IGS14||IGS14|6378137|298.257222101|||12|\n\
104022||GGD||Georgia_Geodetic_Datum|6378137|298.257222101|||809|1302 1303 1304 1305 1306\n\
104023|1|GCS_International_1967||D_International_1967|6378160|298.25|||12|\n\
104024||California_SRS_Epoch_2017.50_(NAD83)||California_SRS_Epoch_2017.50_(NAD83)|6378137|298.257222101|||812|\n\
104025|1|GCS_Voirol_Unifie_1960_Paris||D_Voirol_Unifie_1960|6378249.145|293.465||0.9|472|\n\
104026|1|GCS_Voirol_Unifie_1960||D_Voirol_Unifie_1960|6378249.145|293.465||0.9|472|\n\
104027|1|ONGD17||Oman_National_Geodetic_Datum_2017|6378137|298.257222101|||693|\n\
104028||GDM2008||Geocentric_Datum_of_Mauritius_2008|6378137|298.257222101|||813|\n\
104047||GCS_Sphere_GRS_1980_Mean_Radius||D_Sphere_GRS_1980_Mean_Radius|6371008.7714|0|||12|\n\
104050||GCS_Xrail84||D_Xrail84|6378137|298.257223563|||814|1307\n\
104100|1|GCS_GDBD2009||D_GDBD2009|6378137|298.257222101|||464|\n\
104101||GCS_Estonia_1937||D_Estonia_1937|6377397.155|299.1528128|||126|1308\n\
104102||GCS_Hermannskogel||D_Hermannskogel|6377397.155|299.1528128|||647|1309\n\
104103||GCS_Sierra_Leone_1960||D_Sierra_Leone_1960|6378249.145|293.465|||815|\n\
104104|1|GCS_Hong_Kong_1980||D_Hong_Kong_1980|6378388|297|||518|\n\
104105||GCS_Datum_Lisboa_Bessel||D_Datum_Lisboa_Bessel|6377397.155|299.1528128|||816|1310 1311\n\
104106||GCS_Datum_Lisboa_Hayford||D_Datum_Lisboa_Hayford|6378388|297|||816|1312 1313 1314 1315 1316\n\
104107|1|GCS_RGF_1993||D_RGF_1993|6378137|298.257222101|||113|\n\
104108|1|GCS_NZGD_2000||D_NZGD_2000|6378137|298.257222101|||105|\n\
104109||GCS_Pohnpei||D_Pohnpei|6378206.4|294.9786982139|||817|1317\n\
104110|1|GCS_REGVEN||D_REGVEN|6378137|298.257222101|||133|\n\
104111|1|GCS_JGD_2000||D_JGD_2000|6378137|298.257222101|||492|\n\
104112||GCS_Bab_South||D_Bab_South|6378206.4|294.9786982139|||818|1318\n\
104113||GCS_Majuro||D_Majuro|6378206.4|294.9786982139|||819|1319\n\
104114|1|GCS_Bermuda_2000||D_Bermuda_2000|6378137|298.257223563|||645|\n\
104115|1|GCS_ITRF_1988||International Terrestrial Reference Frame 1988;D_ITRF_1988|6378137|298.257222101|||12|1320 1321 1322 1323 1324 1325\n\
104116|1|GCS_ITRF_1989||International Terrestrial Reference Frame 1989;D_ITRF_1989|6378137|298.257222101|||12|1326 1327 1328 1329 1330 1331 1332 1333 1334 1335\n\
104117|1|GCS_ITRF_1990||International Terrestrial Reference Frame 1990;D_ITRF_1990|6378137|298.257222101|||12|1336 1337 1338 1339 1340 1341 1342\n\
104118|1|GCS_ITRF_1991||International Terrestrial Reference Frame 1991;D_ITRF_1991|6378137|298.257222101|||12|1343 1344 1345 1346 1347 1348\n\
104119|1|GCS_ITRF_1992||International Terrestrial Reference Frame 1992;D_ITRF_1992|6378137|298.257222101|||12|1349 1350 1351 1352 1353 1354 1355\n\
104120|1|GCS_ITRF_1993||International Terrestrial Reference Frame 1993;D_ITRF_1993|6378137|298.257222101|||12|1356 1357 1358 1359 1360 1361\n\
104121|1|GCS_ITRF_1994||International Terrestrial Reference Frame 1994;D_ITRF_1994|6378137|298.257222101|||12|1362 1363 1364 1365 1366 1367 1368\n\
104122|1|GCS_ITRF_1996||International Terrestrial Reference Frame 1996;D_ITRF_1996|6378137|298.257222101|||12|1369 1370 1371 1372 1373 1374 1375 1376 1377 1378 1379 1380 1381 1382 1383\n\
104123|1|GCS_ITRF_1997||International Terrestrial Reference Frame 1997;D_ITRF_1997|6378137|298.257222101|||12|1384 1385 1386 1387 1388 1389 1390 1391 1392 1393 1394 1395 1396\n\
104124|1|GCS_ITRF_2000||International Terrestrial Reference Frame 2000;D_ITRF_2000|6378137|298.257222101|||12|\n\
104125|1|GCS_Chatham_Islands_1979||D_Chatham_Islands_1979|6378388|297|||566|\n\
104126||GCS_Observatorio_Meteorologico_1965||D_Observatorio_Meteorologico_1965|6378388|297|||777|1397 1398 1399\n\
104127||GCS_Roma_1940||D_Roma_1940|6378388|297|||329|\n\
104128||GCS_Sphere_EMEP||D_Sphere_EMEP|6370000|0|||822|\n\
104129||GCS_EUREF_FIN||European Terrestrial Reference System 1989 ensemble;D_ETRS_1989|6378137|298.257222101|||823|1400\n\
104130||GCS_Jordan||D_Jordan|6378388|297|||249|1401\n\
104131||GCS_D48||D_D48|6377397.155|299.1528128|||8|1402\n\
104132|1|GCS_Ocotepeque_1935||D_Ocotepeque_1935|6378206.4|294.9786982139|||674|\n\
104133|1|GCS_JAD_2001||D_Jamaica_2001|6378137|298.257223563|||642|\n\
104134||GCS_MONREF_1997||International Terrestrial Reference Frame 2000;D_ITRF_2000|6378137|298.257222101|||820|1403\n\
104135||GCS_MSK_1942||Pulkovo 1942;D_Pulkovo_1942|6378245|298.3|||820|1404\n\
104136|1|GCS_TWD_1967||D_TWD_1967|6378160|298.25|||1|\n\
104137|1|GCS_TWD_1997||D_TWD_1997|6378137|298.257222101|||2|\n\
104138||GCS_Old_Hawaiian_Intl_1924||D_Old_Hawaiian_Intl_1924|6378388|297|||44|1405 1406 1407 1408 1409\n\
104139||GCS_Voirol_1875_Grad||Voirol 1875;D_Voirol_1875|6378249.2|293.46602129363||0.9|472|1410\n\
104140||GCS_Voirol_1879_Grad||Voirol 1879;D_Voirol_1879|6378249.2|293.46602129363||0.9|472|\n\
104141|1|GCS_CGRS_1993||D_Cyprus_Geodetic_Reference_System_1993|6378137|298.257223563|||684|\n\
104142|1|GCS_PTRA08||D_PTRA08|6378137|298.257222101|||656|\n\
104143|1|GCS_CR05||D_Costa_Rica_2005|6378137|298.257223563|||669|\n\
104144|1|GCS_ISN_2004||D_Islands_Network_2004|6378137|298.257222101|||501|\n\
104145|1|GCS_NAD_1983_2011||D_NAD_1983_2011|6378137|298.257222101|||643|\n\
104179|1|ETRF90||European Terrestrial Reference Frame 1990|6378137|298.257222101|||301|966\n\
104180|1|ETRF91||European Terrestrial Reference Frame 1991|6378137|298.257222101|||301|967\n\
104181|1|ETRF92||European Terrestrial Reference Frame 1992|6378137|298.257222101|||301|\n\
104182|1|ETRF93||European Terrestrial Reference Frame 1993|6378137|298.257222101|||301|968\n\
104183|1|ETRF94||European Terrestrial Reference Frame 1994|6378137|298.257222101|||301|969\n\
104184|1|ETRF96||European Terrestrial Reference Frame 1996|6378137|298.257222101|||301|970\n\
104185|1|ETRF97||European Terrestrial Reference Frame 1997|6378137|298.257222101|||301|971\n\
104186|1|ETRF2000||European Terrestrial Reference Frame 2000|6378137|298.257222101|||301|972\n\
104199|1|GCS_WGS_1984_Major_Auxiliary_Sphere||D_WGS_1984_Major_Auxiliary_Sphere|6378137|0|||12|\n\
104223|1|GCS_NAD_1983_CORS96||D_NAD_1983_CORS96|6378137|298.257222101|||643|\n\
104248|1|GCS_MACAO_2008||D_MACAO_2008|6378388|297|||777|\n\
104256|1|GCS_Nepal_Nagarkot||D_Nepal_Nagarkot|6377276.345|300.8017|||683|\n\
104257|1|GCS_ITRF_2008||International Terrestrial Reference Frame 2008;D_ITRF_2008|6378137|298.257222101|||12|948\n\
104258|1|GCS_ETRF_1989||D_ETRF_1989|6378137|298.257223563|||301|\n\
104259|1|GCS_NAD_1983_PACP00||D_NAD_1983_PACP00|6378137|298.257222101|||685|\n\
104260|1|GCS_NAD_1983_MARP00||D_NAD_1983_MARP00|6378137|298.257222101|||686|\n\
104261||GCS_Merchich_Degree||Merchich;D_Merchich|6378249.2|293.46602129363|||303|1411\n\
104286|1|GCS_NAD_1983_MA11||D_NAD_1983_MA11|6378137|298.257222101|||686|\n\
104287|1|GCS_NAD_1983_PA11||D_NAD_1983_PA11|6378137|298.257222101|||685|\n\
104304|1|GCS_Voirol_1875||Voirol 1875;D_Voirol_1875|6378249.2|293.46602129363|||472|566\n\
104305|1|GCS_Voirol_Unifie_1960_Degree||D_Voirol_Unifie_1960|6378249.145|293.465|||472|\n\
104602||North_American_1983_3D||North American Datum 1983;D_North_American_1983;NAD83|6378137|298.257222101|||413|438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489\n\
104613||EUREF_FIN_3D||European Terrestrial Reference System 1989 ensemble;D_ETRS_1989|6378137|298.257222101|||823|328\n\
104644||California_SRS_Epoch_2017.50_(NAD83)_3D||California_SRS_Epoch_2017.50_(NAD83)|6378137|298.257222101|||812|\n\
104645||GGD_3D||Georgia_Geodetic_Datum|6378137|298.257222101|||809|1302 1303 1304 1305 1306\n\
104647|1|ONGD17_3D||Oman_National_Geodetic_Datum_2017|6378137|298.257222101|||693|\n\
104648||S-JTSK_[JTSK03]_3D||System of the Unified Trigonometrical Cadastral Network [JTSK03];S-JTSK_[JTSK03]|6377397.155|299.1528128|||85|1117\n\
104653||MONREF_1997_3D||International Terrestrial Reference Frame 2000;D_ITRF_2000|6378137|298.257222101|||820|1403\n\
104664||Nepal_Nagarkot_3D||D_Nepal_Nagarkot|6377276.345|300.8017|||683|\n\
104693||SLD99_3D||Sri Lanka Datum 1999;D_Sri_Lanka_Datum_1999|6377276.345|300.8017|||272|826\n\
104696||S_JTSK/05_3D||System of the Unified Trigonometrical Cadastral Network/05;D_S_JTSK_05|6377397.155|299.1528128|||84|824\n\
104697||S_JTSK/05_Ferro_3D||System of the Unified Trigonometrical Cadastral Network/05;D_S_JTSK_05|6377397.155|299.1528128|||84|824\n\
104700||GCS_NAD_1983_HARN_Adj_MN_Anoka||D_NAD_1983_HARN_Adj_MN_Anoka|6378418.941|298.25722210088|||363|\n\
104701||GCS_NAD_1983_HARN_Adj_MN_Becker||D_NAD_1983_HARN_Adj_MN_Becker|6378586.581|298.25722210088|||363|\n\
104702||GCS_NAD_1983_HARN_Adj_MN_Beltrami_North||D_NAD_1983_HARN_Adj_MN_Beltrami_North|6378505.809|298.25722210088|||363|\n\
104703||GCS_NAD_1983_HARN_Adj_MN_Beltrami_South||D_NAD_1983_HARN_Adj_MN_Beltrami_South|6378544.823|298.25722210088|||363|\n\
104704||GCS_NAD_1983_HARN_Adj_MN_Benton||D_NAD_1983_HARN_Adj_MN_Benton|6378490.569|298.25722210088|||363|\n\
104705||GCS_NAD_1983_HARN_Adj_MN_Big_Stone||D_NAD_1983_HARN_Adj_MN_Big_Stone|6378470.757|298.25722210088|||363|\n\
104706||GCS_NAD_1983_HARN_Adj_MN_Blue_Earth||D_NAD_1983_HARN_Adj_MN_Blue_Earth|6378403.701|298.25722210088|||363|\n\
104707||GCS_NAD_1983_HARN_Adj_MN_Brown||D_NAD_1983_HARN_Adj_MN_Brown|6378434.181|298.25722210088|||363|\n\
104708||GCS_NAD_1983_HARN_Adj_MN_Carlton||D_NAD_1983_HARN_Adj_MN_Carlton|6378454.907|298.25722210088|||363|\n\
104709||GCS_NAD_1983_HARN_Adj_MN_Carver||D_NAD_1983_HARN_Adj_MN_Carver|6378400.653|298.25722210088|||363|\n\
104710||GCS_NAD_1983_HARN_Adj_MN_Cass_North||D_NAD_1983_HARN_Adj_MN_Cass_North|6378567.378|298.25722210088|||363|\n\
104711||GCS_NAD_1983_HARN_Adj_MN_Cass_South||D_NAD_1983_HARN_Adj_MN_Cass_South|6378546.957|298.25722210088|||363|\n\
104712||GCS_NAD_1983_HARN_Adj_MN_Chippewa||D_NAD_1983_HARN_Adj_MN_Chippewa|6378476.853|298.25722210088|||363|\n\
104713||GCS_NAD_1983_HARN_Adj_MN_Chisago||D_NAD_1983_HARN_Adj_MN_Chisago|6378411.321|298.25722210088|||363|\n\
104714||GCS_NAD_1983_HARN_Adj_MN_Cook_North||D_NAD_1983_HARN_Adj_MN_Cook_North|6378647.541|298.25722210088|||363|\n\
104715||GCS_NAD_1983_HARN_Adj_MN_Cook_South||D_NAD_1983_HARN_Adj_MN_Cook_South|6378647.541|298.25722210088|||363|\n\
104716||GCS_NAD_1983_HARN_Adj_MN_Cottonwood||D_NAD_1983_HARN_Adj_MN_Cottonwood|6378514.953|298.25722210088|||363|\n\
104717||GCS_NAD_1983_HARN_Adj_MN_Crow_Wing||D_NAD_1983_HARN_Adj_MN_Crow_Wing|6378546.957|298.25722210088|||363|\n\
104718||GCS_NAD_1983_HARN_Adj_MN_Dakota||D_NAD_1983_HARN_Adj_MN_Dakota|6378421.989|298.25722210088|||363|\n\
104719||GCS_NAD_1983_HARN_Adj_MN_Dodge||D_NAD_1983_HARN_Adj_MN_Dodge|6378481.425|298.25722210088|||363|\n\
104720||GCS_NAD_1983_HARN_Adj_MN_Douglas||D_NAD_1983_HARN_Adj_MN_Douglas|6378518.001|298.25722210088|||363|\n\
104721||GCS_NAD_1983_HARN_Adj_MN_Faribault||D_NAD_1983_HARN_Adj_MN_Faribault|6378521.049|298.25722210088|||363|\n\
104722||GCS_NAD_1983_HARN_Adj_MN_Fillmore||D_NAD_1983_HARN_Adj_MN_Fillmore|6378464.661|298.25722210088|||363|\n\
104723||GCS_NAD_1983_HARN_Adj_MN_Freeborn||D_NAD_1983_HARN_Adj_MN_Freeborn|6378521.049|298.25722210088|||363|\n\
104724||GCS_NAD_1983_HARN_Adj_MN_Goodhue||D_NAD_1983_HARN_Adj_MN_Goodhue|6378434.181|298.25722210088|||363|\n\
104725||GCS_NAD_1983_HARN_Adj_MN_Grant||D_NAD_1983_HARN_Adj_MN_Grant|6378518.001|298.25722210088|||363|\n\
104726||GCS_NAD_1983_HARN_Adj_MN_Hennepin||D_NAD_1983_HARN_Adj_MN_Hennepin|6378418.941|298.25722210088|||363|\n\
104727||GCS_NAD_1983_HARN_Adj_MN_Houston||D_NAD_1983_HARN_Adj_MN_Houston|6378436.619|298.25722210088|||363|\n\
104728||GCS_NAD_1983_HARN_Adj_MN_Isanti||D_NAD_1983_HARN_Adj_MN_Isanti|6378411.321|298.25722210088|||363|\n\
104729||GCS_NAD_1983_HARN_Adj_MN_Itasca_North||D_NAD_1983_HARN_Adj_MN_Itasca_North|6378574.389|298.25722210088|||363|\n\
104730||GCS_NAD_1983_HARN_Adj_MN_Itasca_South||D_NAD_1983_HARN_Adj_MN_Itasca_South|6378574.389|298.25722210088|||363|\n\
104731||GCS_NAD_1983_HARN_Adj_MN_Jackson||D_NAD_1983_HARN_Adj_MN_Jackson|6378521.049|298.25722210088|||363|\n\
104732||GCS_NAD_1983_HARN_Adj_MN_Kanabec||D_NAD_1983_HARN_Adj_MN_Kanabec|6378472.281|298.25722210088|||363|\n\
104733||GCS_NAD_1983_HARN_Adj_MN_Kandiyohi||D_NAD_1983_HARN_Adj_MN_Kandiyohi|6378498.189|298.25722210088|||363|\n\
104734||GCS_NAD_1983_HARN_Adj_MN_Kittson||D_NAD_1983_HARN_Adj_MN_Kittson|6378449.421|298.25722210088|||363|\n\
104735||GCS_NAD_1983_HARN_Adj_MN_Koochiching||D_NAD_1983_HARN_Adj_MN_Koochiching|6378525.621|298.25722210088|||363|\n\
104736||GCS_NAD_1983_HARN_Adj_MN_Lac_Qui_Parle||D_NAD_1983_HARN_Adj_MN_Lac_Qui_Parle|6378476.853|298.25722210088|||363|\n\
104737||GCS_NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_North||D_NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_North|6378466.185|298.25722210088|||363|\n\
104738||GCS_NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_South||D_NAD_1983_HARN_Adj_MN_Lake_of_the_Woods_South|6378496.665|298.25722210088|||363|\n\
104739||GCS_NAD_1983_HARN_Adj_MN_Le_Sueur||D_NAD_1983_HARN_Adj_MN_Le_Sueur|6378434.181|298.25722210088|||363|\n\
104740||GCS_NAD_1983_HARN_Adj_MN_Lincoln||D_NAD_1983_HARN_Adj_MN_Lincoln|6378643.579|298.25722210088|||363|\n\
104741||GCS_NAD_1983_HARN_Adj_MN_Lyon||D_NAD_1983_HARN_Adj_MN_Lyon|6378559.758|298.25722210088|||363|\n\
104742||GCS_NAD_1983_HARN_Adj_MN_McLeod||D_NAD_1983_HARN_Adj_MN_McLeod|6378414.369|298.25722210088|||363|\n\
104743||GCS_NAD_1983_HARN_Adj_MN_Mahnomen||D_NAD_1983_HARN_Adj_MN_Mahnomen|6378586.581|298.25722210088|||363|\n\
104744||GCS_NAD_1983_HARN_Adj_MN_Marshall||D_NAD_1983_HARN_Adj_MN_Marshall|6378441.801|298.25722210088|||363|\n\
104745||GCS_NAD_1983_HARN_Adj_MN_Martin||D_NAD_1983_HARN_Adj_MN_Martin|6378521.049|298.25722210088|||363|\n\
104746||GCS_NAD_1983_HARN_Adj_MN_Meeker||D_NAD_1983_HARN_Adj_MN_Meeker|6378498.189|298.25722210088|||363|\n\
104747||GCS_NAD_1983_HARN_Adj_MN_Morrison||D_NAD_1983_HARN_Adj_MN_Morrison|6378502.761|298.25722210088|||363|\n\
104748||GCS_NAD_1983_HARN_Adj_MN_Mower||D_NAD_1983_HARN_Adj_MN_Mower|6378521.049|298.25722210088|||363|\n\
104749||GCS_NAD_1983_HARN_Adj_MN_Murray||D_NAD_1983_HARN_Adj_MN_Murray|6378617.061|298.25722210088|||363|\n\
104750||GCS_NAD_1983_HARN_Adj_MN_Nicollet||D_NAD_1983_HARN_Adj_MN_Nicollet|6378403.701|298.25722210088|||363|\n\
104751||GCS_NAD_1983_HARN_Adj_MN_Nobles||D_NAD_1983_HARN_Adj_MN_Nobles|6378624.681|298.25722210088|||363|\n\
104752||GCS_NAD_1983_HARN_Adj_MN_Norman||D_NAD_1983_HARN_Adj_MN_Norman|6378468.623|298.25722210088|||363|\n\
104753||GCS_NAD_1983_HARN_Adj_MN_Olmsted||D_NAD_1983_HARN_Adj_MN_Olmsted|6378481.425|298.25722210088|||363|\n\
104754||GCS_NAD_1983_HARN_Adj_MN_Ottertail||D_NAD_1983_HARN_Adj_MN_Ottertail|6378525.621|298.25722210088|||363|\n\
104755||GCS_NAD_1983_HARN_Adj_MN_Pennington||D_NAD_1983_HARN_Adj_MN_Pennington|6378445.763|298.25722210088|||363|\n\
104756||GCS_NAD_1983_HARN_Adj_MN_Pine||D_NAD_1983_HARN_Adj_MN_Pine|6378472.281|298.25722210088|||363|\n\
104757||GCS_NAD_1983_HARN_Adj_MN_Pipestone||D_NAD_1983_HARN_Adj_MN_Pipestone|6378670.401|298.25722210088|||363|\n\
104758||GCS_NAD_1983_HARN_Adj_MN_Polk||D_NAD_1983_HARN_Adj_MN_Polk|6378445.763|298.25722210088|||363|\n\
104759||GCS_NAD_1983_HARN_Adj_MN_Pope||D_NAD_1983_HARN_Adj_MN_Pope|6378502.761|298.25722210088|||363|\n\
104760||GCS_NAD_1983_HARN_Adj_MN_Ramsey||D_NAD_1983_HARN_Adj_MN_Ramsey|6378418.941|298.25722210088|||363|\n\
104761||GCS_NAD_1983_HARN_Adj_MN_Red_Lake||D_NAD_1983_HARN_Adj_MN_Red_Lake|6378445.763|298.25722210088|||363|\n\
104762||GCS_NAD_1983_HARN_Adj_MN_Redwood||D_NAD_1983_HARN_Adj_MN_Redwood|6378438.753|298.25722210088|||363|\n\
104763||GCS_NAD_1983_HARN_Adj_MN_Renville||D_NAD_1983_HARN_Adj_MN_Renville|6378414.369|298.25722210088|||363|\n\
104764||GCS_NAD_1983_HARN_Adj_MN_Rice||D_NAD_1983_HARN_Adj_MN_Rice|6378434.181|298.25722210088|||363|\n\
104765||GCS_NAD_1983_HARN_Adj_MN_Rock||D_NAD_1983_HARN_Adj_MN_Rock|6378624.681|298.25722210088|||363|\n\
104766||GCS_NAD_1983_HARN_Adj_MN_Roseau||D_NAD_1983_HARN_Adj_MN_Roseau|6378449.421|298.25722210088|||363|\n\
104767||GCS_NAD_1983_HARN_Adj_MN_St_Louis_North||D_NAD_1983_HARN_Adj_MN_St_Louis_North|6378543.909|298.25722210088|||363|\n\
104768||GCS_NAD_1983_HARN_Adj_MN_St_Louis_Central||D_NAD_1983_HARN_Adj_MN_St_Louis_Central|6378605.783|298.25722210088|||363|\n\
104769||GCS_NAD_1983_HARN_Adj_MN_St_Louis_South||D_NAD_1983_HARN_Adj_MN_St_Louis_South|6378540.861|298.25722210088|||363|\n\
104770||GCS_NAD_1983_HARN_Adj_MN_Scott||D_NAD_1983_HARN_Adj_MN_Scott|6378421.989|298.25722210088|||363|\n\
104771||GCS_NAD_1983_HARN_Adj_MN_Sherburne||D_NAD_1983_HARN_Adj_MN_Sherburne|6378443.325|298.25722210088|||363|\n\
104772||GCS_NAD_1983_HARN_Adj_MN_Sibley||D_NAD_1983_HARN_Adj_MN_Sibley|6378414.369|298.25722210088|||363|\n\
104773||GCS_NAD_1983_HARN_Adj_MN_Stearns||D_NAD_1983_HARN_Adj_MN_Stearns|6378502.761|298.25722210088|||363|\n\
104774||GCS_NAD_1983_HARN_Adj_MN_Steele||D_NAD_1983_HARN_Adj_MN_Steele|6378481.425|298.25722210088|||363|\n\
104775||GCS_NAD_1983_HARN_Adj_MN_Stevens||D_NAD_1983_HARN_Adj_MN_Stevens|6378502.761|298.25722210088|||363|\n\
104776||GCS_NAD_1983_HARN_Adj_MN_Swift||D_NAD_1983_HARN_Adj_MN_Swift|6378470.757|298.25722210088|||363|\n\
104777||GCS_NAD_1983_HARN_Adj_MN_Todd||D_NAD_1983_HARN_Adj_MN_Todd|6378548.481|298.25722210088|||363|\n\
104778||GCS_NAD_1983_HARN_Adj_MN_Traverse||D_NAD_1983_HARN_Adj_MN_Traverse|6378463.746|298.25722210088|||363|\n\
104779||GCS_NAD_1983_HARN_Adj_MN_Wabasha||D_NAD_1983_HARN_Adj_MN_Wabasha|6378426.561|298.25722210088|||363|\n\
104780||GCS_NAD_1983_HARN_Adj_MN_Wadena||D_NAD_1983_HARN_Adj_MN_Wadena|6378546.957|298.25722210088|||363|\n\
104781||GCS_NAD_1983_HARN_Adj_MN_Waseca||D_NAD_1983_HARN_Adj_MN_Waseca|6378481.425|298.25722210088|||363|\n\
104782||GCS_NAD_1983_HARN_Adj_MN_Watonwan||D_NAD_1983_HARN_Adj_MN_Watonwan|6378514.953|298.25722210088|||363|\n\
104783||GCS_NAD_1983_HARN_Adj_MN_Winona||D_NAD_1983_HARN_Adj_MN_Winona|6378453.688|298.25722210088|||363|\n\
104784||GCS_NAD_1983_HARN_Adj_MN_Wright||D_NAD_1983_HARN_Adj_MN_Wright|6378443.325|298.25722210088|||363|\n\
104785||GCS_NAD_1983_HARN_Adj_MN_Yellow_Medicine||D_NAD_1983_HARN_Adj_MN_Yellow_Medicine|6378530.193|298.25722210088|||363|\n\
104786||GCS_NAD_1983_HARN_Adj_MN_St_Louis||D_NAD_1983_HARN_Adj_MN_St_Louis|6378523|298.2752724|||363|\n\
104800|1|GCS_NAD_1983_HARN_Adj_WI_Adams||D_NAD_1983_HARN_Adj_WI_AD_JN|6378376.271|298.26841099501|||370|\n\
104801|1|GCS_NAD_1983_HARN_Adj_WI_Ashland||D_NAD_1983_HARN_Adj_WI_AL|6378471.92|298.27288377523|||370|\n\
104802|1|GCS_NAD_1983_HARN_Adj_WI_Barron||D_NAD_1983_HARN_Adj_WI_BA|6378472.931|298.27293105205|||370|\n\
104803|1|GCS_NAD_1983_HARN_Adj_WI_Bayfield||D_NAD_1983_HARN_Adj_WI_BF|6378411.351|298.27005142125|||370|\n\
104804|1|GCS_NAD_1983_HARN_Adj_WI_Brown||D_NAD_1983_HARN_Adj_WI_BR|6378137|298.25722210023|||370|\n\
104805|1|GCS_NAD_1983_HARN_Adj_WI_Buffalo||D_NAD_1983_HARN_Adj_WI_BU|6378380.991|298.2686317137|||370|\n\
104806|1|GCS_NAD_1983_HARN_Adj_WI_Burnett||D_NAD_1983_HARN_Adj_WI_BN|6378414.96|298.27022018689|||370|\n\
104807|1|GCS_NAD_1983_HARN_Adj_WI_Calumet||D_NAD_1983_HARN_Adj_WI_CL_FL_OG_WN|6378345.09|298.26695289549|||370|\n\
104808||GCS_NAD_1983_HARN_Adj_WI_Chippewa||D_NAD_1983_HARN_Adj_WI_CP|6378412.542|298.27010711531|||370|1412 1413 1414\n\
104809|1|GCS_NAD_1983_HARN_Adj_WI_Clark||D_NAD_1983_HARN_Adj_WI_CK|6378470.401|298.27281274309|||370|\n\
104810|1|GCS_NAD_1983_HARN_Adj_WI_Columbia||D_NAD_1983_HARN_Adj_WI_CO|6378376.331|298.26841380075|||370|\n\
104811|1|GCS_NAD_1983_HARN_Adj_WI_Crawford||D_NAD_1983_HARN_Adj_WI_CR|6378379.031|298.26854005933|||370|\n\
104812|1|GCS_NAD_1983_HARN_Adj_WI_Dane||D_NAD_1983_HARN_Adj_WI_DN|6378407.621|298.26987699737|||370|\n\
104813|1|GCS_NAD_1983_HARN_Adj_WI_Dodge||D_NAD_1983_HARN_Adj_WI_DD_JF|6378376.811|298.26843624672|||370|\n\
104814|1|GCS_NAD_1983_HARN_Adj_WI_Door||D_NAD_1983_HARN_Adj_WI_DR|6378313.92|298.26549531037|||370|\n\
104815|1|GCS_NAD_1983_HARN_Adj_WI_Douglas||D_NAD_1983_HARN_Adj_WI_DG|6378414.93|298.27021878401|||370|\n\
104816|1|GCS_NAD_1983_HARN_Adj_WI_Dunn||D_NAD_1983_HARN_Adj_WI_DU|6378413.021|298.27012951452|||370|\n\
104817|1|GCS_NAD_1983_HARN_Adj_WI_EauClaire||D_NAD_1983_HARN_Adj_WI_EC|6378380.381|298.26860318862|||370|\n\
104818|1|GCS_NAD_1983_HARN_Adj_WI_Florence||D_NAD_1983_HARN_Adj_WI_FN|6378530.851|298.27563953233|||370|\n\
104819|1|GCS_NAD_1983_HARN_Adj_WI_FondduLac||D_NAD_1983_HARN_Adj_WI_CL_FL_OG_WN|6378345.09|298.26695289549|||370|\n\
104820|1|GCS_NAD_1983_HARN_Adj_WI_Forest||D_NAD_1983_HARN_Adj_WI_FR|6378591.521|298.27847660932|||370|\n\
104821|1|GCS_NAD_1983_HARN_Adj_WI_Grant||D_NAD_1983_HARN_Adj_WI_GT|6378378.881|298.26853304496|||370|\n\
104822|1|GCS_NAD_1983_HARN_Adj_WI_Green||D_NAD_1983_HARN_Adj_WI_GR_LF|6378408.481|298.26991721306|||370|\n\
104823|1|GCS_NAD_1983_HARN_Adj_WI_GreenLake||D_NAD_1983_HARN_Adj_WI_GL_MQ|6378375.601|298.26837966417|||370|\n\
104824|1|GCS_NAD_1983_HARN_Adj_WI_Iowa||D_NAD_1983_HARN_Adj_WI_IA|6378408.041|298.26989663759|||370|\n\
104825|1|GCS_NAD_1983_HARN_Adj_WI_Iron||D_NAD_1983_HARN_Adj_WI_IR|6378655.071|298.28144836211|||370|\n\
104826|1|GCS_NAD_1983_HARN_Adj_WI_Jackson||D_NAD_1983_HARN_Adj_WI_JA|6378409.151|298.26994854389|||370|\n\
104827|1|GCS_NAD_1983_HARN_Adj_WI_Jefferson||D_NAD_1983_HARN_Adj_WI_DD_JF|6378376.811|298.26843624672|||370|\n\
104828|1|GCS_NAD_1983_HARN_Adj_WI_Juneau||D_NAD_1983_HARN_Adj_WI_AD_JN|6378376.271|298.26841099501|||370|\n\
104829|1|GCS_NAD_1983_HARN_Adj_WI_Kenosha||D_NAD_1983_HARN_Adj_WI_KN_MW_OZ_RA|6378315.7|298.26557854751|||370|\n\
104830|1|GCS_NAD_1983_HARN_Adj_WI_Kewaunee||D_NAD_1983_HARN_Adj_WI_KW_MT_SG|6378285.86|298.26418315642|||370|\n\
104831|1|GCS_NAD_1983_HARN_Adj_WI_LaCrosse||D_NAD_1983_HARN_Adj_WI_LC|6378379.301|298.26855268519|||370|\n\
104832|1|GCS_NAD_1983_HARN_Adj_WI_Lafayette||D_NAD_1983_HARN_Adj_WI_GR_LF|6378408.481|298.26991721306|||370|\n\
104833|1|GCS_NAD_1983_HARN_Adj_WI_Langlade||D_NAD_1983_HARN_Adj_WI_LG|6378560.121|298.27700826883|||370|\n\
104834|1|GCS_NAD_1983_HARN_Adj_WI_Lincoln||D_NAD_1983_HARN_Adj_WI_LN|6378531.821|298.2756848919|||370|\n\
104835|1|GCS_NAD_1983_HARN_Adj_WI_Manitowoc||D_NAD_1983_HARN_Adj_WI_KW_MT_SG|6378285.86|298.26418315642|||370|\n\
104836|1|GCS_NAD_1983_HARN_Adj_WI_Marathon||D_NAD_1983_HARN_Adj_WI_MA|6378500.6|298.27422492189|||370|\n\
104837|1|GCS_NAD_1983_HARN_Adj_WI_Marinette||D_NAD_1983_HARN_Adj_WI_MN|6378376.041|298.26840023965|||370|\n\
104838|1|GCS_NAD_1983_HARN_Adj_WI_Marquette||D_NAD_1983_HARN_Adj_WI_GL_MQ|6378375.601|298.26837966417|||370|\n\
104839|1|GCS_NAD_1983_HARN_Adj_WI_Menominee||D_NAD_1983_HARN_Adj_WI_ME|6378406.601|298.26982929968|||370|\n\
104840|1|GCS_NAD_1983_HARN_Adj_WI_Milwaukee||D_NAD_1983_HARN_Adj_WI_KN_MW_OZ_RA|6378315.7|298.26557854751|||370|\n\
104841|1|GCS_NAD_1983_HARN_Adj_WI_Monroe||D_NAD_1983_HARN_Adj_WI_MR|6378438.991|298.27134393498|||370|\n\
104842|1|GCS_NAD_1983_HARN_Adj_WI_Oconto||D_NAD_1983_HARN_Adj_WI_OC|6378345.42|298.2669683271|||370|\n\
104843|1|GCS_NAD_1983_HARN_Adj_WI_Oneida||D_NAD_1983_HARN_Adj_WI_ON|6378593.86|298.27858598665|||370|\n\
104844|1|GCS_NAD_1983_HARN_Adj_WI_Outagamie||D_NAD_1983_HARN_Adj_WI_CL_FL_OG_WN|6378345.09|298.26695289549|||370|\n\
104845|1|GCS_NAD_1983_HARN_Adj_WI_Ozaukee||D_NAD_1983_HARN_Adj_WI_KN_MW_OZ_RA|6378315.7|298.26557854751|||370|\n\
104846|1|GCS_NAD_1983_HARN_Adj_WI_Pepin||D_NAD_1983_HARN_Adj_WI_PP_PC|6378381.271|298.26864480719|||370|\n\
104847|1|GCS_NAD_1983_HARN_Adj_WI_Pierce||D_NAD_1983_HARN_Adj_WI_PP_PC|6378381.271|298.26864480719|||370|\n\
104848|1|GCS_NAD_1983_HARN_Adj_WI_Polk||D_NAD_1983_HARN_Adj_WI_PK|6378413.671|298.27015991011|||370|\n\
104849|1|GCS_NAD_1983_HARN_Adj_WI_Portage||D_NAD_1983_HARN_Adj_WI_PT|6378344.377|298.26691953891|||370|\n\
104850|1|GCS_NAD_1983_HARN_Adj_WI_Price||D_NAD_1983_HARN_Adj_WI_PR|6378563.891|298.27718456321|||370|\n\
104851|1|GCS_NAD_1983_HARN_Adj_WI_Racine||D_NAD_1983_HARN_Adj_WI_KN_MW_OZ_RA|6378315.7|298.26557854751|||370|\n\
104852|1|GCS_NAD_1983_HARN_Adj_WI_Richland||D_NAD_1983_HARN_Adj_WI_RC|6378408.091|298.26989897571|||370|\n\
104853|1|GCS_NAD_1983_HARN_Adj_WI_Rock||D_NAD_1983_HARN_Adj_WI_RK|6378377.671|298.26847646241|||370|\n\
104854|1|GCS_NAD_1983_HARN_Adj_WI_Rusk||D_NAD_1983_HARN_Adj_WI_RS|6378472.751|298.27292263481|||370|\n\
104855|1|GCS_NAD_1983_HARN_Adj_WI_StCroix||D_NAD_1983_HARN_Adj_WI_SC|6378412.511|298.27010566568|||370|\n\
104856|1|GCS_NAD_1983_HARN_Adj_WI_Sauk||D_NAD_1983_HARN_Adj_WI_SK|6378407.281|298.26986109814|||370|\n\
104857|1|GCS_NAD_1983_HARN_Adj_WI_Sawyer||D_NAD_1983_HARN_Adj_WI_SW|6378534.451|298.2758078771|||370|\n\
104858|1|GCS_NAD_1983_HARN_Adj_WI_Shawano||D_NAD_1983_HARN_Adj_WI_SH|6378406.051|298.26980358034|||370|\n\
104859|1|GCS_NAD_1983_HARN_Adj_WI_Sheboygan||D_NAD_1983_HARN_Adj_WI_KW_MT_SG|6378285.86|298.26418315642|||370|\n\
104860|1|GCS_NAD_1983_HARN_Adj_WI_Taylor||D_NAD_1983_HARN_Adj_WI_TA|6378532.921|298.27573633058|||370|\n\
104861|1|GCS_NAD_1983_HARN_Adj_WI_Trempealeau||D_NAD_1983_HARN_Adj_WI_TR|6378380.091|298.26858962751|||370|\n\
104862|1|GCS_NAD_1983_HARN_Adj_WI_Vernon||D_NAD_1983_HARN_Adj_WI_VR|6378408.941|298.26993872378|||370|\n\
104863|1|GCS_NAD_1983_HARN_Adj_WI_Vilas||D_NAD_1983_HARN_Adj_WI_VI|6378624.171|298.28000340285|||370|\n\
104864|1|GCS_NAD_1983_HARN_Adj_WI_Walworth||D_NAD_1983_HARN_Adj_WI_WW|6378377.411|298.26846430418|||370|\n\
104865|1|GCS_NAD_1983_HARN_Adj_WI_Washburn||D_NAD_1983_HARN_Adj_WI_WB|6378474.591|298.27300867769|||370|\n\
104866|1|GCS_NAD_1983_HARN_Adj_WI_Washington||D_NAD_1983_HARN_Adj_WI_WA|6378407.141|298.2698545514|||370|\n\
104867|1|GCS_NAD_1983_HARN_Adj_WI_Waukesha||D_NAD_1983_HARN_Adj_WI_WK|6378376.871|298.26843905247|||370|\n\
104868|1|GCS_NAD_1983_HARN_Adj_WI_Waupaca||D_NAD_1983_HARN_Adj_WI_WP|6378375.251|298.26836329732|||370|\n\
104869|1|GCS_NAD_1983_HARN_Adj_WI_Waushara||D_NAD_1983_HARN_Adj_WI_WS|6378405.971|298.26979983935|||370|\n\
104870|1|GCS_NAD_1983_HARN_Adj_WI_Winnebago||D_NAD_1983_HARN_Adj_WI_CL_FL_OG_WN|6378345.09|298.26695289549|||370|\n\
104871|1|GCS_NAD_1983_HARN_Adj_WI_Wood||D_NAD_1983_HARN_Adj_WI_WD|6378437.651|298.27128127332|||370|\n\
104896|1|GCS_ITRF_2005||International Terrestrial Reference Frame 2005;D_ITRF_2005|6378137|298.257222101|||12|1415 1416 1417 1418 1419 1420 1421 1422 1423 1424 1425 1426 1427 1428\n\
104990|1|GCS_HD1909||D_Hungarian_Datum_1909|6377397.155|299.1528128|||0|\n\
104991|1|GCS_IGRS||D_Iraqi_Geospatial_Reference_System|6378137|298.257222101|||3|\n\
104992|1|GCS_MGI_1901||D_MGI_1901|6377397.155|299.1528128|||4|\n\
CRS27||NAD27 (CRS27)||North American Datum 1927;D_North_American_1927;NAD27|6378206.4|294.9786982139|||406|1429 1430 1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444 1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506\n\
CRS83||NAD83 (CRS83)||North American Datum 1983;D_North_American_1983;NAD83|6378137|298.257222101|||413|1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539 1540 1541 1542 1543 1544 1545 1546 1547 1548 1549 1550 1551 1552 1553 1554 1555 1556 1557 1558\n\
CRS84||WGS 84 (CRS84)||World Geodetic System 1984 ensemble;D_WGS_1984;WGS84|6378137|298.257223563|||12|1559\n\
CRS84h||WGS 84 longitude-latitude-height||World Geodetic System 1984 ensemble;D_WGS_1984;WGS84|6378137|298.257223563|||12|1560';
