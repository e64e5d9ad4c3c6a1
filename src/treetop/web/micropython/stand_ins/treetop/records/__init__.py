from treetop.records.record import Record
