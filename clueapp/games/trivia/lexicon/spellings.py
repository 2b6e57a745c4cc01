"""Names and words that are written in more than one way, a line to each."""

from __future__ import annotations

SPELLINGS = """
aaron arron
adrenaline adrenalin
aesthetics esthetics
airplane aeroplane
alan allan allen
alexander aleksandr
aluminum aluminium
anaemia anemia
ann anne
antony anthony
archaeology archeology
athena athene
balder baldur
barbecue barbeque
bosporus bosphorus
brian bryan
caesium cesium
carl karl
catalogue catalog
catherine katherine katharine kathryn cathryn
centre center
chilli chili
christina kristina
colour color
cronus cronos kronos
cusco cuzco
deborah debra
dialogue dialog
dmitri dmitry
doughnut donut
draught draft
elizabeth elisabeth
encyclopaedia encyclopedia
eric erik
estrogen oestrogen
frederick frederic fredrick
freya freyja
geoffrey jeffrey
gillian jillian
graham graeme
grey gray
gustav gustave
haemoglobin hemoglobin
hannah hanna
hanover hannover
heracles herakles
isabel isobel isabelle
isabella isabela
jewellery jewelry
johann johan johannes
ketchup catsup
kharkiv kharkov
koblenz coblenz
konrad conrad
krakow cracow
kyiv kiev
lasagne lasagna
lawrence laurence
leukaemia leukemia
limburg limbourg
ludwig ludvig
luxembourg luxemburg
lyon lyons
macaron macaroon
madeleine madeline
mallorca majorca
manoeuvre maneuver
marc mark
marilyn marilynn
marrakesh marrakech
marseille marseilles
matthew mathew
mediaeval medieval
menorca minorca
metre meter
mohammed muhammad mohamed muhammed mohamad
moustache mustache
nanjing nanking
neil neal
nicholas nicolas nikolas
nikolai nikolay
orangutan orangutang
pajamas pyjamas
pilsen plzen
pittsburgh pittsburg
plough plow
programme program
rachel rachael
rachmaninoff rachmaninov
raphael rafael
ricardo riccardo
rudolf rudolph
sara sarah
savanna savannah
sean shaun shawn
sergei sergey
sofia sophia
stephen steven
strasbourg strassburg
stuart stewart
sulfate sulphate
sulfide sulphide
sulfite sulphite
sulfur sulphur
susanna susannah
teresa theresa
theatre theater
tsar czar tzar
virgil vergil
whisky whiskey
yogurt yoghurt
yuri yury
"""
