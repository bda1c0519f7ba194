// Draws people with gofakeit as CSV: reads counts from standard input, writes to the file of the first argument, and prints
// a line once each is written.
package main

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	"github.com/brianvoe/gofakeit/v7"
)

var (
	bloodTypes = []string{"O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"}
	signs      = []string{"Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius"}
	first      = time.Date(1945, 1, 1, 0, 0, 0, 0, time.UTC)
	last       = time.Date(2007, 12, 31, 0, 0, 0, 0, time.UTC)
)

func main() {
	file, err := os.OpenFile(os.Args[1], os.O_WRONLY, 0)
	if err != nil {
		log.Fatal(err)
	}
	faker := gofakeit.NewFaker(rand.NewPCG(1, 1), false)
	out := csv.NewWriter(file)
	counts := bufio.NewScanner(os.Stdin)
	for counts.Scan() {
		count, err := strconv.Atoi(counts.Text())
		if err != nil {
			log.Fatal(err)
		}
		for ; count > 0; count-- {
			if err := out.Write(person(faker)); err != nil {
				log.Fatal(err)
			}
		}
		out.Flush()
		fmt.Println("written")
	}
}

// The columns of identikit; what gofakeit lacks is made from its integers.
func person(f *gofakeit.Faker) []string {
	born := f.DateRange(first, last)
	cm, kg := f.IntRange(150, 200), f.IntRange(45, 120)
	inches := int(math.Round(float64(cm) / 2.54))
	gender := f.Gender()
	return []string{
		f.City(), f.Country(), f.StateAbr(), f.State(), f.Street(), f.Zip(),
		bloodTypes[f.IntRange(0, 7)],
		f.CreditCardCvv(), f.CreditCardExp(), f.CreditCardNumber(nil), f.CreditCardType(),
		strconv.Itoa(2026 - born.Year()), born.Format(time.DateOnly), born.Format("02"), born.Format("01"),
		signs[f.IntRange(0, 8)],
		f.Email(), gender,
		strconv.Itoa(cm), strconv.Itoa(inches / 12), strconv.Itoa(inches % 12), strconv.FormatFloat(float64(cm)/100, 'f', -1, 64),
		f.Name(), f.SSN(), f.Phone(),
		"/avatar/" + gender + "/" + strconv.Itoa(f.IntRange(0, 999)),
		strconv.Itoa(kg), strconv.Itoa(int(math.Round(float64(kg) * 2.20462))),
	}
}
