BEGIN TRANSACTION;
CREATE TABLE chairs (
    person TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (person, number)
) WITHOUT ROWID;
INSERT INTO "chairs" VALUES('p-ada',1);
INSERT INTO "chairs" VALUES('p-ben',1);
INSERT INTO "chairs" VALUES('p-cleo',1);
INSERT INTO "chairs" VALUES('p-ada',2);
INSERT INTO "chairs" VALUES('p-ben',2);
INSERT INTO "chairs" VALUES('p-ada',3);
INSERT INTO "chairs" VALUES('p-ben',3);
INSERT INTO "chairs" VALUES('p-ben',4);
INSERT INTO "chairs" VALUES('p-cleo',4);
INSERT INTO "chairs" VALUES('p-ada',5);
INSERT INTO "chairs" VALUES('p-ben',5);
INSERT INTO "chairs" VALUES('p-ada',6);
CREATE TABLE codes (
    digest BLOB PRIMARY KEY,
    person TEXT NOT NULL UNIQUE REFERENCES people (id),
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE migrations (
    number INTEGER PRIMARY KEY,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "migrations" VALUES(1,'2026-11-16 10:22:25');
CREATE TABLE moves (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "moves" VALUES('old-saboteur-ended-01',0,'{"was":"created","table":"old-saboteur-ended-01","settings":{"game":"saboteur","players":4,"options":{},"pace":"fast","clock":null,"grace":60,"public":false,"onlookers":true,"free_text":null},"host":"p-ada","name":"Ada"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',1,'{"was":"sat","seat":1,"person":"p-ben","name":"Benjamin"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',2,'{"was":"filled","seat":2,"level":"random","name":"Bruno"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',3,'{"was":"filled","seat":3,"level":"random","name":"Clara"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',4,'{"was":"started"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',5,'{"was":"dealt","fields":{"first":0,"roles":["digger","saboteur","digger","digger"],"spare":"digger","goals":["NW","gold","NE"],"hands":["break:lamp NES EW NE NESW fix:cart","fix:pick map NES map NEW break:cart","map break:cart EW NESW! NES! fix:pick+cart","NW break:cart break:lamp NE fix:pick NE"],"deck":"break:pick fix:cart fix:lamp rockfall NS NESW NESW NEW map EW! fix:lamp NES NW NEW NESW EW fix:pick+lamp NS rockfall NW break:pick map NE! NW N! NE break:pick NS NEW NS! NE fix:lamp+cart NES NEW NS E! NW! break:lamp NES NEW! rockfall NESW map","gold":"1 1 3 1 2 1 1 3 2 2 3 1 2 1 1 1 1 2 3 1 2 2 1 1 1 1 1 2"}}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',6,'{"was":"played","seat":0,"move":"break:lamp 2"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',7,'{"was":"played","seat":1,"move":"NES@-1,0"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',8,'{"was":"played","seat":2,"move":"break:cart 0"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',9,'{"was":"played","seat":3,"move":"NE@-1,-1"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',10,'{"was":"played","seat":0,"move":"discard NES"}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',11,'{"was":"agreed","seat":0,"agree":true}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',12,'{"was":"agreed","seat":1,"agree":true}');
INSERT INTO "moves" VALUES('old-saboteur-ended-01',13,'{"was":"ended"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',0,'{"was":"created","table":"old-saboteur-running-1","settings":{"game":"saboteur","players":3,"options":{},"pace":"normal","clock":null,"grace":60,"public":false,"onlookers":true,"free_text":null},"host":"p-ada","name":"Ada"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',1,'{"was":"sat","seat":1,"person":"p-ben","name":"Benjamin"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',2,'{"was":"filled","seat":2,"level":"apprentice","name":"Bruno"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',3,'{"was":"started"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',4,'{"was":"dealt","fields":{"first":1,"roles":["digger","digger","saboteur"],"spare":"digger","goals":["NW","NE","gold"],"hands":["NS NE! NE NES rockfall NES","rockfall EW NES! NW NESW fix:pick","break:lamp NW fix:lamp NW! NES NS"],"deck":"rockfall NS NE fix:lamp map NW break:cart break:lamp NESW break:cart NES map NS! map NW NEW NESW NESW! map NS break:pick fix:cart NE NE EW fix:pick+cart map break:pick EW! EW break:pick NESW NEW fix:pick NEW NESW NEW! break:lamp fix:lamp+cart fix:pick+lamp fix:cart NEW N! NES NEW map break:cart NE E!","gold":"1 1 1 1 1 2 2 1 2 1 3 3 1 1 1 2 2 2 1 2 1 3 3 1 1 2 1 1"}}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',5,'{"was":"played","seat":1,"move":"NESW@-1,0"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',6,'{"was":"played","seat":2,"move":"NES@-2,0"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',7,'{"was":"played","seat":0,"move":"NS@0,1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',8,'{"was":"played","seat":1,"move":"NSW!@-2,-1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',9,'{"was":"played","seat":2,"move":"discard NW"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',10,'{"was":"played","seat":0,"move":"NE!@-1,-1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',11,'{"was":"played","seat":1,"move":"ES@0,2"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',12,'{"was":"played","seat":2,"move":"discard NW!"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',13,'{"was":"played","seat":0,"move":"SW@-1,1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',14,'{"was":"played","seat":1,"move":"rockfall 0,1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',15,'{"was":"played","seat":2,"move":"break:lamp 0"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',16,'{"was":"played","seat":0,"move":"discard NW"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',17,'{"was":"played","seat":1,"move":"rockfall -1,-1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',18,'{"was":"played","seat":2,"move":"NES@0,-1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',19,'{"was":"played","seat":0,"move":"rockfall 0,2"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',20,'{"was":"played","seat":1,"move":"NS!@0,-2"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',21,'{"was":"played","seat":2,"move":"discard NS"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',22,'{"was":"played","seat":0,"move":"map 8,2"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',23,'{"was":"played","seat":1,"move":"NEW@1,-1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',24,'{"was":"played","seat":2,"move":"map 8,0"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',25,'{"was":"played","seat":0,"move":"discard NESW"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',26,'{"was":"played","seat":1,"move":"discard fix:pick"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',27,'{"was":"played","seat":2,"move":"fix:lamp lamp 0"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',28,'{"was":"played","seat":0,"move":"break:pick 1"}');
INSERT INTO "moves" VALUES('old-saboteur-running-1',29,'{"was":"played","seat":1,"move":"discard break:cart"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',0,'{"was":"created","table":"old-siegel-between-01","settings":{"game":"siegel","players":3,"options":{"rounds":2},"pace":"normal","clock":null,"grace":60,"public":false,"onlookers":true,"free_text":null},"host":"p-ada","name":"Ada"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',1,'{"was":"sat","seat":1,"person":"p-ben","name":"Benjamin"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',2,'{"was":"sat","seat":2,"person":"p-cleo","name":"Cleo"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',3,'{"was":"started"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',4,'{"was":"dealt","fields":{"dealer":2,"hands":["y1 b7 y5 b9 g8 r4 b5 g2 v3 r2 r7 b4 v2 g1 r3","g5 r6 v4 y3 g6 r8 r5 g4 y9 b2 b3 b8 v6 y8 b6","b1 v5 y4 v8 r1 y7 g3 y2 g9 r9 v9 v7 y6 g7 v1"]}}');
INSERT INTO "moves" VALUES('old-siegel-between-01',5,'{"was":"played","seat":0,"move":"r r r r r y y y g g"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',6,'{"was":"played","seat":1,"move":"r@0 r@0 r@0 r@0 g v"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',7,'{"was":"played","seat":2,"move":"saboteur"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',8,'{"was":"played","seat":0,"move":"r2"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',9,'{"was":"played","seat":1,"move":"r8"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',10,'{"was":"played","seat":2,"move":"r1"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',11,'{"was":"played","seat":1,"move":"v4"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',12,'{"was":"played","seat":2,"move":"v8"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',13,'{"was":"played","seat":0,"move":"v2"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',14,'{"was":"played","seat":2,"move":"v9"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',15,'{"was":"played","seat":0,"move":"v3"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',16,'{"was":"played","seat":1,"move":"v6"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',17,'{"was":"played","seat":2,"move":"g9"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',18,'{"was":"played","seat":0,"move":"g1"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',19,'{"was":"played","seat":1,"move":"g6"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',20,'{"was":"played","seat":2,"move":"v5"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',21,'{"was":"played","seat":0,"move":"r3"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',22,'{"was":"played","seat":1,"move":"y3"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',23,'{"was":"played","seat":0,"move":"-w"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',24,'{"was":"played","seat":0,"move":"r7"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',25,'{"was":"played","seat":1,"move":"r5"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',26,'{"was":"played","seat":2,"move":"r9"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',27,'{"was":"played","seat":2,"move":"y2"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',28,'{"was":"played","seat":0,"move":"y1"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',29,'{"was":"played","seat":1,"move":"y9"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',30,'{"was":"played","seat":1,"move":"b2"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',31,'{"was":"played","seat":2,"move":"b1"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',32,'{"was":"played","seat":0,"move":"b9"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',33,'{"was":"played","seat":0,"move":"y5"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',34,'{"was":"played","seat":1,"move":"y8"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',35,'{"was":"played","seat":2,"move":"y7"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',36,'{"was":"played","seat":1,"move":"b6"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',37,'{"was":"played","seat":2,"move":"v7"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',38,'{"was":"played","seat":0,"move":"b4"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',39,'{"was":"played","seat":1,"move":"g5"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',40,'{"was":"played","seat":2,"move":"g3"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',41,'{"was":"played","seat":0,"move":"g8"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',42,'{"was":"played","seat":0,"move":"-w"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',43,'{"was":"played","seat":0,"move":"r4"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',44,'{"was":"played","seat":1,"move":"r6"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',45,'{"was":"played","seat":2,"move":"g7"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',46,'{"was":"played","seat":1,"move":"b3"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',47,'{"was":"played","seat":2,"move":"v1"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',48,'{"was":"played","seat":0,"move":"b5"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',49,'{"was":"played","seat":0,"move":"g2"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',50,'{"was":"played","seat":1,"move":"g4"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',51,'{"was":"played","seat":2,"move":"y6"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',52,'{"was":"played","seat":1,"move":"b8"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',53,'{"was":"played","seat":2,"move":"y4"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',54,'{"was":"played","seat":0,"move":"b7"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',55,'{"was":"nodded","seat":0}');
INSERT INTO "moves" VALUES('old-siegel-between-01',56,'{"was":"filled","seat":0,"level":"apprentice","name":"Ada"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',57,'{"was":"host","person":"p-ben"}');
INSERT INTO "moves" VALUES('old-siegel-between-01',58,'{"was":"agreed","seat":2,"agree":true}');
INSERT INTO "moves" VALUES('old-siegel-gathering1',0,'{"was":"created","table":"old-siegel-gathering1","settings":{"game":"siegel","players":3,"options":{},"pace":"normal","clock":null,"grace":60,"public":false,"onlookers":true,"free_text":null},"host":"p-ada","name":"Ada"}');
INSERT INTO "moves" VALUES('old-siegel-gathering1',1,'{"was":"sat","seat":1,"person":"p-cleo","name":"Cleo"}');
INSERT INTO "moves" VALUES('old-siegel-gathering1',2,'{"was":"stood","seat":1}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',0,'{"was":"created","table":"old-siegel-over-00001","settings":{"game":"siegel","players":3,"options":{"rounds":1},"pace":"normal","clock":60,"grace":60,"public":true,"onlookers":true,"free_text":true},"host":"p-ada","name":"Ada"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',1,'{"was":"sat","seat":1,"person":"p-ben","name":"Benjamin"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',2,'{"was":"filled","seat":2,"level":"apprentice","name":"Bruno"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',3,'{"was":"started"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',4,'{"was":"dealt","fields":{"dealer":1,"hands":["g4 y5 r2 y8 g1 b9 b6 b1 r8 r4 g8 y2 y4 g7 y3","b3 b2 r9 r6 g9 g2 v9 y9 g5 r1 v8 b5 v4 v7 v2","v1 b8 b7 v6 r3 v3 g3 y7 y1 v5 g6 r7 y6 b4 r5"]}}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',5,'{"was":"played","seat":2,"move":"r r r r r y y y"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',6,'{"was":"played","seat":0,"move":"r@2 r@2 r@2 r@2 g g g b b b"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',7,'{"was":"played","seat":1,"move":"v"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',8,'{"was":"played","seat":2,"move":"y7"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',9,'{"was":"played","seat":0,"move":"y2"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',10,'{"was":"played","seat":1,"move":"y9"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',11,'{"was":"played","seat":1,"move":"b5"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',12,'{"was":"played","seat":2,"move":"b7"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',13,'{"was":"played","seat":0,"move":"b6"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',14,'{"was":"played","seat":2,"move":"y6"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',15,'{"was":"played","seat":0,"move":"y8"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',16,'{"was":"played","seat":1,"move":"b2"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',17,'{"was":"played","seat":0,"move":"g4"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',18,'{"was":"played","seat":1,"move":"g5"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',19,'{"was":"played","seat":2,"move":"g3"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',20,'{"was":"played","seat":1,"move":"r6"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',21,'{"was":"played","seat":2,"move":"r3"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',22,'{"was":"played","seat":0,"move":"r8"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',23,'{"was":"played","seat":0,"move":"y4"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',24,'{"was":"played","seat":1,"move":"v8"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',25,'{"was":"played","seat":2,"move":"y1"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',26,'{"was":"played","seat":0,"move":"y3"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',27,'{"was":"played","seat":1,"move":"v2"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',28,'{"was":"played","seat":2,"move":"v1"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',29,'{"was":"played","seat":0,"move":"r2"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',30,'{"was":"played","seat":1,"move":"r1"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',31,'{"was":"played","seat":2,"move":"r5"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',32,'{"was":"played","seat":2,"move":"-w"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',33,'{"was":"played","seat":2,"move":"b4"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',34,'{"was":"played","seat":0,"move":"b1"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',35,'{"was":"played","seat":1,"move":"b3"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',36,'{"was":"played","seat":2,"move":"v6"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',37,'{"was":"played","seat":0,"move":"b9"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',38,'{"was":"played","seat":1,"move":"v4"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',39,'{"was":"played","seat":2,"move":"v3"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',40,'{"was":"played","seat":0,"move":"g8"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',41,'{"was":"played","seat":1,"move":"v7"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',42,'{"was":"played","seat":1,"move":"v9"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',43,'{"was":"played","seat":2,"move":"v5"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',44,'{"was":"played","seat":0,"move":"r4"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',45,'{"was":"played","seat":0,"move":"y5"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',46,'{"was":"played","seat":1,"move":"r9"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',47,'{"was":"played","seat":2,"move":"g6"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',48,'{"was":"played","seat":1,"move":"g2"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',49,'{"was":"played","seat":2,"move":"r7"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',50,'{"was":"played","seat":0,"move":"g1"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',51,'{"was":"played","seat":2,"move":"b8"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',52,'{"was":"played","seat":0,"move":"g7"}');
INSERT INTO "moves" VALUES('old-siegel-over-00001',53,'{"was":"played","seat":1,"move":"g9"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',0,'{"was":"created","table":"old-siegel-running-01","settings":{"game":"siegel","players":4,"options":{"rounds":2},"pace":"normal","clock":null,"grace":60,"public":false,"onlookers":true,"free_text":null},"host":"p-ada","name":"Ada"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',1,'{"was":"sat","seat":1,"person":"p-ben","name":"Ben"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',2,'{"was":"sat","seat":2,"person":"p-cleo","name":"Cleo"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',3,'{"was":"filled","seat":3,"level":"apprentice","name":"Bruno"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',4,'{"was":"stood","seat":3}');
INSERT INTO "moves" VALUES('old-siegel-running-01',5,'{"was":"configured","settings":{"game":"siegel","players":3,"options":{"rounds":1,"by_hand":true},"pace":"normal","clock":null,"grace":60,"public":false,"onlookers":true,"free_text":null}}');
INSERT INTO "moves" VALUES('old-siegel-running-01',6,'{"was":"shuffled","order":[1,0,2]}');
INSERT INTO "moves" VALUES('old-siegel-running-01',7,'{"was":"started"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',8,'{"was":"dealt","fields":{"dealer":1,"hands":["v6 v4 r6 b2 y6 g7 v7 b3 y7 r4 v1 v9 r8 r5 b7","b1 y3 v5 y2 y5 v8 b6 g2 g4 r9 v3 g8 g5 b9 g1","b8 r7 g9 y4 b5 y9 r2 g3 g6 b4 v2 y1 r1 r3 y8"]}}');
INSERT INTO "moves" VALUES('old-siegel-running-01',9,'{"was":"said","person":"p-ben","name":"Ben","phrase":"hello","text":""}');
INSERT INTO "moves" VALUES('old-siegel-running-01',10,'{"was":"said","person":"p-cleo","name":"Cleo","phrase":null,"text":"Grüße, \"old\" friends"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',11,'{"was":"played","seat":2,"move":"r r r r r y y y g g g b b b v"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',12,'{"was":"undo-asked","seat":2}');
INSERT INTO "moves" VALUES('old-siegel-running-01',13,'{"was":"undo-answered","seat":1,"agree":true}');
INSERT INTO "moves" VALUES('old-siegel-running-01',14,'{"was":"undo-answered","seat":0,"agree":true}');
INSERT INTO "moves" VALUES('old-siegel-running-01',15,'{"was":"taken-back","seat":2}');
INSERT INTO "moves" VALUES('old-siegel-running-01',16,'{"was":"played","seat":2,"move":"r r r r r y y y g g g b b b v v v"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',17,'{"was":"paused","on":true}');
INSERT INTO "moves" VALUES('old-siegel-running-01',18,'{"was":"paused","on":false}');
INSERT INTO "moves" VALUES('old-siegel-running-01',19,'{"was":"renamed","person":"p-ben","name":"Benjamin"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',20,'{"was":"took-over","seat":2,"level":"apprentice","once":false}');
INSERT INTO "moves" VALUES('old-siegel-running-01',21,'{"was":"took-back","seat":2}');
INSERT INTO "moves" VALUES('old-siegel-running-01',22,'{"was":"free-text","on":false}');
INSERT INTO "moves" VALUES('old-siegel-running-01',23,'{"was":"played","seat":0,"move":"r@2 r@2 g@2 g@2"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',24,'{"was":"played","seat":1,"move":"saboteur"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',25,'{"was":"played","seat":2,"move":"g9"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',26,'{"was":"played","seat":0,"move":"g7"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',27,'{"was":"played","seat":1,"move":"g2"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',28,'{"was":"reminded","seat":1}');
INSERT INTO "moves" VALUES('old-siegel-running-01',29,'{"was":"played","seat":2,"move":"-"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',30,'{"was":"played","seat":2,"move":"y8"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',31,'{"was":"played","seat":0,"move":"y7"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',32,'{"was":"played","seat":1,"move":"y3"}');
INSERT INTO "moves" VALUES('old-siegel-running-01',33,'{"was":"reminded","seat":1}');
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    bot INTEGER NOT NULL,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;
INSERT INTO "people" VALUES('p-ada','Ada',0,'2026-11-16 10:22:25');
INSERT INTO "people" VALUES('p-ben','Benjamin',0,'2026-11-16 10:22:25');
INSERT INTO "people" VALUES('p-cleo','Cleo',0,'2026-11-16 10:22:25');
CREATE TABLE secrets (
    digest BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;
INSERT INTO "secrets" VALUES(X'0C7CA90859F85A38CE5E9F45E08397C3F2F9CE59699FAEA5732BB4CBBB4C2050','p-cleo','2026-11-16 10:22:25');
INSERT INTO "secrets" VALUES(X'D3B9EF39F777DCDB8BB2F1BFF1E9C74650CDC862DCC47D77D3F8F73B342BF4F0','p-ada','2026-11-16 10:22:25');
INSERT INTO "secrets" VALUES(X'DF3E00BAB52A4174E317E3D6E27DAD5F2A734B2CD2E34672031636939DCF0A82','p-ben','2026-11-16 10:22:25');
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    over INTEGER NOT NULL DEFAULT 0,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "tables" VALUES(1,'old-siegel-running-01',0,'2026-11-16 10:22:25');
INSERT INTO "tables" VALUES(2,'old-saboteur-running-1',0,'2026-11-16 10:22:25');
INSERT INTO "tables" VALUES(3,'old-siegel-over-00001',1,'2026-11-16 10:22:25');
INSERT INTO "tables" VALUES(4,'old-siegel-between-01',0,'2026-11-16 10:22:25');
INSERT INTO "tables" VALUES(5,'old-saboteur-ended-01',1,'2026-11-16 10:22:25');
INSERT INTO "tables" VALUES(6,'old-siegel-gathering1',0,'2026-11-16 10:22:25');
CREATE INDEX chairs_by_table ON chairs (number);
CREATE TRIGGER moves_never_change BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;
CREATE TRIGGER moves_never_go BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;
COMMIT;
